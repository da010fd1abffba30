# Islet. Les clés suivent les tables du jeu : voir locales/__init__.py.

islet = Islet
islet-about = Des oiseaux explorent ensemble un îlot, tuile sur tuile, et c’est à qui pondra le premier tous ses œufs dans ses nids.
islet-edition = livret français, 90 tuiles ; cartes jour et nuit de notre cru

## Tuiles, terrains, nids et ressources

islet-tile-water-leaves = eau douce/feuilles
islet-tile-water-leaves-text = Une tuile d’eau douce avec un nid de feuilles.
islet-tile-water-branches = eau douce/branches
islet-tile-water-branches-text = Une tuile d’eau douce avec un nid de branches.
islet-tile-water-flowers = eau douce/fleurs
islet-tile-water-flowers-text = Une tuile d’eau douce avec un nid de fleurs.
islet-tile-sand-leaves = sable/feuilles
islet-tile-sand-leaves-text = Une tuile de sable avec un nid de feuilles.
islet-tile-sand-branches = sable/branches
islet-tile-sand-branches-text = Une tuile de sable avec un nid de branches.
islet-tile-sand-flowers = sable/fleurs
islet-tile-sand-flowers-text = Une tuile de sable avec un nid de fleurs.
islet-tile-clay-leaves = argile/feuilles
islet-tile-clay-leaves-text = Une tuile d’argile avec un nid de feuilles.
islet-tile-clay-branches = argile/branches
islet-tile-clay-branches-text = Une tuile d’argile avec un nid de branches.
islet-tile-clay-flowers = argile/fleurs
islet-tile-clay-flowers-text = Une tuile d’argile avec un nid de fleurs.
islet-terrain-water = eau douce
islet-terrain-water-text = Un terrain. Y avancer depuis un autre terrain, ou depuis la mer, coûte une carte de ce terrain.
islet-terrain-sand = sable
islet-terrain-sand-text = Un terrain. Y avancer depuis un autre terrain, ou depuis la mer, coûte une carte de ce terrain.
islet-terrain-clay = argile
islet-terrain-clay-text = Un terrain. Y avancer depuis un autre terrain, ou depuis la mer, coûte une carte de ce terrain.
islet-nest-leaves = feuilles
islet-nest-leaves-text = Un nid. Y pondre coûte trois cartes de ce nid ; une eau douce et une argile en font une.
islet-nest-branches = branches
islet-nest-branches-text = Un nid. Y pondre coûte trois cartes de ce nid ; une eau douce et un sable en font une.
islet-nest-flowers = fleurs
islet-nest-flowers-text = Un nid. Y pondre coûte trois cartes de ce nid ; un sable et une argile en font une.
islet-resource-water = eau douce
islet-resource-water-text = Paie un pas sur de l’eau douce. Deux valent un autre terrain ; avec un sable elle vaut des branches, avec une argile des feuilles.
islet-resource-sand = sable
islet-resource-sand-text = Paie un pas sur du sable. Deux valent un autre terrain ; avec une eau douce il vaut des branches, avec une argile des fleurs.
islet-resource-clay = argile
islet-resource-clay-text = Paie un pas sur de l’argile. Deux valent un autre terrain ; avec une eau douce elle vaut des feuilles, avec un sable des fleurs.
islet-resource-leaves = feuilles
islet-resource-leaves-text = Trois paient un œuf sur un tel nid. Une eau douce et une argile en valent une.
islet-resource-branches = branches
islet-resource-branches-text = Trois paient un œuf sur un tel nid. Une eau douce et un sable en valent une.
islet-resource-flowers = fleurs
islet-resource-flowers-text = Trois paient un œuf sur un tel nid. Un sable et une argile en valent une.
islet-egg-upright = prête
islet-egg-upright-text = Son œuf est debout : elle peut payer une fois pendant ce tour.
islet-egg-tipped = épuisée
islet-egg-tipped-text = Son œuf est renversé : elle pourra payer de nouveau après ce tour.
islet-spot = { $compass ->
    [none] case { $site }
   *[other] case { $site } ({ $compass })
}

## Conditions des cartes jour et nuit

