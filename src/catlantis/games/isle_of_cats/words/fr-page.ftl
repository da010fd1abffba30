# Ce que seule la page dit de L’Île des chats. Les clés servent dans web/src/games/isle-of-cats.

isle-of-cats-board-rooms = Que regarder
isle-of-cats-board-room-boat = Bateau
isle-of-cats-board-room-island = Île
isle-of-cats-board-room-score = Score
isle-of-cats-board-room-fleet = Les autres
isle-of-cats-board-label = Bateau et île
isle-of-cats-board-island = L’île
isle-of-cats-board-column = Colonne { $column }
isle-of-cats-board-tray = À résoudre maintenant
isle-of-cats-board-tools = Tourner et déplacer
isle-of-cats-board-fleet = Les bateaux
isle-of-cats-board-evening = Le soir du jour { $day }
isle-of-cats-board-cats = Chats par couleur
isle-of-cats-board-seat = { $state ->
    [drawing] { $total } · dessine
    [done] { $total } · a fini
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
isle-of-cats-board-progress-each = Vaut { $points } pour l’instant.
isle-of-cats-board-progress-wanted = { $wanted ->
    [0] { $count ->
        [0] Vaut { $points } pour l’instant : condition remplie.
       *[other] Vaut { $points } pour l’instant : { $count } de trop.
    }
   *[other] Vaut { $points } pour l’instant : { $count } sur { $wanted }.
}
isle-of-cats-board-of = { $wanted ->
    [0] { $count ->
        [0] rempli
       *[other] { $count } de trop
    }
   *[other] { $count } / { $wanted }
}
isle-of-cats-board-chosen = À vous aujourd’hui.
isle-of-cats-board-resolved = Résolue.

## Dessiner

isle-of-cats-board-draw-here = Dessiner ici
isle-of-cats-board-advised = { $thing }, sur le contour en pointillé.
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
isle-of-cats-board-fits = Ça tient ici.
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
isle-of-cats-board-begin-area = Il faudra tout dessiner, si ça tient.
isle-of-cats-board-begin-picks = Touchez-en deux ; deux fois la même, c’est permis.
isle-of-cats-board-begin-colour = Désormais, ce sera un chat de cette couleur.
isle-of-cats-board-begin-draw = Prenez une pièce et glissez-la sur le bateau.
isle-of-cats-board-begin-map = Prenez l’un des quatre, ou laissez-le.
isle-of-cats-board-begin-done = Votre journée est finie.
isle-of-cats-board-wait = On attend { $players }.
isle-of-cats-board-specials = { $left ->
    [0] Plus d’action spéciale
    [one] Encore { $left } action spéciale
   *[other] Encore { $left } actions spéciales
}
isle-of-cats-board-special = { $state ->
    [used] { $text } Déjà utilisée.
    [now] { $text }
   *[later] { $text } Pas maintenant.
}

## Les bateaux et le score

isle-of-cats-board-boat-of = Le bateau { DE($player) }
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
    [0] niveau facile
    [1] niveau moyen
    [2] niveau difficile
    [3] niveau très difficile
   *[other] niveau expert
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

## La première partie, pas à pas

isle-of-cats-tutorial-welcome = Bienvenue à bord ! En sept jours, vous sauvez autant de chats que votre bateau peut en porter. Chaque matin, vous prenez une colonne de l’île : trois cartes, à résoudre toutes [IC-21]. Touchez deux fois la colonne C, ou tapez 3 puis Entrée.
isle-of-cats-tutorial-lesson = Trois cartes, dans l’ordre de votre choix. Commencez par la tradition : elle est cochée sur votre fiche et rapporte à la fin. Celle-ci donne 2 points par trésor [IC-34].
isle-of-cats-tutorial-cats = Maintenant une carte avec un chat et sans mot : il faut dessiner tout ce qu’elle montre, si cela tient [IC-33].
isle-of-cats-tutorial-drag = Glissez le chat mauve sur le contour en pointillé. La première découverte va où l’on veut [IC-31] ; ici, elle couvre deux rats, et chaque rat visible coûte un point [IC-40].
isle-of-cats-tutorial-turn = La suivante doit toucher ce qui est dessiné. Tournez-la jusqu’à ce qu’elle épouse le contour : les flèches rondes, la molette, ou Q et E. Puis déposez-la, ou déplacez-la avec les flèches du clavier, et Entrée dessine.
isle-of-cats-tutorial-any = « 2 au choix » : vous choisissez deux des chats montrés, même deux fois le même [IC-33].
isle-of-cats-tutorial-pick = Des chats mauves qui se touchent forment une famille : trois valent 8 points, quatre 11, et ainsi de suite [IC-41]. Choisissez deux fois le mauve.
isle-of-cats-tutorial-flip = On peut aussi retourner les formes : le bouton miroir, ou F. Posez-la sur le contour.
isle-of-cats-tutorial-confirm = Vos trois cartes sont faites. Personne n’a encore vu votre dessin ; tant que vous n’avez pas confirmé, vous pouvez annuler une étape ou toute la journée [IC-21]. Confirmez-la.
isle-of-cats-tutorial-others = Les autres choisissent et dessinent en même temps. La journée finit quand tous ont confirmé ; alors tous les bateaux se montrent.
isle-of-cats-tutorial-day-two = Deuxième jour. Les cartes prises par d’autres restent sur l’île : plusieurs peuvent choisir les mêmes. Et les colonnes diffèrent : A n’a aucune carte de la pioche Traditions, B et C en ont une, D deux [IC-20]. Prenez la colonne D.
isle-of-cats-tutorial-map-card = Résolvez d’abord le chat mauve.
isle-of-cats-tutorial-map = Voyez-vous la carte au trésor mauve, dans la cabine de la lune, en bas ? Un chat mauve dessiné dessus trouve un trésor [IC-35]. Posez-le sur le contour.
isle-of-cats-tutorial-treasure = Choisissez l’un des quatre trésors communs et dessinez-le aussitôt. Prenez le coin : votre tradition vous donne 2 points par trésor.
isle-of-cats-tutorial-twin = À présent une action spéciale : dessinez ce chat une seconde fois. Trois actions spéciales par partie, une par jour au plus, et jamais deux fois la même [IC-22]. Prenez le chat mauve marqué ×2.
isle-of-cats-tutorial-oshax = Ensuite l’oshax : un grand chat qui prend la couleur qu’on veut.
isle-of-cats-tutorial-colour = Choisissez sa couleur maintenant. Mauve, bien sûr : votre famille grandit [IC-32].
isle-of-cats-tutorial-oshax-drawn = Dessinez l’oshax au contact des autres. Une cabine qui n’est pas tout à fait pleine coûte 5 points à la fin [IC-40] : ne laissez pas de petits trous.
isle-of-cats-tutorial-last-card = La dernière carte : une tradition qui donne un point par chat vert touchant le bord. Vous n’en avez pas encore, mais il reste du temps.
isle-of-cats-tutorial-undo = Regardez votre score : six chats mauves valent 20 points. Cabines et rats pèsent encore, mais il reste cinq jours. Confirmez la journée.
isle-of-cats-tutorial-days-pass = Les jours passent, et le bateau de Vesh approche…
isle-of-cats-tutorial-last-day = Le septième jour, et plus rien à dessiner. Confirmez, et mettez les voiles !
isle-of-cats-tutorial-won = Vesh arrive trop tard, et votre bateau vaut le plus de points : vous gagnez [IC-43] ! En solo, vous joueriez contre votre sœur [IC-51].

## Les options en mots

isle-of-cats-option-sheet-label = Plan de bateau
isle-of-cats-option-sheet-0 = Différents, au hasard
isle-of-cats-option-sheet-1 = Le bateau 1 pour tous
isle-of-cats-option-sheet-2 = Le bateau 2 pour tous
isle-of-cats-option-sheet-3 = Le bateau 3 pour tous
isle-of-cats-option-sheet-4 = Le bateau 4 pour tous
isle-of-cats-option-sheet-5 = Le bateau 5 pour tous
isle-of-cats-option-sheet-6 = Le bateau 6 pour tous
isle-of-cats-option-difficulty-label = Niveau de la sœur (en solo)
isle-of-cats-option-difficulty-1 = Facile
isle-of-cats-option-difficulty-2 = Moyen
isle-of-cats-option-difficulty-3 = Difficile
isle-of-cats-option-difficulty-4 = Très difficile
isle-of-cats-option-difficulty-5 = Expert
isle-of-cats-option-deck-label = D’autres cartes (un fichier)
