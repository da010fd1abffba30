# Cat & Fish sur la page : les mots du plateau et de la leçon.

## Ce qui est sur la table

cat-and-fish-board-label = La table
cat-and-fish-board-sea = La mer
cat-and-fish-board-island = L’île
cat-and-fish-board-order = Ordre du tour
cat-and-fish-board-actions = Tableau d’action
cat-and-fish-board-store = Votre entrepôt
cat-and-fish-board-storehouse = Entrepôt
cat-and-fish-board-store-watching = Ouvrez un joueur ci-dessus pour voir son entrepôt.
cat-and-fish-board-magic = Vos cartes Magie
cat-and-fish-board-cards = Cartes
cat-and-fish-board-panels = Que regarder
cat-and-fish-board-tab-actions = Actions
cat-and-fish-board-tab-store = Entrepôt
cat-and-fish-board-tab-shop = Marché
cat-and-fish-board-guide = Poissons et prix
cat-and-fish-board-seat = { $money } · poissons : { $tiles }/{ $places }
cat-and-fish-board-time = { $year }, { $season }
cat-and-fish-board-about = { $thing } : { $text }

## La mer, pour qui l’écoute

cat-and-fish-board-block = Bloc { $block }, zone { $zone } : { $what }.
cat-and-fish-board-block-tile = une tuile cachée
cat-and-fish-board-block-empty = vide
cat-and-fish-board-in-reach = À portée de { $player }.
cat-and-fish-board-pawn = Le bateau de { $player }, intersection { $place }

## Tuiles et prix

cat-and-fish-board-price-in = { $season } { $price }
cat-and-fish-board-tile = { $tile } : { $prices }
cat-and-fish-board-tile-now = { $tile } ({ $price } en ce moment)
cat-and-fish-board-store-empty = rien encore
cat-and-fish-board-for = { $what }, { $price }
cat-and-fish-board-hidden = { $tiles ->
    [one] { $tiles } cachée
   *[other] { $tiles } cachées
}

## Le tableau d’action et le marché

cat-and-fish-board-space = { $free ->
    [0] { $space } : complet.
    [1] { $space } : 1 place libre.
   *[other] { $space } : { $free } places libres.
}
cat-and-fish-board-markers-of = Marqueurs : { $players }.
cat-and-fish-board-cards-left = { $cards ->
    [one] { $cards } carte restante.
   *[other] { $cards } cartes restantes.
}
cat-and-fish-board-owned = à vous
cat-and-fish-board-sold-out = épuisé
cat-and-fish-board-pile = Dans le paquet : { $prices }.

## Les joueurs

cat-and-fish-board-player = { $player } : { $money }.
cat-and-fish-board-player-store = Entrepôt : { $tiles }.
cat-and-fish-board-acts = Joue en ce moment.
cat-and-fish-board-is-done = A fini pour l’instant.
cat-and-fish-board-read-more = En savoir plus
cat-and-fish-board-first = Premier joueur
cat-and-fish-board-standing = { $money } en caisse ; { $total } si la partie s’arrêtait là. Argent et cartes réunis : { $wealth }.
cat-and-fish-board-penalties = { $number ->
    [one] { $number } jeton de pénalité : 3 € en moins à la fin.
   *[other] { $number } jetons de pénalité : 3 € en moins à la fin pour chacun.
}
cat-and-fish-board-magic-count = { $cards ->
    [one] { $cards } carte Magie
   *[other] { $cards } cartes Magie
}
cat-and-fish-board-magic-secret = Lesquelles, seul leur propriétaire le sait.

## Ce que ferait une catastrophe

cat-and-fish-board-blow = { $catastrophe } au bloc { $block } :
cat-and-fish-board-blow-nobody = personne n’est touché.
cat-and-fish-board-blow-tile = La tuile de ce bloc est perdue.
cat-and-fish-board-hit = { $money ->
    [yes] { $fish ->
        [yes] { $player } paie { $price }, perd un poisson et s’enfuit vers { $places }.
       *[no] { $player } paie { $price } et s’enfuit vers { $places }.
    }
   *[no] { $fish ->
        [yes] { $player } perd un poisson et s’enfuit vers { $places }.
       *[no] { $player } ne perd rien et s’enfuit vers { $places }.
    }
}
cat-and-fish-board-minus-fish = −poisson

