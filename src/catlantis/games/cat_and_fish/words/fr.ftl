# Cat & Fish. Les clés suivent les tables du jeu : voir locales/__init__.py.

cat-and-fish = Cat & Fish
cat-and-fish-about = Pêchez, vendez à la bonne saison, achetez bateau ou filet, allez plus loin : le chat le plus riche après cinq années gagne.
cat-and-fish-edition = livret français de l’édition de 2008 ; poissons et prix de notre cru

## Cartes de jeu

cat-and-fish-card-fishing-net = Filet de pêche
cat-and-fish-card-fishing-net-text = Pêchez jusqu’à deux blocs de distance.
cat-and-fish-card-fisher-man = Pêcheur
cat-and-fish-card-fisher-man-text = Pêchez jusqu’à trois blocs de distance. Il faut le Filet de pêche.
cat-and-fish-card-fishing-boat = Bateau de pêche
cat-and-fish-card-fishing-boat-text = Naviguez sur la ligne 1, entre les zones 1 et 2.
cat-and-fish-card-fishing-vessel = Navire de pêche
cat-and-fish-card-fishing-vessel-text = Naviguez sur la ligne 2, entre les zones 2 et 3. Il faut le Bateau de pêche.
cat-and-fish-card-wizard = Magicien
cat-and-fish-card-wizard-text = Pour 1 € à chaque fois, pêchez, naviguez, vendez ou achetez à la place d’une autre de ces actions que vous avez choisie.
cat-and-fish-card-sorcerer = Sorcier
cat-and-fish-card-sorcerer-text = Pour 2 € à chaque fois, naviguez d’un coup jusqu’à n’importe quelle intersection sûre. Il faut le Magicien.
cat-and-fish-card-merchant = Marchand
cat-and-fish-card-merchant-text = 1 € de plus par poisson vendu, sauf si son prix est nul.
cat-and-fish-card-membership = Adhérent
cat-and-fish-card-membership-text = Posez trois marqueurs par saison.
cat-and-fish-card-cold-storage = Chambre froide
cat-and-fish-card-cold-storage-text = Utilisez les quatre emplacements de votre entrepôt.
cat-and-fish-card-black-market = Marché noir
cat-and-fish-card-black-market-text = Vendez des baleines.
cat-and-fish-card-fishing-rod = Canne à pêche
cat-and-fish-card-fishing-rod-text = Pêchez dans les blocs que touche votre pion. Chacun en a une.
cat-and-fish-card-summoner = Invocateur
cat-and-fish-card-summoner-text = Déplacez le Monstre. Va au chat le plus pauvre avant les quatrième et cinquième printemps ; n’est pas à vendre.

## Tuiles

cat-and-fish-tile-crab = crabe
cat-and-fish-tile-crab-text = Zone 1. Au plus cher en automne, sans valeur en été.
cat-and-fish-tile-sardine = sardine
cat-and-fish-tile-sardine-text = Zone 1. Au plus cher au printemps, sans valeur en automne.
cat-and-fish-tile-mackerel = maquereau
cat-and-fish-tile-mackerel-text = Zone 1. Au plus cher en été, sans valeur en hiver.
cat-and-fish-tile-prawn = crevette
cat-and-fish-tile-prawn-text = Zone 1. Au plus cher en hiver, sans valeur au printemps.
cat-and-fish-tile-green-fishbone = arête
cat-and-fish-tile-green-fishbone-text = Zone 1. Ne vaut rien et occupe un emplacement jusqu’à ce que vous la jetiez (action Vendre).
cat-and-fish-tile-squid = calmar
cat-and-fish-tile-squid-text = Zone 2. Au plus cher au printemps.
cat-and-fish-tile-salmon = saumon
cat-and-fish-tile-salmon-text = Zone 2. Au plus cher en été.
cat-and-fish-tile-bream = dorade
cat-and-fish-tile-bream-text = Zone 2. Au plus cher en automne.
cat-and-fish-tile-cod = cabillaud
cat-and-fish-tile-cod-text = Zone 2. Au plus cher en hiver.
cat-and-fish-tile-blue-fishbone = arête
cat-and-fish-tile-blue-fishbone-text = Zone 2. Ne vaut rien et occupe un emplacement jusqu’à ce que vous la jetiez (action Vendre).
cat-and-fish-tile-swordfish = espadon
cat-and-fish-tile-swordfish-text = Zone 3. Au plus cher au printemps.
cat-and-fish-tile-tuna = thon
cat-and-fish-tile-tuna-text = Zone 3. Au plus cher en été.
cat-and-fish-tile-shark = requin
cat-and-fish-tile-shark-text = Zone 3. Au plus cher en automne.
cat-and-fish-tile-whale = baleine
cat-and-fish-tile-whale-text = Zone 3. La plus chère de toutes, surtout en hiver ; ne se vend qu’avec la carte Marché noir et ne peut pas régler la cotisation.
cat-and-fish-tile-pink-fishbone = arête
cat-and-fish-tile-pink-fishbone-text = Zone 3. Ne vaut rien et occupe un emplacement jusqu’à ce que vous la jetiez (action Vendre).
cat-and-fish-tile-green-treasure = trésor
cat-and-fish-tile-green-treasure-text = Zone 1. Rapporte 2 € quand on le pêche.
cat-and-fish-tile-blue-treasure = trésor
cat-and-fish-tile-blue-treasure-text = Zone 2. Rapporte 2 € quand on le pêche.
cat-and-fish-tile-pink-treasure = trésor
cat-and-fish-tile-pink-treasure-text = Zone 3. Rapporte 2 € quand on le pêche.

