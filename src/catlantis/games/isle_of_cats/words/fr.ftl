# L’Île des Chats : Explore & Draw. Les clés suivent les tables du jeu : voir locales/__init__.py.

isle-of-cats = L’Île des Chats – Explore & Draw
isle-of-cats-about = Sept jours pour sauver chats et trésors : dessinez leurs formes sur votre bateau, gardez les familles ensemble et ne laissez aucune cabine à moitié vide.
isle-of-cats-edition = livrets anglais et français de 2022

## L’île

isle-of-cats-column-a = A
isle-of-cats-column-a-text = Une colonne de l’île : trois cartes.
isle-of-cats-column-b = B
isle-of-cats-column-b-text = Une colonne de l’île : trois cartes.
isle-of-cats-column-c = C
isle-of-cats-column-c-text = Une colonne de l’île : trois cartes.
isle-of-cats-column-d = D
isle-of-cats-column-d-text = Une colonne de l’île : trois cartes.
isle-of-cats-row-top = haut
isle-of-cats-row-top-text = Une ligne de l’île : quatre cartes.
isle-of-cats-row-middle = milieu
isle-of-cats-row-middle-text = Une ligne de l’île : quatre cartes.
isle-of-cats-row-bottom = bas
isle-of-cats-row-bottom-text = Une ligne de l’île : quatre cartes.
isle-of-cats-slot-a-top = A1
isle-of-cats-slot-a-top-text = Une carte de l’île : sa colonne, et sa place en partant du haut.
isle-of-cats-slot-a-middle = A2
isle-of-cats-slot-a-middle-text = Une carte de l’île : sa colonne, et sa place en partant du haut.
isle-of-cats-slot-a-bottom = A3
isle-of-cats-slot-a-bottom-text = Une carte de l’île : sa colonne, et sa place en partant du haut.
isle-of-cats-slot-b-top = B1
isle-of-cats-slot-b-top-text = Une carte de l’île : sa colonne, et sa place en partant du haut.
isle-of-cats-slot-b-middle = B2
isle-of-cats-slot-b-middle-text = Une carte de l’île : sa colonne, et sa place en partant du haut.
isle-of-cats-slot-b-bottom = B3
isle-of-cats-slot-b-bottom-text = Une carte de l’île : sa colonne, et sa place en partant du haut.
isle-of-cats-slot-c-top = C1
isle-of-cats-slot-c-top-text = Une carte de l’île : sa colonne, et sa place en partant du haut.
isle-of-cats-slot-c-middle = C2
isle-of-cats-slot-c-middle-text = Une carte de l’île : sa colonne, et sa place en partant du haut.
isle-of-cats-slot-c-bottom = C3
isle-of-cats-slot-c-bottom-text = Une carte de l’île : sa colonne, et sa place en partant du haut.
isle-of-cats-slot-d-top = D1
isle-of-cats-slot-d-top-text = Une carte de l’île : sa colonne, et sa place en partant du haut.
isle-of-cats-slot-d-middle = D2
isle-of-cats-slot-d-middle-text = Une carte de l’île : sa colonne, et sa place en partant du haut.
isle-of-cats-slot-d-bottom = D3
isle-of-cats-slot-d-bottom-text = Une carte de l’île : sa colonne, et sa place en partant du haut.
isle-of-cats-area-above = au-dessus
isle-of-cats-area-above-text = Les découvertes au-dessus du mot « ou ».
isle-of-cats-area-below = au-dessous
isle-of-cats-area-below-text = Les découvertes au-dessous du mot « ou ».

## Couleurs et formes

