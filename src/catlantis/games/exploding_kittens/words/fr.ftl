# Exploding Kittens. Les clés suivent les tables du jeu : voir locales/__init__.py.

exploding-kittens = Exploding Kittens
exploding-kittens-about = Piochez et croisez les doigts : qui pioche un chaton sans pouvoir le désamorcer est éliminé. Le dernier en vie gagne.
exploding-kittens-edition = livret français de 2020, 56 cartes

## Les cartes

exploding-kittens-title-exploding-kitten = Chaton Explosif
exploding-kittens-title-exploding-kitten-text = Qui le pioche sans Kit de Désamorçage en main est éliminé.
exploding-kittens-title-defuse = Kit de Désamorçage
exploding-kittens-title-defuse-text = Sauve du chaton pioché, que l’on cache où l’on veut dans la pioche.
exploding-kittens-title-nope = Non !
exploding-kittens-title-nope-text = Arrête n’importe quel coup, à tout moment, même un autre « Non ! » ; mais ni un Chaton Explosif ni un Kit de Désamorçage.
exploding-kittens-title-attack = Attaque
exploding-kittens-title-attack-text = Finit votre tour sans piocher ; le joueur suivant joue deux tours (2x), plus ceux que vous deviez encore à cause d’une Attaque.
exploding-kittens-title-skip = Passe-Tour
exploding-kittens-title-skip-text = Finit un tour sans piocher.
exploding-kittens-title-favor = Faveur
exploding-kittens-title-favor-text = Un joueur de votre choix vous donne une carte de son choix.
exploding-kittens-title-shuffle = Mélange
exploding-kittens-title-shuffle-text = La pioche est mélangée.
exploding-kittens-title-see-the-future = Divination
exploding-kittens-title-see-the-future-text = Permet de regarder les trois premières cartes (3x) de la pioche.
exploding-kittens-title-tacocat = Tacochat
exploding-kittens-title-tacocat-text = Sans effet tout seul : à jouer en combo.
exploding-kittens-title-cattermelon = Chastèque
exploding-kittens-title-cattermelon-text = Sans effet tout seul : à jouer en combo.
exploding-kittens-title-hairy-potato-cat = Patachat Poilu
exploding-kittens-title-hairy-potato-cat-text = Sans effet tout seul : à jouer en combo.
exploding-kittens-title-beard-cat = Chat Barbu
exploding-kittens-title-beard-cat-text = Sans effet tout seul : à jouer en combo.
exploding-kittens-title-rainbow-ralphing-cat = Chat Crache-Arc-en-Ciel
exploding-kittens-title-rainbow-ralphing-cat-text = Sans effet tout seul : à jouer en combo.

## Ce que l’on peut faire ; un argument pas encore choisi est « none »

exploding-kittens-verb-draw = Piocher une carte
exploding-kittens-verb-attack = Attaque
exploding-kittens-verb-skip = Passe-Tour
exploding-kittens-verb-shuffle = Mélange
exploding-kittens-verb-see = Divination
exploding-kittens-verb-favor = { $target ->
    [none] Faveur…
   *[other] Demander une Faveur à { $target }
}
exploding-kittens-verb-pair = { $title ->
    [none] Deux pareilles…
   *[other] { $target ->
        [none] Deux « { $title } »…
       *[other] Deux « { $title } » : voler une carte à { $target }
    }
}
exploding-kittens-verb-three = { $title ->
    [none] Trois pareilles…
   *[other] { $target ->
        [none] Trois « { $title } »…
       *[other] { $wanted ->
            [none] Trois « { $title } » : demander à { $target }…
           *[other] Trois « { $title } » : demander à { $target } une carte « { $wanted } »
        }
    }
}
exploding-kittens-verb-five = { $titles ->
    [none] Cinq différentes…
   *[other] Cinq différentes : { $titles }
}
exploding-kittens-verb-nope = Non !
exploding-kittens-verb-pass = Laisser faire
exploding-kittens-verb-give = { $title ->
    [none] Donner une carte…
   *[other] Donner : { $title }
}
exploding-kittens-verb-take = { $title ->
    [none] Prendre une carte…
   *[other] Prendre : { $title }
}
exploding-kittens-verb-insert = { $position ->
    [none] Remettre le chaton…
    [0] Remettre le chaton sur le dessus
    [one] Remettre le chaton sous { $position } carte
   *[other] Remettre le chaton sous { $position } cartes
}