islet-condition-level-2-water = niveau 2, eau douce
islet-condition-level-2-water-text = Pondre sur une tuile d’eau douce, au niveau 2 exactement.
islet-condition-level-2-sand = niveau 2, sable
islet-condition-level-2-sand-text = Pondre sur une tuile de sable, au niveau 2 exactement.
islet-condition-level-2-clay = niveau 2, argile
islet-condition-level-2-clay-text = Pondre sur une tuile d’argile, au niveau 2 exactement.
islet-condition-level-3-water = niveau 3, eau douce
islet-condition-level-3-water-text = Pondre sur une tuile d’eau douce, au niveau 3 exactement.
islet-condition-level-3-sand = niveau 3, sable
islet-condition-level-3-sand-text = Pondre sur une tuile de sable, au niveau 3 exactement.
islet-condition-level-3-clay = niveau 3, argile
islet-condition-level-3-clay-text = Pondre sur une tuile d’argile, au niveau 3 exactement.
islet-condition-level-4-water = niveau 4, eau douce
islet-condition-level-4-water-text = Pondre sur une tuile d’eau douce, au niveau 4 exactement.
islet-condition-level-4-sand = niveau 4, sable
islet-condition-level-4-sand-text = Pondre sur une tuile de sable, au niveau 4 exactement.
islet-condition-level-4-clay = niveau 4, argile
islet-condition-level-4-clay-text = Pondre sur une tuile d’argile, au niveau 4 exactement.
islet-condition-level-2-leaves = niveau 2, feuilles
islet-condition-level-2-leaves-text = Pondre sur un nid de feuilles, au niveau 2 exactement.
islet-condition-level-2-branches = niveau 2, branches
islet-condition-level-2-branches-text = Pondre sur un nid de branches, au niveau 2 exactement.
islet-condition-level-2-flowers = niveau 2, fleurs
islet-condition-level-2-flowers-text = Pondre sur un nid de fleurs, au niveau 2 exactement.
islet-condition-level-3-leaves = niveau 3, feuilles
islet-condition-level-3-leaves-text = Pondre sur un nid de feuilles, au niveau 3 exactement.
islet-condition-level-3-branches = niveau 3, branches
islet-condition-level-3-branches-text = Pondre sur un nid de branches, au niveau 3 exactement.
islet-condition-level-3-flowers = niveau 3, fleurs
islet-condition-level-3-flowers-text = Pondre sur un nid de fleurs, au niveau 3 exactement.
islet-condition-level-4-leaves = niveau 4, feuilles
islet-condition-level-4-leaves-text = Pondre sur un nid de feuilles, au niveau 4 exactement.
islet-condition-level-4-branches = niveau 4, branches
islet-condition-level-4-branches-text = Pondre sur un nid de branches, au niveau 4 exactement.
islet-condition-level-4-flowers = niveau 4, fleurs
islet-condition-level-4-flowers-text = Pondre sur un nid de fleurs, au niveau 4 exactement.
islet-condition-water-among-sand = eau douce entourée de sable
islet-condition-water-among-sand-text = Pondre sur une tuile d’eau douce dont toutes les tuiles adjacentes, une au moins, sont de sable.
islet-condition-water-among-clay = eau douce entourée d’argile
islet-condition-water-among-clay-text = Pondre sur une tuile d’eau douce dont toutes les tuiles adjacentes, une au moins, sont d’argile.
islet-condition-sand-among-water = sable entouré d’eau douce
islet-condition-sand-among-water-text = Pondre sur une tuile de sable dont toutes les tuiles adjacentes, une au moins, sont d’eau douce.
islet-condition-sand-among-clay = sable entouré d’argile
islet-condition-sand-among-clay-text = Pondre sur une tuile de sable dont toutes les tuiles adjacentes, une au moins, sont d’argile.
islet-condition-clay-among-water = argile entourée d’eau douce
islet-condition-clay-among-water-text = Pondre sur une tuile d’argile dont toutes les tuiles adjacentes, une au moins, sont d’eau douce.
islet-condition-clay-among-sand = argile entourée de sable
islet-condition-clay-among-sand-text = Pondre sur une tuile d’argile dont toutes les tuiles adjacentes, une au moins, sont de sable.
islet-condition-level-4 = niveau 4
islet-condition-level-4-text = Pondre sur n’importe quelle tuile au niveau 4 exactement.

