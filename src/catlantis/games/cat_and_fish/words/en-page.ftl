# Cat & Fish on the page: the words of its board, and of its tutorial.

## What stands on the table

cat-and-fish-board-label = The table
cat-and-fish-board-sea = The sea
cat-and-fish-board-island = The island
cat-and-fish-board-order = Order of play
cat-and-fish-board-actions = Action board
cat-and-fish-board-store = Your storehouse
cat-and-fish-board-storehouse = Storehouse
cat-and-fish-board-store-watching = Open a player above to look into their storehouse.
cat-and-fish-board-magic = Your magic cards
cat-and-fish-board-cards = Cards
cat-and-fish-board-panels = What to look at
cat-and-fish-board-tab-sea = Sea
cat-and-fish-board-tab-actions = Actions
cat-and-fish-board-tab-store = Storehouse
cat-and-fish-board-tab-shop = Shop
cat-and-fish-board-guide = Fish and prices
cat-and-fish-board-seat = { $money } · { $tiles }/{ $places } fish
cat-and-fish-board-time = { $year }, { $season }
cat-and-fish-board-year = Year { $year }/{ $years }
cat-and-fish-board-about = { $thing }: { $text }

## The sea, for those who hear it

cat-and-fish-board-block = Block { $block }, zone { $zone }, { $compass }: { $what }.
cat-and-fish-board-block-tile = a hidden tile
cat-and-fish-board-block-empty = empty
cat-and-fish-board-in-reach = Within reach of { $player }.
cat-and-fish-board-pawn = { $player }’s boat: { $spot }

## Tiles and prices

cat-and-fish-board-price-in = { $season } { $price }
cat-and-fish-board-tile = { $tile }: { $prices }
cat-and-fish-board-tile-now = { $tile } (now { $price })
cat-and-fish-board-store-empty = nothing yet
cat-and-fish-board-for = { $what }, { $price }
cat-and-fish-board-hidden = { $tiles } hidden

## The action board and the shop

cat-and-fish-board-space = { $free ->
    [0] { $space }: full.
    [one] { $space }: 1 place left.
   *[other] { $space }: { $free } places left.
}
cat-and-fish-board-library = Magic Library
cat-and-fish-board-summoner = Sum­moner
cat-and-fish-board-merchant = Merchant
cat-and-fish-board-membership = Member­ship
cat-and-fish-board-markers-of = Markers: { $players }.
cat-and-fish-board-cards-left = { $cards ->
    [one] 1 card left.
   *[other] { $cards } cards left.
}
cat-and-fish-board-owned = yours
cat-and-fish-board-sold-out = none
cat-and-fish-board-pile = On the pile: { $prices }.

## The players

cat-and-fish-board-player = { $player }: { $money }.
cat-and-fish-board-player-store = Storehouse: { $tiles }.
cat-and-fish-board-acts = Acts now.
cat-and-fish-board-is-done = Done for now.
cat-and-fish-board-read-more = Read more
cat-and-fish-board-first = First player
cat-and-fish-board-standing = { $money } in hand; { $total } if the match ended now. Money and cards together: { $wealth }.
cat-and-fish-board-penalties = { $number ->
    [one] 1 penalty token: €3 off at the end.
   *[other] { $number } penalty tokens: €3 off at the end for each.
}
cat-and-fish-board-magic-count = { $cards ->
    [one] 1 magic card
   *[other] { $cards } magic cards
}
cat-and-fish-board-magic-secret = Which, only their owner knows.

## What a catastrophe would do

cat-and-fish-board-blow = Block { $block }, { $catastrophe }:
cat-and-fish-board-blow-nobody = nobody is hit.
cat-and-fish-board-blow-tile = The tile there is lost.
cat-and-fish-board-hit = { $money ->
    [yes] { $fish ->
        [yes] { $player } pays { $price }, loses a fish and flees to { $spots }.
       *[no] { $player } pays { $price } and flees to { $spots }.
    }
   *[no] { $fish ->
        [yes] { $player } loses a fish and flees to { $spots }.
       *[no] { $player } loses nothing, and flees to { $spots }.
    }
}
cat-and-fish-board-minus-fish = −1 fish

## How to do it

cat-and-fish-board-again = Tap once more to do it.
cat-and-fish-board-how-place = Tap a lit space of the action board.
cat-and-fish-board-how-act = Tap a lit action, in the order you like.
cat-and-fish-board-how-fish = Tap a lit block: its tile is turned and goes to your storehouse.
cat-and-fish-board-how-sail = Tap a lit intersection.
cat-and-fish-board-how-jump = Tap any lit intersection.
cat-and-fish-board-how-sell = Tap a tile to sell it, as many as you like.
cat-and-fish-board-how-buy = Tap a card in the shop to read it, and once more to buy it.
cat-and-fish-board-how-move = Tap a lit block to see what would happen, and once more to move it there.
cat-and-fish-board-how-steal = Tap a fish of another player.
cat-and-fish-board-how-lose = Tap one of your fish.
cat-and-fish-board-how-flee = Tap a lit intersection.
cat-and-fish-board-how-fee = If you can pay, you must.
cat-and-fish-board-how-summon = Tap a lit block to see what would happen, and once more to put the Monster there.

## What others are asked