## Les coups qui ne sont pas une carte

exploding-kittens-verb-pair-text = Volez une carte au hasard au joueur de votre choix.
exploding-kittens-verb-three-text = Nommez un joueur et une carte : s’il l’a, elle est à vous.
exploding-kittens-verb-five-text = Prenez la carte de votre choix dans la défausse, sauf un chaton.

## Les questions pour les arguments

exploding-kittens-arg-favor-target = Qui doit vous donner une carte ?
exploding-kittens-arg-pair-title = Quelles deux cartes pareilles ?
exploding-kittens-arg-pair-target = Qui perd une carte au hasard ?
exploding-kittens-arg-three-title = Quelles trois cartes pareilles ?
exploding-kittens-arg-three-target = À qui demander ?
exploding-kittens-arg-three-wanted = Quelle carte voulez-vous ?
exploding-kittens-arg-five-titles = Quelles cinq cartes différentes ?
exploding-kittens-arg-give-title = Quelle carte donnez-vous ?
exploding-kittens-arg-take-title = Quelle carte prenez-vous ?
exploding-kittens-arg-insert-position = Combien de cartes au-dessus de lui ? De { $low } (la toute prochaine) à { $high } (tout au fond).

## Ce qui est demandé

exploding-kittens-prompt-turn = { $owed ->
    [one] Jouez des cartes, ou piochez pour finir votre tour.
   *[other] Jouez des cartes, ou piochez pour finir ce tour : { $owed } tours à jouer.
}
exploding-kittens-prompt-window = { $nopes ->
    [0] { $player } joue. Dire « Non ! », ou laisser faire ?
   *[other] { $player } dit « Non ! ». Y répondre « Non ! », ou laisser faire ?
}
exploding-kittens-prompt-give = Choisissez une carte pour { $player }. Les autres ne la verront pas.
exploding-kittens-prompt-take = Choisissez une carte dans la défausse.
exploding-kittens-prompt-insert = { $size ->
    [one] Choisissez où va le chaton, dans une pioche de { $size } carte. Personne ne verra.
   *[other] Choisissez où va le chaton, dans une pioche de { $size } cartes. Personne ne verra.
}
exploding-kittens-prompt-turn-only-draw = { $owed ->
    [one] Vous n’avez rien à jouer maintenant : piochez pour finir votre tour.
   *[other] Vous n’avez rien à jouer maintenant : piochez pour finir ce tour ; { $owed } tours à jouer.
}

## Ce qui s’est passé ; ce qui est caché est « none »