isle-of-cats-colour-blue = bleu
isle-of-cats-colour-blue-text = Une couleur de chats. À trois ou plus en contact, ils forment une famille.
isle-of-cats-colour-green = vert
isle-of-cats-colour-green-text = Une couleur de chats. À trois ou plus en contact, ils forment une famille.
isle-of-cats-colour-orange = orange
isle-of-cats-colour-orange-text = Une couleur de chats. À trois ou plus en contact, ils forment une famille.
isle-of-cats-colour-purple = mauve
isle-of-cats-colour-purple-text = Une couleur de chats. À trois ou plus en contact, ils forment une famille.
isle-of-cats-colour-red = rouge
isle-of-cats-colour-red-text = Une couleur de chats. À trois ou plus en contact, ils forment une famille.
isle-of-cats-colour-black = noir
isle-of-cats-colour-black-text = La couleur des trésors.
isle-of-cats-shape-dot = point
isle-of-cats-shape-dot-text = Un trésor commun de 1 case.
isle-of-cats-shape-pair = paire
isle-of-cats-shape-pair-text = Un trésor commun de 2 cases.
isle-of-cats-shape-bar = barre
isle-of-cats-shape-bar-text = Un trésor commun de 3 cases.
isle-of-cats-shape-corner = coin
isle-of-cats-shape-corner-text = Un trésor commun de 3 cases.
isle-of-cats-shape-rare-i = I
isle-of-cats-shape-rare-i-text = Un trésor rare de 4 cases : 3 points.
isle-of-cats-shape-rare-l = L
isle-of-cats-shape-rare-l-text = Un trésor rare de 4 cases : 3 points.
isle-of-cats-shape-rare-t = T
isle-of-cats-shape-rare-t-text = Un trésor rare de 4 cases : 3 points.
isle-of-cats-shape-rare-o = O
isle-of-cats-shape-rare-o-text = Un trésor rare de 4 cases : 3 points.
isle-of-cats-shape-rare-s = S
isle-of-cats-shape-rare-s-text = Un trésor rare de 4 cases : 3 points.
isle-of-cats-shape-rare-p = P
isle-of-cats-shape-rare-p-text = Un trésor rare de 5 cases : 3 points.
isle-of-cats-shape-rare-v = V
isle-of-cats-shape-rare-v-text = Un trésor rare de 5 cases : 3 points.
isle-of-cats-shape-wave = vague
isle-of-cats-shape-wave-text = Un chat de 4 cases.
isle-of-cats-shape-hammer = marteau
isle-of-cats-shape-hammer-text = Un chat de 5 cases.
isle-of-cats-shape-steps = marches
isle-of-cats-shape-steps-text = Un chat de 5 cases.
isle-of-cats-shape-branch = branche
isle-of-cats-shape-branch-text = Un chat de 5 cases.
isle-of-cats-shape-loaf = miche
isle-of-cats-shape-loaf-text = Un chat de 5 cases.
isle-of-cats-shape-angle = équerre
isle-of-cats-shape-angle-text = Un chat de 5 cases.
isle-of-cats-shape-hook = crochet
isle-of-cats-shape-hook-text = Un chat de 5 cases.
isle-of-cats-shape-cup = coupe
isle-of-cats-shape-cup-text = Un chat de 5 cases.
isle-of-cats-shape-plus = croix
isle-of-cats-shape-plus-text = Un chat de 5 cases.
isle-of-cats-shape-snake = serpent
isle-of-cats-shape-snake-text = Un chat de 5 cases.
isle-of-cats-shape-stick = bâton
isle-of-cats-shape-stick-text = Un chat de 5 cases.
isle-of-cats-shape-knot = nœud
isle-of-cats-shape-knot-text = Un chat de 6 cases.
isle-of-cats-shape-chair = chaise
isle-of-cats-shape-chair-text = Un chat de 6 cases.
isle-of-cats-shape-mast = mât
isle-of-cats-shape-mast-text = Un chat de 6 cases.
isle-of-cats-shape-arch = arche
isle-of-cats-shape-arch-text = Un chat de 6 cases.
isle-of-cats-shape-flag = drapeau
isle-of-cats-shape-flag-text = Un chat de 6 cases.
isle-of-cats-shape-sword = épée
isle-of-cats-shape-sword-text = Un chat de 6 cases.
isle-of-cats-shape-stairs = escalier
isle-of-cats-shape-stairs-text = Un oshax de 6 cases : un chat de la couleur de votre choix.
isle-of-cats-shape-bolt = éclair
isle-of-cats-shape-bolt-text = Un oshax de 6 cases : un chat de la couleur de votre choix.
isle-of-cats-shape-crane = grue
isle-of-cats-shape-crane-text = Un oshax de 6 cases : un chat de la couleur de votre choix.
isle-of-cats-shape-tap = robinet
isle-of-cats-shape-tap-text = Un oshax de 6 cases : un chat de la couleur de votre choix.
isle-of-cats-shape-swan = cygne
isle-of-cats-shape-swan-text = Un oshax de 6 cases : un chat de la couleur de votre choix.
isle-of-cats-shape-dragon = dragon
isle-of-cats-shape-dragon-text = Un oshax de 6 cases : un chat de la couleur de votre choix.