cat-and-fish-board-wait-place = { $player } places a marker.
cat-and-fish-board-wait-act = { $player } chooses what to do next.
cat-and-fish-board-wait-fish = { $player } is fishing.
cat-and-fish-board-wait-sail = { $player } is sailing.
cat-and-fish-board-wait-jump = { $player } chooses where to appear.
cat-and-fish-board-wait-sell = { $player } is selling.
cat-and-fish-board-wait-buy = { $player } is shopping.
cat-and-fish-board-wait-move = { $player } moves a catastrophe.
cat-and-fish-board-wait-steal = { $player } looks for something to steal.
cat-and-fish-board-wait-lose = { $player } chooses the fish to lose.
cat-and-fish-board-wait-flee = { $player } chooses where to flee.
cat-and-fish-board-wait-fee = { $count ->
    [one] { $player } still owes the union fee.
   *[other] { $player } still owe the union fee.
}
cat-and-fish-board-wait-summon = { $player } summons the Monster.

## The table in sentences, and the keys

cat-and-fish-board-fact-order = Order of play: { $names }.
cat-and-fish-board-fact-player = { $player } has { $money } and floats at { $spot }.
cat-and-fish-board-fact-store = { $player }’s storehouse: { $tiles }.
cat-and-fish-board-fact-cards = { $player }’s cards: { $cards }.
cat-and-fish-board-fact-reach = Within reach of { $player }: blocks { $blocks }.
cat-and-fish-board-fact-magic = { $cards ->
    [one] { $player } keeps 1 magic card.
   *[other] { $player } keeps { $cards } magic cards.
}
cat-and-fish-board-fact-penalties = { $number ->
    [one] { $player } has 1 penalty token.
   *[other] { $player } has { $number } penalty tokens.
}
cat-and-fish-board-fact-own-magic = Your magic cards: { $cards }
cat-and-fish-board-fact-catastrophe = { $catastrophe }: block { $block }.
cat-and-fish-board-fact-fish = Blocks with a tile: { $blocks }.
cat-and-fish-board-fact-shop = Shop: { $cards }.
cat-and-fish-board-key-space = Put a marker on that space, or do its action
cat-and-fish-board-key-sea = Go to what is asked: the sea, or the choices
cat-and-fish-board-key-arrows = Go from intersection to intersection
cat-and-fish-board-key-enter = Choose it
cat-and-fish-board-key-end = Pass, end the action, or end your turn
cat-and-fish-board-key-guide = Fish and prices

## The tutorial, in the order of its steps

cat-and-fish-tutorial-welcome = Welcome aboard! Every season you first put markers on actions, one at a time and in turn [CF-20]. You can tell your boat by your colour. Put a marker on Fishing.
cat-and-fish-tutorial-room = Every action has only so many places: rings show those that are left [CF-21]. Let us see what the other cat wants.
cat-and-fish-tutorial-place-selling = What you catch, you will want to sell. Put your second marker on Selling.
cat-and-fish-tutorial-begin-fishing = All have chosen. The player with the anchor begins, and you do your actions in the order you like [CF-25]. Begin with the Fishing action.
cat-and-fish-tutorial-fish = Your rod reaches the blocks that touch your boat, and the lit one is yours to turn [CF-26]. Fish block 1.
cat-and-fish-tutorial-begin-selling = A sardine! Around it stand its prices: spring top left, summer top right, autumn and winter below. The price in colour counts now: €2, its best. Begin the Selling action.
cat-and-fish-tutorial-sell = Sell it at the price of spring [CF-28]. In autumn nobody would give you anything for it.
cat-and-fish-tutorial-watch = €7 in your purse. Now the other cat does its actions: it buys a boat, and sails along the coast.
cat-and-fish-tutorial-summer = Summer. The anchor has passed to the left, so the other cat places first [CF-39].
cat-and-fish-tutorial-place-buying = Better gear catches better fish. Put a marker on Buying.
cat-and-fish-tutorial-pass = Sailing is full, and your storehouse is empty. Nobody must use all markers [CF-20]: pass.
cat-and-fish-tutorial-watch-boat = With its boat the other cat leaves the coast for line 1, between green and blue.
cat-and-fish-tutorial-begin-buying = Your turn. Begin the Buying action, and have a look at the shop.
cat-and-fish-tutorial-buy = The dearest card of a pile lies on top and is sold first [CF-4]; you may own one of each kind [CF-29]. The Fishing Boat costs €5 and opens line 1: tap it to read it, and once more to buy it.
cat-and-fish-tutorial-place-oil = Autumn, and the anchor is yours again. Your rival floats near the Oil spill. A marker on Oil spill lets you move it [CF-30].
cat-and-fish-tutorial-place-sailing = And one on Sailing, to try your new boat.
cat-and-fish-tutorial-begin-oil = Do the Oil spill action first, while your rival is still there.
cat-and-fish-tutorial-move = A red number tells how many boats would be hit. Tap block 16: you read what would happen, and nothing has been done yet. Tap once more to do it.
cat-and-fish-tutorial-begin-sailing = Your rival fled to the nearest safe intersection [CF-31], and would have paid €2, had its boat left it any money [CF-30]; the squid on that block is gone. Now begin the Sailing action.
cat-and-fish-tutorial-sail = Boats go from corner to corner, on lines that are open to them [CF-27]. Leave the coast: the lit intersection lies on line 1. Blue fish pay more than green ones, and pink ones most.
cat-and-fish-tutorial-done = You are ahead, and your nose is in the wind. Beware of winter: the Thief is about [CF-37], and the union wants its fee [CF-40]. After the third winter the poorest cat summons a Monster [CF-41]. Five years, and the richest wins [CF-50]. Fair winds!