exploding-kittens-event-turn = { $owed ->
    [one] C’est à { $seat } de jouer.
   *[other] C’est à { $seat } de jouer, pour { $owed } tours.
}
exploding-kittens-event-attack = { $seat } joue une Attaque.
exploding-kittens-event-skip = { $seat } joue un Passe-Tour.
exploding-kittens-event-shuffle = { $seat } joue un Mélange.
exploding-kittens-event-see = { $seat } joue une Divination.
exploding-kittens-event-favor = { $seat } demande une Faveur à { $target }.
exploding-kittens-event-pair = { $seat } joue deux cartes « { $title } » pour voler une carte à { $target }.
exploding-kittens-event-three = { $seat } joue trois cartes « { $title } » et demande à { $target } une carte « { $wanted } ».
exploding-kittens-event-five = { $seat } joue cinq cartes différentes : { $titles }.
exploding-kittens-event-nope = { $seat } dit « Non ! »
exploding-kittens-event-cancelled = Le coup joué par { $seat } est annulé.
exploding-kittens-event-attacked = { $seat } ne pioche pas et laisse { $owed } tours à { $target }.
exploding-kittens-event-shuffled = { $seat } mélange la pioche.
exploding-kittens-event-foresaw = { $first ->
    [none] { $seat } regarde le dessus de la pioche.
   *[other] { $second ->
        [none] { $seat } voit la seule carte de la pioche : « { $first } ».
       *[other] { $third ->
            [none] { $seat } voit, depuis le dessus : « { $first } », « { $second } ».
           *[other] { $seat } voit, depuis le dessus : « { $first } », « { $second } », « { $third } ».
        }
    }
}
exploding-kittens-event-gave = { $title ->
    [none] { $seat } donne une carte à { $target }.
   *[other] { $seat } donne une carte à { $target } : « { $title } ».
}
exploding-kittens-event-stole = { $title ->
    [none] { $seat } vole une carte à { $target }.
   *[other] { $seat } vole une carte à { $target } : « { $title } ».
}
exploding-kittens-event-handed-over = { $target } remet la carte « { $title } » à { $seat }.
exploding-kittens-event-lacked = { $target } n’a pas de carte « { $title } » : { $seat } n’obtient rien.
exploding-kittens-event-nothing-left = { $target } n’a plus de carte : { $seat } n’obtient rien.
exploding-kittens-event-took = { $seat } prend la carte « { $title } » dans la défausse.
exploding-kittens-event-drew = { $title ->
    [none] { $seat } pioche une carte.
   *[other] { $seat } pioche une carte : « { $title } ».
}
exploding-kittens-event-drew-kitten = { $seat } pioche un Chaton Explosif !
exploding-kittens-event-defused = { $seat } le désamorce.
exploding-kittens-event-inserted = { $position ->
    [none] { $seat } cache le chaton dans la pioche.
    [0] { $seat } remet le chaton sur le dessus de la pioche.
    [one] { $seat } cache le chaton sous { $position } carte.
   *[other] { $seat } cache le chaton sous { $position } cartes.
}
exploding-kittens-event-exploded = { $seat } explose et quitte la partie.
exploding-kittens-event-won = { $seat } gagne : personne d’autre n’a survécu !

## Options et résultats

exploding-kittens-option-combos = Combos spéciaux : deux ou trois pareilles, cinq différentes. Sans eux : seulement les paires de chats.
exploding-kittens-option-first_seat = Qui commence.
exploding-kittens-score-survived = En vie
exploding-kittens-score-outlived = Joueurs éliminés avant

## La table

exploding-kittens-table-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
exploding-kittens-table-owed = { $owed ->
    [one] joue
   *[other] joue, encore { $owed } tours
}
exploding-kittens-table-out = a explosé
exploding-kittens-table-holds = en main : { $cards }
exploding-kittens-table-pile = Pioche
exploding-kittens-table-pile-size = { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
}
exploding-kittens-table-pile-kittens = { $kittens ->
    [0] aucun chaton
    [one] { $kittens } chaton
   *[other] { $kittens } chatons
}
exploding-kittens-table-pile-odds = risque de chaton : { NUMBER($odds, style: "percent") }
exploding-kittens-table-known = Vous savez
exploding-kittens-table-known-top = dessus : { $card }
exploding-kittens-table-known-place = carte { $place } : { $card }
exploding-kittens-table-discard = Défausse
exploding-kittens-table-empty = rien encore
exploding-kittens-table-hand = Votre main
exploding-kittens-table-hand-empty = aucune carte
exploding-kittens-table-play = En jeu
exploding-kittens-table-play-stands = { $play } « Non ! » ×{ $nopes } : le coup tient.
exploding-kittens-table-play-cancelled = { $play } « Non ! » ×{ $nopes } : le coup est annulé.

## Ce que voit un siège, là où aucun plateau ne le dessine

exploding-kittens-seen-active = À qui le tour
exploding-kittens-seen-owed = Tours à jouer
exploding-kittens-seen-hand = Votre main
exploding-kittens-seen-players-alive = En vie
exploding-kittens-seen-players-cards = Cartes
exploding-kittens-seen-players-known = Cartes connues
exploding-kittens-seen-pile = Pioche
exploding-kittens-seen-pile-size = Cartes
exploding-kittens-seen-pile-kittens = Chatons Explosifs
exploding-kittens-seen-pile-known = Ce que vous savez
exploding-kittens-seen-pile-known-entry = { $place ->
    [0] { $title } au-dessus
    [1] { $title } sous une carte
   *[other] { $title } sous { $place } cartes
}
exploding-kittens-seen-discard = Défausse
exploding-kittens-seen-play = En attente
exploding-kittens-seen-play-by = Joué par
exploding-kittens-seen-play-action = Coup
exploding-kittens-seen-play-nopes = « Non ! »