## Cartes Magie

cat-and-fish-magic-engine = Moteur
cat-and-fish-magic-engine-text = Une action Naviguer va une intersection plus loin.
cat-and-fish-magic-storm = Tempête
cat-and-fish-magic-storm-text = Votre action Typhon le déplace d’un bloc de plus.
cat-and-fish-magic-wind = Vent
cat-and-fish-magic-wind-text = Une action Naviguer va une intersection plus loin.
cat-and-fish-magic-strong-wind = Vent fort
cat-and-fish-magic-strong-wind-text = Une action Naviguer va jusqu’à deux intersections plus loin.
cat-and-fish-magic-good-haul = Belle pêche
cat-and-fish-magic-good-haul-text = Avant de pêcher, les blocs vides qui touchent votre pion sont remplis.
cat-and-fish-magic-change = Changement
cat-and-fish-magic-change-text = L’échange du Magicien, gratuit, si vous avez le Magicien.
cat-and-fish-magic-warp = Téléportation
cat-and-fish-magic-warp-text = Le voyage du Sorcier, gratuit, si vous avez le Sorcier.
cat-and-fish-magic-blank = R.A.S.
cat-and-fish-magic-blank-text = Ne fait rien : défaussée aussitôt.

## Le tableau d’action

cat-and-fish-space-fishing = Pêcher
cat-and-fish-space-fishing-text = Prenez une tuile à portée dans votre entrepôt, s’il a un emplacement libre.
cat-and-fish-space-sailing = Naviguer
cat-and-fish-space-sailing-text = Déplacez votre pion vers une intersection voisine, sur une ligne qui vous est ouverte.
cat-and-fish-space-selling = Vendre
cat-and-fish-space-selling-text = Vendez vos poissons au prix de la saison, ou jetez des tuiles.
cat-and-fish-space-buying = Acheter
cat-and-fish-space-buying-text = Achetez la carte du dessus d’un paquet, une de chaque sorte au plus.
cat-and-fish-space-typhoon = Typhon
cat-and-fish-space-typhoon-text = Déplacez le Typhon d’un bloc : les pions voisins défaussent un poisson et s’enfuient.
cat-and-fish-space-oil = Marée noire
cat-and-fish-space-oil-text = Déplacez la Marée noire d’un bloc : les pions voisins paient 2 € et s’enfuient.
cat-and-fish-space-treasure-island = Île au trésor
cat-and-fish-space-treasure-island-text = Piochez une carte Trésor et prenez son argent, s’il y en a.
cat-and-fish-space-magic-library = Bibliothèque magique
cat-and-fish-space-magic-library-text = Piochez une carte Magie et gardez-la secrète jusqu’à ce qu’elle serve.
cat-and-fish-space-thief = Voleur
cat-and-fish-space-thief-text = Seulement en hiver : volez un poisson et soyez premier joueur au printemps. Met fin à vos choix.
cat-and-fish-space-summoner = Invocateur
cat-and-fish-space-summoner-text = Pour qui possède cette carte : déplacez le Monstre d’un bloc.

## Catastrophes, saisons, zones