## Les traditions, dans l’ordre de la fiche

isle-of-cats-lesson-1 = 1 – chats bleus au bord
isle-of-cats-lesson-1-text = 1 point par chat bleu qui touche le bord.
isle-of-cats-lesson-2 = 2 – chats verts au bord
isle-of-cats-lesson-2-text = 1 point par chat vert qui touche le bord.
isle-of-cats-lesson-3 = 3 – chats orange au bord
isle-of-cats-lesson-3-text = 1 point par chat orange qui touche le bord.
isle-of-cats-lesson-4 = 4 – chats mauves au bord
isle-of-cats-lesson-4-text = 1 point par chat mauve qui touche le bord.
isle-of-cats-lesson-5 = 5 – chats rouges au bord
isle-of-cats-lesson-5-text = 1 point par chat rouge qui touche le bord.
isle-of-cats-lesson-6 = 6 – chats au bord
isle-of-cats-lesson-6-text = 1 point par lot de 2 chats qui touchent le bord.
isle-of-cats-lesson-7 = 7 – trésors communs
isle-of-cats-lesson-7-text = 1 point par trésor commun.
isle-of-cats-lesson-8 = 8 – traditions
isle-of-cats-lesson-8-text = 1 point par tradition cochée, celle-ci comprise.
isle-of-cats-lesson-9 = 9 – chats solitaires
isle-of-cats-lesson-9-text = 1 point par chat qui n’en touche aucun autre de sa couleur.
isle-of-cats-lesson-10 = 10 – trésors rares
isle-of-cats-lesson-10-text = 2 points par trésor rare.
isle-of-cats-lesson-11 = 11 – rats
isle-of-cats-lesson-11-text = 2 points par rat visible.
isle-of-cats-lesson-12 = 12 – grandes familles
isle-of-cats-lesson-12-text = 4 points par famille de 4 chats ou plus.
isle-of-cats-lesson-13 = 13 – quinze chats
isle-of-cats-lesson-13-text = 10 points pour exactement 15 chats.
isle-of-cats-lesson-14 = 14 – cinq rats
isle-of-cats-lesson-14-text = 10 points pour exactement 5 rats visibles.
isle-of-cats-lesson-15 = 15 – pas de rats
isle-of-cats-lesson-15-text = 10 points si aucun rat n’est visible.
isle-of-cats-lesson-16 = 16 – cabines du perroquet pleines
isle-of-cats-lesson-16-text = 12 points si les deux cabines du perroquet sont pleines.
isle-of-cats-lesson-17 = 17 – bord plein
isle-of-cats-lesson-17-text = 12 points si aucune case du bord n’est vide.
isle-of-cats-lesson-18 = 18 – cabine de la pomme vide
isle-of-cats-lesson-18-text = 15 points si rien n’est dessiné dans la cabine de la pomme.
isle-of-cats-lesson-19 = 19 – trois de chaque couleur
isle-of-cats-lesson-19-text = 15 points pour 3 chats ou plus de chaque couleur.
isle-of-cats-lesson-20 = 20 – toutes les couleurs au bord
isle-of-cats-lesson-20-text = 7 points si un chat de chaque couleur touche le bord.
isle-of-cats-lesson-21 = 21 – famille de sept
isle-of-cats-lesson-21-text = 10 points pour une famille de 7 chats ou plus.
isle-of-cats-lesson-22 = 22 – cinq chats bleus
isle-of-cats-lesson-22-text = 9 points pour exactement 5 chats bleus.
isle-of-cats-lesson-23 = 23 – cinq chats verts
isle-of-cats-lesson-23-text = 9 points pour exactement 5 chats verts.
isle-of-cats-lesson-24 = 24 – cinq chats orange
isle-of-cats-lesson-24-text = 9 points pour exactement 5 chats orange.
isle-of-cats-lesson-25 = 25 – cinq chats mauves
isle-of-cats-lesson-25-text = 9 points pour exactement 5 chats mauves.
isle-of-cats-lesson-26 = 26 – cinq chats rouges
isle-of-cats-lesson-26-text = 9 points pour exactement 5 chats rouges.
isle-of-cats-lesson-27 = 27 – cinq trésors
isle-of-cats-lesson-27-text = 9 points pour exactement 5 trésors.
isle-of-cats-lesson-28 = 28 – six traditions
isle-of-cats-lesson-28-text = 7 points pour exactement 6 traditions cochées, celle-ci comprise.
isle-of-cats-lesson-29 = 29 – cabines de la lune vides
isle-of-cats-lesson-29-text = 18 points si rien n’est dessiné dans les deux cabines de la lune.
isle-of-cats-lesson-30 = 30 – oshax
isle-of-cats-lesson-30-text = 3 points par oshax.
isle-of-cats-lesson-31 = 31 – troisième famille
isle-of-cats-lesson-31-text = Les points de votre troisième plus grande famille, une fois de plus.
isle-of-cats-lesson-32 = 32 – rangée du milieu pleine
isle-of-cats-lesson-32-text = 10 points si la rangée du milieu est pleine.
isle-of-cats-lesson-33 = 33 – vingt chats
isle-of-cats-lesson-33-text = 10 points pour exactement 20 chats.
isle-of-cats-lesson-34 = 34 – trésors
isle-of-cats-lesson-34-text = 2 points par trésor, 16 au plus.
isle-of-cats-lesson-35 = 35 – cabines pleines
isle-of-cats-lesson-35-text = 2 points par cabine pleine.

