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
cat-and-fish-board-tab-sea = Mer
cat-and-fish-board-tab-actions = Actions
cat-and-fish-board-tab-store = Entrepôt
cat-and-fish-board-tab-shop = Boutique
cat-and-fish-board-guide = Poissons et prix
cat-and-fish-board-seat = { $money } · { $tiles }/{ $places }
cat-and-fish-board-time = { $year }, { $season }
cat-and-fish-board-year = An { $year }/{ $years }
cat-and-fish-board-about = { $thing } : { $text }

## La mer, pour qui l’écoute

cat-and-fish-board-block = Bloc { $block }, zone { $zone }, { $compass } : { $what }.
cat-and-fish-board-block-tile = une tuile cachée
cat-and-fish-board-block-empty = vide
cat-and-fish-board-in-reach = À portée { DE($player) }.
cat-and-fish-board-pawn = Le bateau { DE($player) } : { $spot }

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
cat-and-fish-board-library = Biblio­thèque magique
cat-and-fish-board-summoner = Invoca­teur
cat-and-fish-board-merchant = Mar­chand
cat-and-fish-board-membership = Adhérent
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
    [one] { $number } jeton de pénalité : 3 € en moins à la fin.
   *[other] { $number } jetons de pénalité : 3 € en moins à la fin pour chacun.
}
cat-and-fish-board-magic-count = { $cards ->
    [one] { $cards } carte Magie
   *[other] { $cards } cartes Magie
}
cat-and-fish-board-magic-secret = Lesquelles, seul leur propriétaire le sait.

## Ce que ferait une catastrophe

cat-and-fish-board-blow = Bloc { $block }, { $catastrophe } :
cat-and-fish-board-blow-nobody = personne n’est touché.
cat-and-fish-board-blow-tile = La tuile de ce bloc est perdue.
cat-and-fish-board-hit = { $money ->
    [yes] { $fish ->
        [yes] { $player } paie { $price }, défausse un poisson et s’enfuit vers { $spots }.
       *[no] { $player } paie { $price } et s’enfuit vers { $spots }.
    }
   *[no] { $fish ->
        [yes] { $player } défausse un poisson et s’enfuit vers { $spots }.
       *[no] { $player } ne perd rien et s’enfuit vers { $spots }.
    }
}
cat-and-fish-board-minus-fish = −1 poisson

## Comment faire

cat-and-fish-board-again = Touchez encore une fois pour confirmer.
cat-and-fish-board-how-place = Touchez une case éclairée du tableau d’action.
cat-and-fish-board-how-act = Touchez une action éclairée, dans l’ordre qui vous plaît.
cat-and-fish-board-how-fish = Touchez un bloc éclairé : sa tuile est retournée et rejoint votre entrepôt.
cat-and-fish-board-how-sail = Touchez une intersection éclairée.
cat-and-fish-board-how-jump = Touchez n’importe quelle intersection éclairée.
cat-and-fish-board-how-sell = Touchez une tuile pour la vendre, autant que vous voulez.
cat-and-fish-board-how-buy = Touchez une carte de la boutique pour la lire, encore une fois pour l’acheter.
cat-and-fish-board-how-move = Touchez un bloc éclairé pour voir ce qui se passerait, encore une fois pour confirmer.
cat-and-fish-board-how-steal = Touchez un poisson d’un autre joueur.
cat-and-fish-board-how-lose = Touchez l’un de vos poissons.
cat-and-fish-board-how-flee = Touchez une intersection éclairée.
cat-and-fish-board-how-fee = Si vous pouvez payer, vous devez payer.
cat-and-fish-board-how-summon = Touchez un bloc éclairé pour voir ce qui se passerait, encore une fois pour y mettre le Monstre.

## Ce que font les autres

cat-and-fish-board-wait-place = { $player } pose un marqueur.
cat-and-fish-board-wait-act = { $player } choisit sa prochaine action.
cat-and-fish-board-wait-fish = { $player } pêche.
cat-and-fish-board-wait-sail = { $player } navigue.
cat-and-fish-board-wait-jump = { $player } choisit où apparaître.
cat-and-fish-board-wait-sell = { $player } vend.
cat-and-fish-board-wait-buy = { $player } fait ses achats.
cat-and-fish-board-wait-move = { $player } déplace une catastrophe.
cat-and-fish-board-wait-steal = { $player } cherche quoi voler.
cat-and-fish-board-wait-lose = { $player } choisit le poisson à défausser.
cat-and-fish-board-wait-flee = { $player } choisit où s’enfuir.
cat-and-fish-board-wait-fee = { $count ->
    [one] { $player } doit encore la cotisation.
   *[other] { $player } doivent encore la cotisation.
}
cat-and-fish-board-wait-summon = { $player } invoque le Monstre.

## La table en phrases, et les touches