cat-and-fish-catastrophe-typhoon = Typhon
cat-and-fish-catastrophe-typhoon-text = Les pions voisins défaussent un poisson et s’enfuient. Ne va pas dans la zone 1.
cat-and-fish-catastrophe-oil = Marée noire
cat-and-fish-catastrophe-oil-text = Les pions voisins paient 2 € et s’enfuient. Ne va pas dans la zone 1.
cat-and-fish-catastrophe-monster = Monstre
cat-and-fish-catastrophe-monster-text = Les pions voisins paient 2 €, défaussent un poisson et s’enfuient. Arrive après le troisième hiver et va partout.
cat-and-fish-season-spring = printemps
cat-and-fish-season-spring-text = L’année commence, avec du poisson frais.
cat-and-fish-season-summer = été
cat-and-fish-season-summer-text = La deuxième saison.
cat-and-fish-season-autumn = automne
cat-and-fish-season-autumn-text = La troisième saison.
cat-and-fish-season-winter = hiver
cat-and-fish-season-winter-text = Le Voleur rôde, et la cotisation syndicale est due à la fin.
cat-and-fish-zone-green = vertes
cat-and-fish-zone-green-text = Zone 1, autour de l’île.
cat-and-fish-zone-blue = bleues
cat-and-fish-zone-blue-text = Zone 2.
cat-and-fish-zone-pink = roses
cat-and-fish-zone-pink-text = Zone 3, au large.
cat-and-fish-spot = { $line ->
    [0] la côte
   *[other] la ligne { $line }
}, { $compass } (blocs { $blocks })

## Ce que l’on peut faire ; un argument pas encore choisi est « none »

cat-and-fish-verb-place = { $space ->
    [none] Poser un marqueur…
   *[other] Marqueur sur la case { $space }
}
cat-and-fish-verb-pass = Ne plus poser de marqueur
cat-and-fish-verb-begin = { $space ->
    [none] Faire une action…
   *[other] { $space }
}
cat-and-fish-verb-wizard = { $from ->
    [none] Magicien, 1 €…
   *[other] { $to ->
        [none] Magicien, 1 € : remplacer { $from }…
       *[other] Magicien, 1 € : { $to } remplace { $from }
    }
}
cat-and-fish-verb-change = { $from ->
    [none] Changer…
   *[other] { $to ->
        [none] Changement : remplacer { $from }…
       *[other] Changement : { $to } remplace { $from }
    }
}
cat-and-fish-verb-finish = Finir le tour
cat-and-fish-verb-fish = { $block ->
    [none] Pêcher…
   *[other] Pêcher dans le bloc { $block } (zone { $zone }, { $compass })
}
cat-and-fish-verb-use = { $card ->
    [none] Utiliser une carte Magie…
   *[other] Jouer « { $card } »
}
cat-and-fish-verb-sail = { $place ->
    [none] Naviguer…
   *[other] Naviguer jusqu’à { cat-and-fish-spot }
}
cat-and-fish-verb-sorcerer = Sorcier, 2 €…
cat-and-fish-verb-jump = { $place ->
    [none] Aller où l’on veut…
   *[other] Aller d’un coup sur { cat-and-fish-spot }
}
cat-and-fish-verb-sell = { $tile ->
    [none] Vendre…
   *[other] Vendre : { $tile }
}
cat-and-fish-verb-throw = { $tile ->
    [none] Jeter…
   *[other] Jeter : { $tile }
}
cat-and-fish-verb-buy = { $card ->
    [none] Acheter…
   *[other] Acheter : { $card }
}
cat-and-fish-verb-move = { $block ->
    [none] Déplacer…
   *[other] Déplacer vers le bloc { $block } (zone { $zone }, { $compass })
}
cat-and-fish-verb-stop = Finir l’action
cat-and-fish-verb-lose = { $tile ->
    [none] Défausser un poisson…
   *[other] Défausser : { $tile }
}
cat-and-fish-verb-flee = { $place ->
    [none] S’enfuir…
   *[other] S’enfuir vers { cat-and-fish-spot }
}
cat-and-fish-verb-steal = { $target ->
    [none] Voler…
   *[other] { $tile ->
        [none] Voler à { $target }…
       *[other] Voler à { $target } : { $tile }
    }
}
cat-and-fish-verb-pay = Payer 2 €
cat-and-fish-verb-give = { $tile ->
    [none] Donner un poisson…
   *[other] Donner : { $tile }
}
cat-and-fish-verb-borrow = Emprunter 2 € et recevoir un jeton de pénalité
cat-and-fish-verb-summon = { $block ->
    [none] Invoquer le Monstre…
   *[other] Invoquer le Monstre sur le bloc { $block } (zone { $zone }, { $compass })
}

