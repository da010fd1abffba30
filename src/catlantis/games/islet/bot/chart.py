"""Islet, as a bot sees it when it decides: where eggs may go, and what it takes to get there.

A *fare* is a bag of the terrains that the steps of a way cost, whatever the seat holds.
"""

from typing import Final

from catlantis.core.bag import one
from catlantis.core.grid import SIDES
from catlantis.core.ints import NOBODY, NOTHING
from catlantis.games.islet.components import (
    ANY_OF_LEVEL,
    FIRST_AMONG,
    FIRST_LEVEL_NEST,
    HIGH,
    LEVELS,
    NESTS,
    SHOWN,
    TERRAINS,
)
from catlantis.games.islet.sites import is_bare, is_taken, islet_of
from catlantis.games.islet.solo import condition_at, fits
from catlantis.games.islet.state import SEA, State

NO_WAY: Final = -1  # the fare to where none leads
GROWTH: Final = 0.6  # of a card that is met, for a tile that grows towards its level


class Chart:
    """The islet as a plan begins, or both alone with their cards."""

    def __init__(self, root: State, seat: int) -> None:
        self.root = root
        self.seat = seat
        self.alone = root.seats == 1
        self.heights = list(root.height)
        self.land = [site for site, height in enumerate(self.heights) if height]
        self.cards = cards_shown(root) if self.alone else []
        self.meeting = [self.sites_meeting(*card) for card in self.cards]
        self.bare = [self.bare_heights(islet) for islet in range(2)] if self.alone else []
        self.links = self.linked()
        self.targets = self.egg_sites()
        self.terrain = [int(one(face // NESTS)) for face in root.face]
        self.ways = [self.fares_to(sites) for sites in self.targets]
        self.known: dict[int, list[int]] = {}
        bird = int(root.bird[seat])
        self.from_bird = self.landings() if bird == SEA else self.fares_from(bird)

    def linked(self) -> list[list[tuple[int, int]]]:
        """For each site the tiles one step away, and whether the step must be paid."""
        root, faces = self.root, list(self.root.face)
        links: list[list[tuple[int, int]]] = [[] for _ in faces]
        for site in self.land:
            for other in neighbours(root, site):
                if self.heights[other]:
                    links[site].append((other, int(faces[other] // NESTS != faces[site] // NESTS)))
        if self.alone:  # IS-65: between tiles exactly alike
            islets = [int(islet_of(root, site)) for site in range(len(faces))]
            for site in self.land:
                for other in self.land:
                    if faces[site] == faces[other] and islets[site] != islets[other]:
                        links[site].append((other, 1))
        return links

    def sites_meeting(self, islet: int, condition: int) -> set[int]:
        """The tiles without an egg that meet a card."""
        return {site for site in self.land if self.meets(self.root, site, islet, condition)}

    def meets(self, state: State, site: int, islet: int, condition: int) -> bool:
        """Whether a tile has no egg and meets a card at that islet."""
        return bool(
            islet_of(state, site) == islet
            and state.egg[site] == NOBODY
            and fits(state, condition, site)
        )

    def bare_heights(self, islet: int) -> list[int]:
        """The levels of the islet's tiles on which one may be stacked."""
        return [
            self.heights[site]
            for site in self.land
            if islet_of(self.root, site) == islet and is_bare(self.root, site)
        ]

    def egg_sites(self) -> list[list[int]]:
        """For each nest the tiles that may take the seat's next egg."""
        root = self.root
        allowed = set().union(*self.meeting) if self.alone else set(self.land)
        found: list[list[int]] = [[] for _ in range(NESTS)]
        for site in sorted(allowed):
            if not root.egg[site] and not is_taken(root, self.seat, site):
                found[root.face[site] % NESTS].append(site)
        return found

    def fares_to(self, targets: list[int]) -> list[int]:
        """From each site, the fare of the way of fewest paid steps to the nearest target."""
        return self.fares_between(targets, is_inward=True)

    def fares_from(self, bird: int) -> list[int]:
        """To each site, the fare of the way of fewest paid steps from the bird."""
        return self.fares_between([bird], is_inward=False)

    def fares_between(self, ends: list[int], is_inward: bool) -> list[int]:
        """The fares between each site and the nearest end, by ways that lead to it or from it."""
        fares = [NO_WAY] * len(self.links)
        for site in ends:
            fares[site] = 0
        rim = list(ends)
        while rim:
            following: list[int] = []
            while rim:
                site = rim.pop()
                for other, price in self.links[site]:
                    if fares[other] == NO_WAY:
                        stepped_on = site if is_inward else other  # its terrain is paid (IS-32)
                        fares[other] = fares[site] + (self.terrain[stepped_on] if price else 0)
                        (following if price else rim).append(other)
            rim = following
        return fares

    def landings(self) -> list[int]:
        """To each site, the fare from the sea, as if all were coast."""
        return [
            self.terrain[site] if height else NO_WAY for site, height in enumerate(self.heights)
        ]

    def fares(self, bird: int) -> list[int]:
        """From there, the fare to a tile of each nest that may take an egg."""
        known = self.known.get(bird)
        if known is None:
            if bird == SEA:
                known = [
                    min((self.terrain[site] for site in sites), default=NO_WAY)
                    for sites in self.targets
                ]
            else:
                known = [fares[bird] for fares in self.ways]
            self.known[bird] = known
        return known

    def fares_after(self, state: State, changed: list[int]) -> list[int]:
        """The same for the bird where it is, once tiles were placed."""
        found = list(self.fares(int(state.bird[self.seat])))
        if not changed:
            return found
        touched = self.touched(state, changed)
        for nest in range(NESTS):
            if self.alone and all(site in touched for site in self.targets[nest]):
                found[nest] = NO_WAY
        for site in touched:
            if self.can_take_egg(state, site):
                nest, fare = int(state.face[site] % NESTS), self.fare_to(state, site)
                if found[nest] == NO_WAY or NO_WAY < fare < found[nest]:
                    found[nest] = fare
        return found

    def fare_to(self, state: State, site: int) -> int:
        """From the bird, the fare to a tile that was placed."""
        terrain = int(one(state.face[site] // NESTS))
        if state.bird[self.seat] == SEA:
            return terrain
        old = self.from_bird
        near = [old[other] for other in neighbours(state, site) if other < len(old)]
        ways = [fare for fare in near if fare != NO_WAY]
        return min(ways) + terrain if ways else NO_WAY

    def changed(self, state: State) -> list[int]:
        """The sites on which tiles were placed since the plan began."""
        heights, before = list(state.height), self.heights
        if heights == before:
            return []
        before = before + [0] * (len(heights) - len(before))
        return [site for site, height in enumerate(heights) if height != before[site]]

    def touched(self, state: State, changed: list[int]) -> list[int]:
        """The tiles placed; alone, those beside them too, whose cards may be met or not now."""
        if not self.alone:
            return changed
        near = {other for site in changed for other in neighbours(state, site)}
        return [*changed, *(site for site in near.difference(changed) if state.height[site])]

    def can_take_egg(self, state: State, site: int) -> bool:
        """Whether the tile may take an egg of the seat."""
        if state.egg[site] or is_taken(state, self.seat, site):
            return False
        return not self.alone or any(self.meets(state, site, *card) for card in self.cards)

    # Alone

    def cards_met(self, state: State, changed: list[int]) -> float:
        """How many of the cards are met by a tile without an egg, or in part by one that grows."""
        touched = self.touched(state, changed) if changed else []
        total = 0.0
        for card, before in zip(self.cards, self.meeting, strict=True):
            if any(not state.egg[site] for site in before.difference(touched)) or any(
                self.meets(state, site, *card) for site in touched
            ):
                total += 1
            else:
                total += self.growth(state, changed, *card)
        return total

    def growth(self, state: State, changed: list[int], islet: int, condition: int) -> float:
        """How far the highest bare tile of the islet is on its way to the level of a card."""
        level = level_of(condition)
        below = [height for height in self.bare[islet] if height < level]
        below += [
            int(state.height[site])
            for site in changed
            if state.height[site] < level and islet_of(state, site) == islet
        ]
        return GROWTH * max(below, default=0) / level if level else 0.0

    def cards_at(self, site: int) -> int:
        """How many cards lie at the islet of a site."""
        islet = islet_of(self.root, site)
        return sum(1 for at, _ in self.cards if at == islet)


def neighbours(state: State, site: int) -> list[int]:
    """The sites beside a site that matter already."""
    near = state.near[SIDES * site : SIDES * site + SIDES]
    return [int(other) for other in near if other >= 0]


def level_of(condition: int) -> int:
    """The level that a condition asks for, 0 if none."""
    if condition == ANY_OF_LEVEL:
        return HIGH
    if condition >= FIRST_AMONG:
        return 0
    return int(LEVELS[condition % FIRST_LEVEL_NEST // TERRAINS])


def cards_shown(state: State) -> list[tuple[int, int]]:
    """The islet and the condition of each card that lies there (IS-61)."""
    cards = [
        (islet, int(condition_at(state, islet, slot)))
        for islet in range(2)
        for slot in range(SHOWN)
    ]
    return [card for card in cards if card[1] != NOTHING]