## Cabines

isle-of-cats-room-parrot-1 = perroquet (poupe)
isle-of-cats-room-parrot-1-text = Une cabine : moins 5 points si toutes ses cases ne sont pas couvertes.
isle-of-cats-room-moon-2 = lune (en haut)
isle-of-cats-room-moon-2-text = Une cabine : moins 5 points si toutes ses cases ne sont pas couvertes.
isle-of-cats-room-apple-3 = pomme
isle-of-cats-room-apple-3-text = Une cabine : moins 5 points si toutes ses cases ne sont pas couvertes.
isle-of-cats-room-moon-4 = lune (en bas)
isle-of-cats-room-moon-4-text = Une cabine : moins 5 points si toutes ses cases ne sont pas couvertes.
isle-of-cats-room-none-5 = sans icône
isle-of-cats-room-none-5-text = Une cabine : moins 5 points si toutes ses cases ne sont pas couvertes.
isle-of-cats-room-corn-6 = blé
isle-of-cats-room-corn-6-text = Une cabine : moins 5 points si toutes ses cases ne sont pas couvertes.
isle-of-cats-room-parrot-7 = perroquet (proue)
isle-of-cats-room-parrot-7-text = Une cabine : moins 5 points si toutes ses cases ne sont pas couvertes.

## Actions spéciales : une par jour, trois par partie, jamais deux fois la même

isle-of-cats-special-extra = une carte de plus
isle-of-cats-special-extra-text = Prenez une carte de plus, dans une autre colonne.
isle-of-cats-special-mixed = une carte par ligne
isle-of-cats-special-mixed-text = Prenez une carte dans chaque ligne au lieu d’une colonne.
isle-of-cats-special-row = une ligne
isle-of-cats-special-row-text = Prenez une ligne au lieu d’une colonne : quatre cartes.
isle-of-cats-special-cat-twice = un chat deux fois
isle-of-cats-special-cat-twice-text = Dessinez une seconde fois le chat que vous venez de dessiner.
isle-of-cats-special-treasure-twice = un trésor deux fois
isle-of-cats-special-treasure-twice-text = Dessinez une seconde fois le trésor que vous venez de dessiner.

## Les traditions de la sœur : neuf, puis neuf avancées