cat-and-fish-arg-place-space = Sur quelle case ?
cat-and-fish-arg-begin-space = Quelle action ?
cat-and-fish-arg-wizard-from = Quelle action remplacez-vous ?
cat-and-fish-arg-wizard-to = Que voulez-vous faire ?
cat-and-fish-arg-change-from = Quelle action remplacez-vous ?
cat-and-fish-arg-change-to = Que voulez-vous faire ?
cat-and-fish-arg-fish-block = Quel bloc ? Tapez l’un des numéros éclairés.
cat-and-fish-arg-use-card = Quelle carte ?
cat-and-fish-arg-sail-place = Jusqu’où ? Tapez l’un des numéros éclairés.
cat-and-fish-arg-jump-place = Jusqu’où ? Tapez l’un des numéros éclairés.
cat-and-fish-arg-sell-tile = Quel poisson ?
cat-and-fish-arg-throw-tile = Quelle tuile ?
cat-and-fish-arg-buy-card = Quelle carte ?
cat-and-fish-arg-move-block = Vers quel bloc ? Tapez l’un des numéros éclairés.
cat-and-fish-arg-lose-tile = Quel poisson défaussez-vous ?
cat-and-fish-arg-flee-place = Jusqu’où ? Tapez l’un des numéros éclairés.
cat-and-fish-arg-steal-target = À qui ?
cat-and-fish-arg-steal-tile = Quel poisson ?
cat-and-fish-arg-give-tile = Quel poisson ?
cat-and-fish-arg-summon-block = Sur quel bloc ? Tapez l’un des numéros éclairés.

## Ce qui est demandé

cat-and-fish-prompt-place = { $left ->
    [one] Posez votre dernier marqueur, ou passez.
   *[other] Posez un marqueur (il en reste { $left }), ou passez.
}
cat-and-fish-prompt-act = { $left ->
    [one] Faites votre dernière action, ou finissez votre tour.
   *[other] Faites l’une de vos { $left } actions, ou finissez votre tour.
}
cat-and-fish-prompt-fish = Choisissez le bloc où pêcher.
cat-and-fish-prompt-sail = { $steps ->
    [one] Naviguez d’une intersection.
   *[other] Naviguez, jusqu’à { $steps } intersections.
}
cat-and-fish-prompt-jump = Choisissez n’importe quelle intersection.
cat-and-fish-prompt-sell = Vendez au prix de la saison ({ $season }), ou jetez des tuiles.
cat-and-fish-prompt-buy = Choisissez une carte à acheter. Vous avez { $money } €.
cat-and-fish-prompt-move = { $catastrophe ->
    [Typhon] { $steps ->
        [one] Déplacez le Typhon d’un bloc.
       *[other] Déplacez le Typhon : encore { $steps } blocs.
    }
    [Monstre] { $steps ->
        [one] Déplacez le Monstre d’un bloc.
       *[other] Déplacez le Monstre : encore { $steps } blocs.
    }
   *[other] { $steps ->
        [one] Déplacez la Marée noire d’un bloc.
       *[other] Déplacez la Marée noire : encore { $steps } blocs.
    }
}
cat-and-fish-prompt-steal = Choisissez un poisson à voler.
cat-and-fish-prompt-lose = { $catastrophe } ! Choisissez le poisson à défausser.
cat-and-fish-prompt-flee = { $catastrophe } ! Choisissez où vous enfuir.
cat-and-fish-prompt-fee = La cotisation syndicale est due : 2 €, ou un poisson.
cat-and-fish-prompt-summon = Vous êtes le chat le plus pauvre et recevez l’Invocateur : placez le Monstre sur un bloc.
cat-and-fish-prompt-place-only-pass = Aucune case du plateau d’actions n’a de place pour votre marqueur : passez.
cat-and-fish-prompt-act-only-finish = { $left ->
    [one] L’action qui vous reste ne peut rien donner maintenant : finissez votre tour.
   *[other] Aucune des { $left } actions qui vous restent ne peut donner quelque chose maintenant : finissez votre tour.
}
cat-and-fish-prompt-fish-only-stop = Aucun poisson n’est à portée : arrêtez.
cat-and-fish-prompt-sail-only-stop = Vous ne pouvez atteindre aucune intersection : arrêtez.
cat-and-fish-prompt-sell-only-stop = Il n’y a plus rien à vendre ni à jeter : arrêtez.
cat-and-fish-prompt-buy-only-stop = Avec { $money } €, vous ne pouvez acheter aucune carte : arrêtez.
cat-and-fish-prompt-move-only-stop = { $catastrophe } : pas un bloc de plus n’est possible. Arrêtez.
cat-and-fish-prompt-steal-only-stop = Personne n’a de poisson que vous puissiez voler : arrêtez.
cat-and-fish-prompt-fee-only-pay = La cotisation syndicale est due : 2 €. Vous n’avez pas de poisson à donner à la place.
cat-and-fish-prompt-fee-only-give = La cotisation syndicale est due : il vous manque les 2 €, donnez donc un poisson.
cat-and-fish-prompt-fee-only-borrow = La cotisation syndicale est due, et vous n’avez ni 2 € ni poisson : empruntez, contre un jeton de pénalité.