## Ce que l’on peut faire ; un argument pas encore choisi, ou un paiement vide, est « none »

islet-verb-explore = { $tile ->
    [none] Explorer…
   *[other] { $site ->
        [none] Explorer avec une tuile : { $tile }…
       *[other] Explorer : { $tile } dans la mer, case { $site }
    }
}
islet-verb-explore-text = Placez une tuile dans la mer au bord de l’îlot, puis d’autres par-dessus, chacune plus haut que la dernière. Chacune rapporte une ressource.
islet-verb-stack = { $tile ->
    [none] Empiler une tuile…
   *[other] { $site ->
        [none] Empiler : { $tile }…
       *[other] Empiler : { $tile } sur la case { $site }
    }
}
islet-verb-gather = Récolter et piocher
islet-verb-return = { $resource ->
    [none] Rendre une ressource…
   *[other] Rendre : { $resource }
}
islet-verb-advance = { $site ->
    [none] Avancer…
   *[other] Avancer jusqu’à la case { $site }
}{ $terrains ->
    [none] {""}
   *[other] , en payant { $terrains }
}{ $secured ->
    [none] {""}
   *[other] , en épuisant { $secured }
}
islet-verb-advance-text = Gratuit sur le même terrain ; sinon, une carte du terrain où l’on va.
islet-verb-lay = Pondre{ $nests ->
    [none] {""}
   *[other] , en payant { $nests }
}{ $terrains ->
    [none] {""}
   *[other] , en payant { $terrains }
}{ $secured_nests ->
    [none] {""}
   *[other] , en épuisant { $secured_nests }
}{ $secured_terrains ->
    [none] {""}
   *[other] , en épuisant { $secured_terrains }
}
islet-verb-lay-text = Coûte trois nids de votre tuile. Avec deux œufs libres ou plus, vous gagnez aussi une ressource garantie : elle paie une fois à chaque tour.
islet-verb-secure = { $resource ->
    [none] Garantir une ressource…
   *[other] Garantir : { $resource }
}
islet-verb-release = { $resource ->
    [none] Rendre une ressource garantie…
   *[other] { $egg ->
        [none] Rendre : { $resource }…
       *[other] Rendre : { $resource } ({ $egg })
    }
}
islet-verb-end = Finir le tour
islet-verb-start = { $site ->
    [none] Choisir le départ de l’oiseau…
   *[other] Commencer sur la case { $site }
}
islet-verb-toss = { $tile ->
    [none] Se déplacer, en retirant trois tuiles de la main…
   *[other] Retirer de la main : { $tile }
}
islet-verb-toss-bag = Se déplacer, en retirant trois tuiles du sac
islet-verb-fulfil = { $condition ->
    [none] Choisir la carte accomplie…
   *[other] Accomplir : { $condition }
}

islet-arg-explore-tile = Quelle tuile ?
islet-arg-explore-site = Où dans la mer ? Tapez le numéro de la case.
islet-arg-stack-tile = Quelle tuile ?
islet-arg-stack-site = Sur quelle tuile ? Tapez le numéro de la case.
islet-arg-return-resource = Quelle ressource rendez-vous ?
islet-arg-advance-site = Où aller ? Tapez le numéro de la case.
islet-arg-advance-terrains = Quels terrains non garantis payez-vous ?
islet-arg-advance-secured = Quels terrains garantis épuisez-vous ?
islet-arg-lay-nests = Quels nids non garantis payez-vous ?
islet-arg-lay-terrains = Quels terrains non garantis payez-vous ?
islet-arg-lay-secured_nests = Quels nids garantis épuisez-vous ?
islet-arg-lay-secured_terrains = Quels terrains garantis épuisez-vous ?
islet-arg-secure-resource = Quelle ressource garantissez-vous ?
islet-arg-release-resource = Quelle ressource garantie rendez-vous ?
islet-arg-release-egg = La prête ou l’épuisée ?
islet-arg-start-site = D’où part l’oiseau ? Tapez le numéro de la case.
islet-arg-toss-tile = Quelle tuile retirez-vous ?
islet-arg-fulfil-condition = Quelle carte l’œuf accomplit-il ?