cat-and-fish-board-fact-order = Ordre du tour : { $names }.
cat-and-fish-board-fact-player = { $player } a { $money } et se trouve sur { $spot }.
cat-and-fish-board-fact-store = L’entrepôt { DE($player) } : { $tiles }.
cat-and-fish-board-fact-cards = Les cartes { DE($player) } : { $cards }.
cat-and-fish-board-fact-reach = À portée { DE($player) } : blocs { $blocks }.
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
cat-and-fish-board-fact-shop = Boutique : { $cards }.
cat-and-fish-board-key-space = Poser un marqueur sur cette case, ou faire son action
cat-and-fish-board-key-sea = Aller à ce qui est demandé : la mer ou les choix
cat-and-fish-board-key-arrows = Aller d’une intersection à l’autre
cat-and-fish-board-key-enter = Choisir
cat-and-fish-board-key-end = Passer, terminer l’action ou le tour
cat-and-fish-board-key-guide = Poissons et prix

## La leçon, dans l’ordre de ses étapes

cat-and-fish-tutorial-welcome = Bienvenue à bord ! Chaque saison, on pose d’abord ses marqueurs sur des actions, un à la fois et chacun son tour [CF-20]. Votre bateau est à votre couleur. Posez un marqueur sur Pêcher.
cat-and-fish-tutorial-room = Chaque action n’a que quelques places : les ronds montrent celles qui restent [CF-21]. Voyons ce que veut l’autre chat.
cat-and-fish-tutorial-place-selling = Ce que vous pêchez, il faudra le vendre. Posez votre deuxième marqueur sur Vendre.
cat-and-fish-tutorial-begin-fishing = Tout le monde a choisi. Le joueur qui a l’ancre commence ; vous faites vos actions dans l’ordre qui vous plaît [CF-25]. Commencez par l’action Pêcher.
cat-and-fish-tutorial-fish = Votre canne atteint les blocs que touche votre bateau ; retournez celui qui est éclairé [CF-26]. Pêchez le bloc 1.
cat-and-fish-tutorial-begin-selling = Une sardine ! Autour d’elle, ses prix : printemps en haut à gauche, été en haut à droite, automne et hiver en bas. Le prix en couleur est celui du moment : 2 €, son meilleur. Commencez l’action Vendre.
cat-and-fish-tutorial-sell = Vendez-la au prix du printemps [CF-28]. En automne, personne ne vous en donnerait rien.
cat-and-fish-tutorial-watch = 7 € en caisse. À l’autre chat de faire ses actions : il achète un bateau et longe la côte.
cat-and-fish-tutorial-summer = C’est l’été. L’ancre est passée à gauche : l’autre chat pose en premier [CF-39].
cat-and-fish-tutorial-place-buying = Mieux équipé, on pêche mieux. Posez un marqueur sur Acheter.
cat-and-fish-tutorial-pass = Naviguer est complet et votre entrepôt est vide. Rien n’oblige à poser tous ses marqueurs [CF-20] : passez.
cat-and-fish-tutorial-watch-boat = Avec son bateau, l’autre chat quitte la côte pour la ligne 1, entre le vert et le bleu.
cat-and-fish-tutorial-begin-buying = À vous. Commencez l’action Acheter et regardez la boutique.
cat-and-fish-tutorial-buy = La carte la plus chère d’un paquet est sur le dessus et se vend en premier [CF-4] ; on possède au plus une carte de chaque sorte [CF-29]. Le Bateau de pêche coûte 5 € et ouvre la ligne 1 : touchez-le pour le lire, encore une fois pour l’acheter.
cat-and-fish-tutorial-place-oil = C’est l’automne, et l’ancre vous revient. Votre rival flotte près de la Marée noire. Un marqueur sur Marée noire vous permet de la déplacer [CF-30].
cat-and-fish-tutorial-place-sailing = Et un sur Naviguer, pour essayer votre bateau.
cat-and-fish-tutorial-begin-oil = Commencez par l’action Marée noire, tant que votre rival est là.
cat-and-fish-tutorial-move = Un chiffre rouge dit combien de bateaux seraient touchés. Touchez le bloc 16 : vous lisez ce qui se passerait, et rien n’est encore fait. Touchez encore une fois pour confirmer.
cat-and-fish-tutorial-begin-sailing = Votre rival a fui vers l’intersection sûre la plus proche [CF-31] ; il aurait payé 2 €, si son bateau lui avait laissé de l’argent [CF-30] ; le calmar de ce bloc est perdu. Maintenant, commencez l’action Naviguer.
cat-and-fish-tutorial-sail = Les bateaux vont de coin en coin, sur les lignes qui leur sont ouvertes [CF-27]. Quittez la côte : l’intersection éclairée est sur la ligne 1. Les poissons bleus rapportent plus que les verts, et les roses encore plus.
cat-and-fish-tutorial-done = Vous voilà en tête, le nez au vent. Gare à l’hiver : le Voleur rôde [CF-37] et la cotisation est due [CF-40]. Après le troisième, le chat le plus pauvre invoque un Monstre [CF-41]. Cinq années, et le plus riche gagne [CF-50]. Bon vent !
