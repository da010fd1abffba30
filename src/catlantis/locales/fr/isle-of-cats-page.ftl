# Ce que seule la page dit de L’Île des chats. Les clés servent dans web/src/games/isle-of-cats.

isle-of-cats-board-label = Bateau et île
isle-of-cats-board-island = L’île
isle-of-cats-board-column = Colonne { $column }
isle-of-cats-board-tray = À résoudre maintenant
isle-of-cats-board-tools = Tourner et déplacer
isle-of-cats-board-fleet = Les bateaux
isle-of-cats-board-cats = Chats par couleur
isle-of-cats-board-seat = { $state ->
    [drawing] { $total } points · dessine
    [done] { $total } points · a fini
   *[over] { $total } points
}

## Découvertes et cartes

isle-of-cats-board-cat = chat { $colour } ({ $shape })
isle-of-cats-board-oshax = oshax de la couleur de votre choix ({ $shape })
isle-of-cats-board-common = trésor commun ({ $shape })
isle-of-cats-board-rare = trésor rare ({ $shape })
isle-of-cats-board-card = Carte { $slot }. { $asks }
isle-of-cats-board-asks-all = À dessiner : { $things }.
isle-of-cats-board-asks-any = À dessiner, 2 au choix : { $things }.
isle-of-cats-board-asks-or = À dessiner : { $above } ; ou bien { $below }.
isle-of-cats-board-asks-lesson = Tradition : { $lesson }
isle-of-cats-board-fits-none = Rien n’y tient.
isle-of-cats-board-fits-some = Tout n’y tient pas.
isle-of-cats-board-progress-each = Vaut { $points } maintenant.
isle-of-cats-board-progress-wanted = Vaut { $points } maintenant : { $count }, il faut { $wanted }.
isle-of-cats-board-of = { $count } / { $wanted }
isle-of-cats-board-chosen = À vous aujourd’hui.
isle-of-cats-board-resolved = Résolue.

## Dessiner

isle-of-cats-board-draw-here = Dessiner ici
isle-of-cats-board-pick-these = Dessiner ces deux-là
isle-of-cats-board-pick = { $count ->
    [0] { $thing }
    [1] { $thing }, choisi
   *[other] { $thing }, choisi deux fois
}
isle-of-cats-board-piece = { $fits ->
    [yes] { $thing }
   *[no] { $thing }, ne tient nulle part pour l’instant
}
isle-of-cats-board-piece-twin = { $fits ->
    [yes] Action spéciale, encore une fois : { $thing }
   *[no] Action spéciale, encore une fois : { $thing }, ne tient nulle part pour l’instant
}
isle-of-cats-board-turn-left = Tourner à gauche (Q)
isle-of-cats-board-turn-right = Tourner à droite (E, ou la molette)
isle-of-cats-board-flip = Retourner (F, ou Maj et la molette)
isle-of-cats-board-left = À gauche
isle-of-cats-board-right = À droite
isle-of-cats-board-up = En haut
isle-of-cats-board-down = En bas
isle-of-cats-board-restart = Recommencer la journée
isle-of-cats-board-at = Rangée { $row }, colonne { $column }.
isle-of-cats-board-fits = La place convient.
isle-of-cats-board-gain-rats = { $rats ->
    [one] Couvre un rat.
   *[other] Couvre { $rats } rats.
}
isle-of-cats-board-gain-map = Trouve sa carte au trésor !
isle-of-cats-board-gain-room = Remplit une cabine : { $room }.
isle-of-cats-board-fault-outside = Il faut rester sur le bateau.
isle-of-cats-board-fault-overlap = Il y a déjà un dessin ici.
isle-of-cats-board-fault-apart = Il faut toucher ce qui est dessiné.
isle-of-cats-board-fault-other = Pas ici : suivez le contour en pointillé.

## Comment continuer

isle-of-cats-board-begin-morning = Touchez une colonne pour voir ce qu’elle demande.
isle-of-cats-board-begin-cards = Chaque carte se résout en entier avant la suivante.
isle-of-cats-board-begin-confirm = Personne n’a encore vu votre journée.
isle-of-cats-board-begin-area = Il faudra tout en dessiner, si cela tient.
isle-of-cats-board-begin-picks = Touchez-en deux ; deux fois le même, c’est permis.
isle-of-cats-board-begin-colour = Désormais, ce sera un chat de cette couleur.
isle-of-cats-board-begin-draw = Prenez une pièce et glissez-la sur le bateau.
isle-of-cats-board-begin-map = Prenez l’un des quatre, ou laissez-le.
isle-of-cats-board-begin-done = Votre journée est finie.
isle-of-cats-board-wait = Dessinent encore : { $players }.
isle-of-cats-board-specials = { $left ->
    [0] Plus d’action spéciale
    [1] { $left } action spéciale
   *[other] { $left } actions spéciales
}
isle-of-cats-board-special = { $state ->
    [used] { $text } Déjà utilisée.
    [now] { $text }
   *[later] { $text } Pas maintenant.
}

## Les bateaux et le score

isle-of-cats-board-boat-of = Le bateau de { $player }
isle-of-cats-board-boat = { $player } : chats { $cats }, trésors { $treasures }, cabines pleines { $rooms }, rats visibles { $rats }, découvertes { $drawn }, total { $total }.
isle-of-cats-board-fleet-boat = { $state ->
    [drawing] { $boat } Dessine encore.
    [done] { $boat } Journée finie.
   *[over] { $boat }
}
isle-of-cats-board-at-dawn = Tel qu’il était ce matin : les dessins du jour se montrent quand la journée finit.
isle-of-cats-board-drawing = { $thing }, rangée { $row }, colonne { $column }
isle-of-cats-board-aboard = { $families ->
    [none] Pas encore de famille · trésors communs { $commons }, rares { $rares } · rats visibles { $rats }
   *[other] Familles de { $families } · trésors communs { $commons }, rares { $rares } · rats visibles { $rats }
}
isle-of-cats-board-rooms-left = Cases vides : { $rooms }.
isle-of-cats-board-room-left = { $room } { $empty }
isle-of-cats-board-difficulty = { $advanced ->
    [0] facile
    [1] moyenne
    [2] difficile
    [3] très difficile
   *[other] expert
}
isle-of-cats-board-sister-colour = { $colour ->
    [none] { $points } par chat d’une couleur encore cachée
   *[other] { $points } par chat : { $colour }
}
isle-of-cats-board-fact-items = Reste à dessiner : { $things }.

## Touches

isle-of-cats-board-key-choose = Choisir une colonne, une carte ou une pièce ; encore : la prendre ou la tourner
isle-of-cats-board-key-move = Déplacer la pièce en main
isle-of-cats-board-key-turn = La tourner à gauche, à droite
isle-of-cats-board-key-flip = La retourner
isle-of-cats-board-key-do = La dessiner là ; prendre ce qui est choisi
isle-of-cats-board-key-special = Actions spéciales pour choisir des cartes