isle-of-cats-sister-1 = couleurs sans trésor
isle-of-cats-sister-1-text = 5 pour elle par couleur dont aucun chat ne touche un trésor.
isle-of-cats-sister-2 = plus grande famille
isle-of-cats-sister-2-text = 2 pour elle par chat de votre plus grande famille.
isle-of-cats-sister-3 = peu de trésors
isle-of-cats-sister-3-text = 10 pour elle si vous avez moins de 9 trésors.
isle-of-cats-sister-4 = rats
isle-of-cats-sister-4-text = 5 pour elle par rat visible.
isle-of-cats-sister-5 = beaucoup de chats
isle-of-cats-sister-5-text = 5 pour elle par chat au-delà de 15.
isle-of-cats-sister-6 = couleurs loin du bord
isle-of-cats-sister-6-text = 5 pour elle par couleur dont aucun chat ne touche le bord.
isle-of-cats-sister-7 = meilleure tradition doublée
isle-of-cats-sister-7-text = Sa meilleure autre tradition compte double.
isle-of-cats-sister-8 = cabines pleines
isle-of-cats-sister-8-text = 3 pour elle par cabine pleine.
isle-of-cats-sister-9 = chats solitaires
isle-of-cats-sister-9-text = 5 pour elle par chat qui n’en touche aucun autre de sa couleur.
isle-of-cats-sister-10 = vos traditions
isle-of-cats-sister-10-text = 3 pour elle par tradition que vous avez cochée.
isle-of-cats-sister-11 = plus grande famille encore
isle-of-cats-sister-11-text = Les points de votre plus grande famille, pour elle.
isle-of-cats-sister-12 = deuxième famille
isle-of-cats-sister-12-text = Les points de votre deuxième plus grande famille, pour elle.
isle-of-cats-sister-13 = trésors communs
isle-of-cats-sister-13-text = 3 pour elle par trésor commun.
isle-of-cats-sister-14 = chats sans trésor
isle-of-cats-sister-14-text = 3 pour elle par chat qui ne touche aucun trésor.
isle-of-cats-sister-15 = cartes au trésor couvertes
isle-of-cats-sister-15-text = 4 pour elle par carte au trésor couverte.
isle-of-cats-sister-16 = familles
isle-of-cats-sister-16-text = 5 pour elle par famille.
isle-of-cats-sister-17 = chats au bord
isle-of-cats-sister-17-text = 1 pour elle par chat qui touche le bord.
isle-of-cats-sister-18 = couleurs loin des rats
isle-of-cats-sister-18-text = 5 pour elle par couleur dont aucun chat ne touche un rat visible.

## Ce que l’on peut faire ; un argument pas encore choisi est « none »