## Comment faire

cat-and-fish-board-again = Touchez encore une fois pour confirmer.
cat-and-fish-board-how-place = Touchez une case éclairée du tableau d’action.
cat-and-fish-board-how-act = Vos actions, dans l’ordre qui vous plaît.
cat-and-fish-board-how-fish = Touchez un bloc éclairé : sa tuile est retournée et rejoint votre entrepôt.
cat-and-fish-board-how-sail = Touchez un point éclairé de la mer.
cat-and-fish-board-how-jump = Touchez n’importe quel point éclairé de la mer.
cat-and-fish-board-how-sell = Vendez autant que vous voulez, puis terminez l’action.
cat-and-fish-board-how-buy = Touchez une carte du marché pour la lire, encore une fois pour l’acheter.
cat-and-fish-board-how-move = Touchez un bloc éclairé pour voir ce qui se passerait, encore une fois pour confirmer.
cat-and-fish-board-how-steal = Touchez un poisson d’un autre joueur.
cat-and-fish-board-how-lose = Touchez l’un de vos poissons.
cat-and-fish-board-how-flee = Touchez un point éclairé de la mer.
cat-and-fish-board-how-fee = Qui peut payer le doit.
cat-and-fish-board-how-summon = Touchez un bloc éclairé pour voir ce qui se passerait, encore une fois pour y mettre le Monstre.

## Ce que font les autres

cat-and-fish-board-wait-place = { $player } pose un marqueur.
cat-and-fish-board-wait-act = { $player } choisit sa prochaine action.
cat-and-fish-board-wait-fish = { $player } pêche.
cat-and-fish-board-wait-sail = { $player } navigue.
cat-and-fish-board-wait-jump = { $player } choisit où va le Sorcier.
cat-and-fish-board-wait-sell = { $player } vend.
cat-and-fish-board-wait-buy = { $player } fait ses achats.
cat-and-fish-board-wait-move = { $player } déplace une catastrophe.
cat-and-fish-board-wait-steal = { $player } cherche quoi voler.
cat-and-fish-board-wait-lose = { $player } choisit le poisson à perdre.
cat-and-fish-board-wait-flee = { $player } choisit où s’enfuir.
cat-and-fish-board-wait-fee = { $player } règle la cotisation.
cat-and-fish-board-wait-summon = { $player } invoque le Monstre.

## La table en phrases, et les touches

cat-and-fish-board-fact-order = Ordre du tour : { $names }.
cat-and-fish-board-fact-player = { $player } a { $money } et se trouve à l’intersection { $place }.
cat-and-fish-board-fact-store = L’entrepôt de { $player } : { $tiles }.
cat-and-fish-board-fact-cards = Les cartes de { $player } : { $cards }.
cat-and-fish-board-fact-reach = À portée de { $player } : blocs { $blocks }.
cat-and-fish-board-fact-magic = { $cards ->
    [one] { $player } garde { $cards } carte Magie.
   *[other] { $player } garde { $cards } cartes Magie.
}
cat-and-fish-board-fact-penalties = { $number ->
    [one] { $player } a { $number } jeton de pénalité.
   *[other] { $player } a { $number } jetons de pénalité.
}
cat-and-fish-board-fact-own-magic = Vos cartes Magie : { $cards }
cat-and-fish-board-fact-catastrophe = { $catastrophe } : bloc { $block }.
cat-and-fish-board-fact-fish = Blocs avec une tuile : { $blocks }.
cat-and-fish-board-fact-shop = Marché : { $cards }.
cat-and-fish-board-key-space = Poser un marqueur sur cette case, ou faire son action
cat-and-fish-board-key-sea = Aller à la mer
cat-and-fish-board-key-arrows = Aller d’un point à l’autre de la mer
cat-and-fish-board-key-enter = Choisir
cat-and-fish-board-key-end = Passer, terminer l’action ou le tour
cat-and-fish-board-key-guide = Poissons et prix