## Ce qui est demandé

islet-prompt-turn = Explorez, ou déplacez-vous : avancez et pondez.
islet-prompt-stack = { $left ->
    [0] Prenez les ressources, pour finir l’exploration.
    [one] Empilez encore { $left } tuile, plus haut que la dernière, ou prenez les ressources.
   *[other] Empilez jusqu’à { $left } tuiles de plus, chacune plus haut que la dernière, ou prenez les ressources.
}
islet-prompt-return = { $over ->
    [one] On garde huit ressources non garanties au plus : rendez-en { $over }.
   *[other] On garde huit ressources non garanties au plus : rendez-en { $over }, une par une.
}
islet-prompt-move = Avancez, pondez, ou finissez le tour.
islet-prompt-secure = Garantissez une ressource sous un œuf libre : elle paiera une fois à chaque tour.
islet-prompt-release = Aucun œuf n’est libre : quelle ressource garantie donne le sien ?
islet-prompt-start = Choisissez la tuile d’où part votre oiseau, de jour ou de nuit.
islet-prompt-toss = { $left ->
    [one] Retirez encore { $left } tuile de votre main.
   *[other] Retirez encore { $left } tuiles de votre main.
}
islet-prompt-fulfil = Les deux conditions sont remplies : quelle carte est accomplie ?
islet-prompt-turn-only-end = Aucune de vos tuiles ne peut être placée, et rien dans votre main ne paie un déplacement : passez.
islet-prompt-move-only-end = Vous ne pouvez ni payer un pas de plus, ni pondre ici : finissez votre tour.
islet-prompt-stack-only-gather = Aucune tuile de votre main ne peut aller plus haut : prenez les ressources, pour finir l’exploration.

## Ce qui s’est passé ; ce qui est caché, ou un paiement vide, est « none »

islet-event-turn = C’est à { $seat } de jouer.
islet-event-explored = { $seat } place une tuile dans la mer, { islet-spot } : { $tile }.
islet-event-stacked = { $seat } empile une tuile, { islet-spot }, niveau { $level } : { $tile }.
islet-event-gathered = { $resources ->
    [none] { $seat } n’obtient aucune ressource.
   *[other] { $seat } obtient : { $resources }.
}
islet-event-drew = { $number ->
    [0] { $seat } ne pioche aucune tuile.
    [one] { $tiles ->
        [none] { $seat } pioche { $number } tuile.
       *[other] { $seat } pioche : { $tiles }.
    }
   *[other] { $tiles ->
        [none] { $seat } pioche { $number } tuiles.
       *[other] { $seat } pioche : { $tiles }.
    }
}
islet-event-returned = { $seat } rend une ressource : { $resource }.
islet-event-paid = { $spent ->
    [none] { $seat } épuise : { $exhausted }.
   *[other] { $exhausted ->
        [none] { $seat } paie : { $spent }.
       *[other] { $seat } paie : { $spent } ; épuise : { $exhausted }.
    }
}
islet-event-advanced = { $seat } avance jusqu’à la { islet-spot }.
islet-event-laid = { $seat } pond un œuf, { islet-spot }, niveau { $level }.
islet-event-secured = { $seat } gagne une ressource garantie : { $resource }.
islet-event-released = { $seat } rend une ressource garantie : { $resource }.
islet-event-passed = { $seat } passe.
islet-event-started = { $seat } pose son oiseau, { islet-spot }.
islet-event-tossed = { $seat } retire une tuile de sa main : { $tile }.
islet-event-tossed-from-bag = { $seat } retire des tuiles du sac : { $tiles }.
islet-event-fulfilled = { $seat } accomplit une carte : { $condition }.
islet-event-dealt-card = { $islet ->
    [0] Nouvelle carte, îlot de jour : { $condition }.
    [1] Nouvelle carte, îlot de nuit : { $condition }.
   *[other] Nouvelle carte : { $condition }.
}
islet-event-last-egg = { $seats ->
    [1] { $seat } a pondu son dernier œuf !
   *[other] { $seat } a pondu son dernier œuf ! On finit le tour de table.
}
islet-event-last-tile = { $seat } a pioché la dernière tuile : encore un tour de table après celui-ci.
islet-event-nothing-happens = Deux tours de table sans tuile ni œuf : la partie s’arrête.
islet-event-won = { $seat } gagne !
islet-event-lost = { $seat } perd : il reste des œufs et le sac est vide.