isle-of-cats-verb-column = { $column ->
    [none] Prendre une colonne…
   *[other] Prendre la colonne { $column }
}
isle-of-cats-verb-row = { $row ->
    [none] Action spéciale : une ligne au lieu d’une colonne…
   *[other] Action spéciale : prendre la ligne du { $row }
}
isle-of-cats-verb-mixed = { $top ->
    [none] Action spéciale : une carte par ligne…
   *[other] { $middle ->
        [none] Action spéciale : haut { $top }…
       *[other] { $bottom ->
            [none] Action spéciale : haut { $top }, milieu { $middle }…
           *[other] Action spéciale : haut { $top }, milieu { $middle }, bas { $bottom }
        }
    }
}
isle-of-cats-verb-card = { $slot ->
    [none] Résoudre une carte…
   *[other] Résoudre la carte { $slot }
}
isle-of-cats-verb-extra = { $slot ->
    [none] Action spéciale : une carte de plus…
   *[other] Action spéciale : la carte { $slot } en plus
}
isle-of-cats-verb-area = { $area ->
    [none] Choisir une zone…
   *[other] Tout ce qui est { $area } du « ou »
}
isle-of-cats-verb-pick = { $first ->
    [none] En choisir 2…
   *[other] { $second ->
        [none] Choisir { $first } et…
       *[other] Choisir { $first } et { $second }
    }
}
isle-of-cats-verb-colour = { $colour ->
    [none] Choisir une couleur…
   *[other] Un chat { $colour }
}
isle-of-cats-verb-draw = { $shape ->
    [none] Dessiner…
   *[other] { $colour ->
        [none] Dessiner : { $shape }…
        [noir] { $square ->
            [none] Dessiner le trésor ({ $shape })…
           *[other] Dessiner le trésor ({ $shape }), case { $square }, sens { $turn }
        }
       *[other] { $square ->
            [none] Dessiner le chat { $colour } ({ $shape })…
           *[other] Dessiner le chat { $colour } ({ $shape }), case { $square }, sens { $turn }
        }
    }
}
isle-of-cats-verb-treasure = { $shape ->
    [none] Dessiner un trésor commun…
   *[other] { $square ->
        [none] Dessiner le trésor ({ $shape })…
       *[other] Dessiner le trésor ({ $shape }), case { $square }, sens { $turn }
    }
}
isle-of-cats-verb-decline = Laisser le trésor
isle-of-cats-verb-twin = { $shape ->
    [none] Action spéciale, encore une fois…
   *[other] { $colour ->
        [none] Action spéciale, encore une fois : { $shape }…
        [noir] { $square ->
            [none] Action spéciale, encore une fois : le trésor ({ $shape })…
           *[other] Action spéciale, encore une fois : le trésor ({ $shape }), case { $square }, sens { $turn }
        }
       *[other] { $square ->
            [none] Action spéciale, encore une fois : le chat { $colour } ({ $shape })…
           *[other] Action spéciale, encore une fois : le chat { $colour } ({ $shape }), case { $square }, sens { $turn }
        }
    }
}
isle-of-cats-verb-confirm = Confirmer
isle-of-cats-verb-draw-text = Tournez-la et retournez-la à volonté ; elle doit toucher ce qui est sur votre bateau. Une case est sa rangée puis sa colonne à deux chiffres : 314 est la rangée 3, colonne 14. C’est la case en haut à gauche de la forme.
isle-of-cats-verb-treasure-text = Un chat sur la carte au trésor de sa couleur : le trésor commun de votre choix, aussitôt.
isle-of-cats-verb-confirm-text = Montre votre journée aux autres quand tous ont confirmé. C’est définitif.

## Les questions pour les arguments

isle-of-cats-arg-column-column = Quelle colonne ?
isle-of-cats-arg-row-row = Quelle ligne ?
isle-of-cats-arg-mixed-top = De quelle colonne, la carte du haut ?
isle-of-cats-arg-mixed-middle = De quelle colonne, la carte du milieu ?
isle-of-cats-arg-mixed-bottom = De quelle colonne, la carte du bas ?
isle-of-cats-arg-card-slot = Quelle carte maintenant ?
isle-of-cats-arg-extra-slot = Quelle carte en plus ?
isle-of-cats-arg-area-area = Quelle zone ?
isle-of-cats-arg-pick-first = La première des deux, de { $low } à { $high } ?
isle-of-cats-arg-pick-second = La seconde, de { $low } à { $high } ? Deux fois la même est permis.
isle-of-cats-arg-colour-colour = Quelle couleur ?
isle-of-cats-arg-draw-shape = Quelle forme ?
isle-of-cats-arg-draw-colour = Quelle couleur ?
isle-of-cats-arg-draw-turn = Dans quel sens ? Un nombre de { $low } à { $high }, comme dessiné plus haut.
isle-of-cats-arg-draw-square = Sur quelle case ? Sa rangée, puis sa colonne à deux chiffres : de { $low } à { $high }.
isle-of-cats-arg-treasure-shape = Quelle forme ?
isle-of-cats-arg-treasure-turn = Dans quel sens ? Un nombre de { $low } à { $high }, comme dessiné plus haut.
isle-of-cats-arg-treasure-square = Sur quelle case ? Sa rangée, puis sa colonne à deux chiffres : de { $low } à { $high }.
isle-of-cats-arg-twin-shape = Quelle forme ?
isle-of-cats-arg-twin-colour = Quelle couleur ?
isle-of-cats-arg-twin-turn = Dans quel sens ? Un nombre de { $low } à { $high }, comme dessiné plus haut.
isle-of-cats-arg-twin-square = Sur quelle case ? Sa rangée, puis sa colonne à deux chiffres : de { $low } à { $high }.