## Ce qui s’est passé ; ce qui est caché est « none »

cat-and-fish-event-season = Année { $year }, { $season } : { $seat } joue en premier.
cat-and-fish-event-placed = { $seat } pose un marqueur sur la case { $space }.
cat-and-fish-event-passed = { $seat } ne pose plus de marqueur.
cat-and-fish-event-turn = C’est à { $seat } de jouer.
cat-and-fish-event-began = { $seat } passe à l’action { $space }.
cat-and-fish-event-changed = { $price ->
    [0] { $seat } remplace { $from } par { $to }.
   *[other] { $seat } remplace { $from } par { $to } grâce au Magicien, pour { $price } €.
}
cat-and-fish-event-finished = { $seat } renonce à ses autres actions.
cat-and-fish-event-fished = { $seat } pêche dans le bloc { $block } (zone { $zone }, { $compass }) : { $tile }.
cat-and-fish-event-found-treasure = { $seat } pêche dans le bloc { $block } (zone { $zone }, { $compass }) : un trésor, { $money } € !
cat-and-fish-event-used = { $seat } utilise la carte « { $card } ».
cat-and-fish-event-hauled = { $blocks ->
    [one] Autour { DE($seat) }, { $blocks } bloc est rempli.
   *[other] Autour { DE($seat) }, { $blocks } blocs sont remplis.
}
cat-and-fish-event-sailed = { $seat } navigue jusqu’à { cat-and-fish-spot }.
cat-and-fish-event-paid-sorcerer = { $seat } paie { $price } € au Sorcier.
cat-and-fish-event-jumped = { $seat } se retrouve sur { cat-and-fish-spot }.
cat-and-fish-event-sold = { $seat } vend un poisson pour { $price } € : { $tile }.
cat-and-fish-event-threw = { $seat } jette une tuile : { $tile }.
cat-and-fish-event-bought = { $seat } achète la carte « { $card } » pour { $price } €.
cat-and-fish-event-moved = { $catastrophe ->
    [Typhon] { $seat } déplace le Typhon jusqu’au bloc { $block } (zone { $zone }, { $compass }).
    [Monstre] { $seat } déplace le Monstre jusqu’au bloc { $block } (zone { $zone }, { $compass }).
   *[other] { $seat } déplace la Marée noire jusqu’au bloc { $block } (zone { $zone }, { $compass }).
}
cat-and-fish-event-removed = { $catastrophe ->
    [Typhon] Le Typhon
    [Monstre] Le Monstre
   *[other] La Marée noire
} emporte la tuile du bloc { $block } : { $tile }.
cat-and-fish-event-struck = { $damage ->
    [0] { $catastrophe ->
        [Typhon] Le Typhon frappe { $seat }.
        [Monstre] Le Monstre frappe { $seat }.
       *[other] La Marée noire frappe { $seat }.
    }
   *[other] { $catastrophe ->
        [Typhon] Le Typhon frappe { $seat } : { $damage } € de perdus.
        [Monstre] Le Monstre frappe { $seat } : { $damage } € de perdus.
       *[other] La Marée noire frappe { $seat } : { $damage } € de perdus.
    }
}
cat-and-fish-event-lost = { $seat } défausse un poisson : { $tile }.
cat-and-fish-event-fled = { $seat } s’enfuit vers { cat-and-fish-spot }.
cat-and-fish-event-explored = { $money ->
    [0] { $seat } ne trouve rien sur l’Île au trésor.
   *[other] { $seat } trouve { $money } € sur l’Île au trésor.
}
cat-and-fish-event-drew = { $card ->
    [none] { $seat } pioche une carte Magie et la garde.
   *[other] { $seat } pioche une carte Magie et la garde : « { $card } ».
}
cat-and-fish-event-drew-blank = { $seat } pioche une carte Magie : « R.A.S. », rien.
cat-and-fish-event-stole = { $seat } vole un poisson à { $target } : { $tile }.
cat-and-fish-event-paid-fee = { $seat } règle sa cotisation syndicale : { $money } €.
cat-and-fish-event-gave-fish = { $seat } règle sa cotisation syndicale : { $tile }.
cat-and-fish-event-borrowed = { $seat } ne peut régler sa cotisation syndicale : un prêt, et un jeton de pénalité.
cat-and-fish-event-became-summoner = { $seat } est le chat le plus pauvre et reçoit l’Invocateur.
cat-and-fish-event-fresh-fish = { $blocks ->
    [one] Du poisson frais dans { $blocks } bloc.
   *[other] Du poisson frais dans { $blocks } blocs.
}
cat-and-fish-event-reshuffled = Les tuiles { $zone } défaussées sont mélangées en une nouvelle pioche.
cat-and-fish-event-treasures-reshuffled = Les cartes Trésor sont mélangées à nouveau.
cat-and-fish-event-won = { $seat } est le chat le plus riche !