## Options et résultats

islet-option-few_eggs = En solo : 6 œufs au lieu de 10, pour une partie plus simple.
islet-option-first_seat = Qui commence.
islet-score-eggs = Œufs pondus
islet-score-level-1 = Niveau de l’œuf le plus haut
islet-score-level-2 = Niveau du deuxième œuf
islet-score-level-3 = Niveau du troisième œuf
islet-score-level-4 = Niveau du quatrième œuf
islet-score-level-5 = Niveau du cinquième œuf
islet-score-level-6 = Niveau du sixième œuf
islet-score-level-7 = Niveau du septième œuf
islet-score-level-8 = Niveau du huitième œuf
islet-score-level-9 = Niveau du neuvième œuf
islet-score-level-10 = Niveau du dixième œuf
islet-score-ideal = Tuiles restantes : écosystème idéal !
islet-score-saved = Tuiles restantes : les espèces menacées sont sauvées
islet-score-grows = Tuiles restantes : la faune augmente
islet-score-blooms = Tuiles restantes : la flore fleurit
islet-score-again = Tuiles restantes : gagné, mais vous pouvez mieux faire
islet-score-lost = Tuiles restantes : tous les œufs ne sont pas pondus

## La table

islet-table-tiles = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
islet-table-eggs = { $laid ->
    [one] { $laid } pondu
   *[other] { $laid } pondus
}, { $free ->
    [one] { $free } libre
   *[other] { $free } libres
}
islet-table-secured = garanties
islet-table-exhausted = épuisées
islet-table-nothing = rien
islet-table-day = Îlot de jour
islet-table-night = Îlot de nuit
islet-table-card = { $condition } { $sites ->
    [none] (aucune tuile encore)
   *[other] ({ $sites })
}
islet-table-hidden = { $columns ->
    [one] { $columns } colonne est cachée : élargissez la fenêtre.
   *[other] { $columns } colonnes sont cachées : élargissez la fenêtre.
}
islet-table-round = Tour de table
islet-table-round-number = { $round }{ $left ->
    [none] {""}
    [0] , le dernier
    [one] , encore { $left } après
   *[other] , encore { $left } après
}
islet-table-bag = Sac
islet-table-packs = Paquets
islet-table-hand = Vos tuiles
islet-table-coming = À venir
islet-table-free-steps = Pas gratuits
islet-table-free-steps-left = { $steps ->
    [0] plus aucun : payez un pas, pondez ou terminez (IS-38)
   *[other] plus que { $steps }, à moins de payer ou de pondre (IS-38)
}
islet-table-reach = À portée
islet-table-price = { $cards ->
    [0] { $site } gratuit
    [one] { $site } pour { $cards } carte
   *[other] { $site } pour { $cards } cartes
}
islet-table-legend = Légende
islet-table-legend-text = Terrain : { $terrains }. Nid : { $nests }. Puis le niveau. Au-dessous ou au-dessus, le numéro de la case, les œufs a à d et les oiseaux A à D par joueur, * là où vous pouvez agir.

## Ce que voit un siège, là où aucun plateau ne le dessine

islet-seen-active = À qui le tour
islet-seen-round = Tour de table
islet-seen-rounds-left = Tours de table après celui-ci
islet-seen-players-tiles = Tuiles
islet-seen-players-free-eggs = Œufs libres
islet-seen-players-laid = Niveaux de ponte
islet-seen-players-free = Ressources
islet-seen-players-secured = Garanties
islet-seen-players-exhausted = Épuisées
islet-seen-hand = Vos tuiles
islet-seen-bag = Tuiles dans le sac
islet-seen-unseen = Pas encore vues
islet-seen-packs = Ressources restantes
islet-seen-solo = En solo
islet-seen-solo-cards = Jour et nuit
islet-seen-solo-cards-entry = { $condition }
islet-seen-solo-pile = Cartes dans la pile
islet-seen-solo-removed = Tuiles retirées