## Ce qui est demandé

isle-of-cats-prompt-morning = Jour { $day } : quelles cartes prenez-vous ?
isle-of-cats-prompt-cards = { $left ->
    [one] Résolvez votre dernière carte.
   *[other] Résolvez vos cartes dans l’ordre de votre choix : il en reste { $left }.
}
isle-of-cats-prompt-confirm = Plus rien à dessiner. Confirmer votre journée ? D’ici là, tout s’annule.
isle-of-cats-prompt-area = Carte { $slot } : tout ce qui est au-dessus du « ou », ou tout ce qui est au-dessous ?
isle-of-cats-prompt-picks = Carte { $slot } : choisissez 2 découvertes.
isle-of-cats-prompt-colour = De quelle couleur est l’oshax ({ $shape }) ?
isle-of-cats-prompt-draw = { $left ->
    [one] Dessinez la découverte sur votre bateau.
   *[other] Dessinez les découvertes sur votre bateau, dans l’ordre de votre choix : il en reste { $left }.
}
isle-of-cats-prompt-map = Le chat { $colour } a trouvé sa carte au trésor : dessinez un trésor commun, ou laissez-le.
isle-of-cats-prompt-map-only-decline = Le chat { $colour } a trouvé sa carte au trésor, mais aucun trésor commun ne tient sur votre bateau : laissez-le.

## Ce qui s’est passé

isle-of-cats-event-day = Le jour { $day } commence.
isle-of-cats-event-confirmed = { $seat } a fini sa journée.
isle-of-cats-event-column = { $seat } a pris la colonne { $column }.
isle-of-cats-event-row = { $seat } a pris la ligne du { $row }.
isle-of-cats-event-mixed = { $seat } a pris une carte par ligne : { $top }, { $middle }, { $bottom }.
isle-of-cats-event-extra = { $seat } a pris en plus la carte { $slot }.
isle-of-cats-event-drew = { $colour ->
    [noir] { $seat } a dessiné un trésor : { $shape }, cabine { $room }.
   *[other] { $seat } a dessiné un chat { $colour } : { $shape }, cabine { $room }.
}
isle-of-cats-event-map = { $seat } a trouvé une carte au trésor et dessiné un trésor : { $shape }, cabine { $room }.
isle-of-cats-event-twin = { $colour ->
    [noir] { $seat } a dessiné le trésor une seconde fois : { $shape }, cabine { $room }.
   *[other] { $seat } a dessiné le chat { $colour } une seconde fois : { $shape }, cabine { $room }.
}
isle-of-cats-event-ticked = { $seat } a coché une tradition : { $lesson }.
isle-of-cats-event-short = { $cards ->
    [one] Faute de place, { $seat } n’a pas pu dessiner une carte en entier.
   *[other] Faute de place, { $seat } n’a pas pu dessiner { $cards } cartes en entier.
}
isle-of-cats-event-sister = { $points ->
    [one] La sœur dévoile une couleur : { $colour }, { $points } point par chat.
   *[other] La sœur dévoile une couleur : { $colour }, { $points } points par chat.
}
isle-of-cats-event-vesh = Vesh est là : il est temps de mettre les voiles.

## Options et résultats

isle-of-cats-option-sheet = Le plan de bateau de tous, de 1 à 6 ; 0 : des plans différents, au hasard.
isle-of-cats-option-difficulty = En solo, le niveau de la sœur : 1 facile, 2 moyen, 3 difficile, 4 très difficile, 5 expert.
isle-of-cats-option-deck = D’autres cartes que les nôtres : le texte d’un paquet (docs/isle-of-cats-decks.md).
isle-of-cats-sheets-boat = Quels bateaux : all pour tous, 3, ou 1,4.
isle-of-cats-sheets-patterns = Des motifs au lieu des couleurs, pour une imprimante noire.
isle-of-cats-score-rats = Rats
isle-of-cats-score-rooms = Cabines
isle-of-cats-score-families = Familles
isle-of-cats-score-rare = Trésors rares
isle-of-cats-score-lessons = Traditions
isle-of-cats-score-total = Total
isle-of-cats-score-filled-rooms = Cabines pleines
isle-of-cats-score-sister-colours = Sœur : couleurs
isle-of-cats-score-sister-lessons = Sœur : traditions
isle-of-cats-score-sister-total = Sœur : total
isle-of-cats-lost = Votre sœur gagne !