## Options et résultats

cat-and-fish-option-first_seat = Qui commence.
cat-and-fish-score-money = Argent
cat-and-fish-score-fish = Poissons restants, 1 € chacun
cat-and-fish-score-penalties = Pénalités, 3 € chacune
cat-and-fish-score-total = Total
cat-and-fish-score-cards = Cartes achetées (si égalité)

## La table

cat-and-fish-table-year = Année { $year } sur { $years }
cat-and-fish-table-order = ordre : { $names }
cat-and-fish-table-mark-typhoon = TY
cat-and-fish-table-mark-oil = MN
cat-and-fish-table-mark-monster = MO
cat-and-fish-table-magic = magie { $cards }
cat-and-fish-table-penalties = pénalités { $number }
cat-and-fish-table-summoner = Invocateur
cat-and-fish-table-money = { $money } €
cat-and-fish-table-free = { $places ->
    [0] entrepôt plein
    [one] { $places } emplacement libre
   *[other] { $places } emplacements libres
}
cat-and-fish-table-shop = Boutique
cat-and-fish-table-blows = Toucherait
cat-and-fish-table-hit = { $block } : { $name }{ $money ->
    [0] { "" }
   *[other] , −{ $money } €
}{ $fish ->
    [0] { "" }
   *[other] , un poisson
}
cat-and-fish-table-own-magic = Magie

## Ce que voit un siège, là où aucun plateau ne le dessine

cat-and-fish-seen-season = Saison
cat-and-fish-seen-year = Année
cat-and-fish-seen-order = Ordre du tour
cat-and-fish-seen-thief = Voleur
cat-and-fish-seen-summoner = Invocateur
cat-and-fish-seen-players-money = Argent
cat-and-fish-seen-players-cards = Cartes
cat-and-fish-seen-players-cards-entry = { $card } ({ $price } €)
cat-and-fish-seen-players-total = Points à présent
cat-and-fish-seen-players-store = Entrepôt
cat-and-fish-seen-players-store-entry = { $tile } ({ $now } € maintenant)
cat-and-fish-seen-players-capacity = Emplacements de l’entrepôt
cat-and-fish-seen-players-range = Portée
cat-and-fish-seen-players-magic = Cartes Magie
cat-and-fish-seen-players-penalties = Pénalités
cat-and-fish-seen-players-placed = Cases choisies
cat-and-fish-seen-players-markers = Reste à faire
cat-and-fish-seen-magic = Vos cartes Magie
cat-and-fish-seen-spaces = Tableau d’action, places libres
cat-and-fish-seen-spaces-entry = { $free }/{ $room }
cat-and-fish-seen-piles = Pioches de tuiles
cat-and-fish-seen-piles-entry = { $size }
cat-and-fish-seen-shop = Boutique
cat-and-fish-seen-shop-entry = { $price ->
    [none] épuisé
   *[other] { $price } €
}
cat-and-fish-seen-library = Bibliothèque magique
cat-and-fish-seen-library-size = Cartes restantes
cat-and-fish-seen-library-used = Utilisées
cat-and-fish-seen-treasure = Île au trésor
cat-and-fish-seen-treasure-size = Cartes restantes
cat-and-fish-seen-doing = En cours
cat-and-fish-seen-strike = Une catastrophe frappe
cat-and-fish-seen-strike-catastrophe = Catastrophe
cat-and-fish-seen-strike-mover = Déplacée par
cat-and-fish-seen-strike-victim = Subit maintenant
cat-and-fish-seen-strike-victims = Subiront encore