## La table

isle-of-cats-table-letters = BVOMR
isle-of-cats-table-day = Jour { $day }/{ $days }
isle-of-cats-table-any = 2 au choix :
isle-of-cats-table-or = ou
isle-of-cats-table-oshax = oshax { $shape }
isle-of-cats-table-common = commun { $shape }
isle-of-cats-table-rare = rare { $shape }
isle-of-cats-table-now = vaut { $points }
isle-of-cats-table-score = Score
isle-of-cats-table-ticked = Traditions
isle-of-cats-table-nothing = aucune encore
isle-of-cats-table-used = Actions spéciales utilisées
isle-of-cats-table-sister = Sœur
isle-of-cats-table-done = fini
isle-of-cats-table-drawing = dessine
isle-of-cats-table-boat = chats { $cats }, trésors { $treasures }, total { $total }

## Sur papier

isle-of-cats-print-boat = Bateau { $number }
isle-of-cats-print-name = Nom :
isle-of-cats-print-days = Journées
isle-of-cats-print-specials = Actions spéciales : 1 par jour, 3 en tout
isle-of-cats-print-families = Familles
isle-of-cats-print-family = { $cats } chats : { $points }
isle-of-cats-print-more = chat de plus : +{ $points }
isle-of-cats-print-colours = Couleurs
isle-of-cats-print-score = Score
isle-of-cats-print-rats = Rats visibles, −1 chacun
isle-of-cats-print-rooms = Cabines incomplètes, −5 chacune
isle-of-cats-print-families-line = Familles
isle-of-cats-print-rare = Trésors rares, 3 chacun
isle-of-cats-print-lessons-line = Traditions
isle-of-cats-print-total = Total
isle-of-cats-print-lessons = Traditions

## Ce que voit un siège, là où aucun plateau ne le dessine

isle-of-cats-seen-day = Jour
isle-of-cats-seen-days = Jours en tout
isle-of-cats-seen-island = Île
isle-of-cats-seen-island-entry = { $lesson ->
    [none] { $things }
   *[other] tradition { $lesson }
}
isle-of-cats-seen-island-things-entry = { $shape } ({ $colour })
isle-of-cats-seen-today = Votre journée
isle-of-cats-seen-today-chosen = Cartes choisies
isle-of-cats-seen-today-left = Reste à résoudre
isle-of-cats-seen-today-open = En cours
isle-of-cats-seen-today-items = À dessiner
isle-of-cats-seen-today-items-entry = { $shape } ({ $colour })
isle-of-cats-seen-today-twins = Peuvent être redessinés
isle-of-cats-seen-today-twins-entry = { $shape } ({ $colour })
isle-of-cats-seen-today-specials = Actions spéciales possibles
isle-of-cats-seen-players-done = Journée finie
isle-of-cats-seen-players-rooms = Cases vides
isle-of-cats-seen-players-cats = Chats
isle-of-cats-seen-players-treasures = Trésors
isle-of-cats-seen-players-treasures-entry = communs : { $commons }, rares : { $rares }
isle-of-cats-seen-players-families = Familles
isle-of-cats-seen-players-lessons = Traditions
isle-of-cats-seen-players-lessons-entry = { $wanted ->
    [none] { $lesson } : { $points } points
   *[other] { $lesson } : { $count } sur { $wanted }, { $points } points
}
isle-of-cats-seen-players-used = Actions spéciales utilisées
isle-of-cats-seen-players-took = A pris hier
isle-of-cats-seen-players-score = Score
isle-of-cats-seen-players-score-entry = { $line } { $points }
isle-of-cats-seen-sister = Votre sœur
isle-of-cats-seen-sister-colours = Couleurs révélées
isle-of-cats-seen-sister-lessons = Traditions
isle-of-cats-seen-sister-lessons-entry = { $lesson } : { $points } points
isle-of-cats-seen-sister-score = Score
isle-of-cats-seen-sister-score-entry = { $line } { $points }
