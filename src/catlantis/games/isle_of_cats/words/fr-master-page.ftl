# La page du capitaine de partie de L’Île des Chats : Explore & Draw (IC-61).

isle-of-cats-master-title = L’île, visible par tous
isle-of-cats-master-about = Partagez cet écran, dans la pièce ou en visio. Chacun dessine sur un bateau imprimé ; vous dévoilez l’île, jour après jour, et pouvez dessiner aussi.

## Au départ

isle-of-cats-master-players = Joueurs
isle-of-cats-master-code = Nom de l’île
isle-of-cats-master-code-help = Laissez vide pour une nouvelle île. Un même nom donne toujours la même île, sur tous les appareils.
isle-of-cats-master-sheet = Bateaux
isle-of-cats-master-sheet-random = Tous différents, au hasard
isle-of-cats-master-sheet-same = Le bateau { $boat } pour tous
isle-of-cats-master-difficulty = Niveau de la sœur
isle-of-cats-master-difficulty-1 = facile
isle-of-cats-master-difficulty-2 = moyen
isle-of-cats-master-difficulty-3 = difficile
isle-of-cats-master-difficulty-4 = très difficile
isle-of-cats-master-difficulty-5 = expert
isle-of-cats-master-deal = Trouver une île

## Avant le premier jour

isle-of-cats-master-code-told = Qui saisit ce nom sur un autre appareil voit la même île, jour après jour.
isle-of-cats-master-boats = Bateaux
isle-of-cats-master-boats-text = Donnez à chacun son bateau, une fiche Traditions et des feutres : noir et les cinq couleurs, ou un seul si vous dessinez les motifs.
isle-of-cats-master-player = Joueur { $player }
isle-of-cats-master-boat = Bateau { $boat }
isle-of-cats-master-print-boat = Imprimer le bateau { $boat }
isle-of-cats-master-print-all = Imprimer les six bateaux
isle-of-cats-master-paper = Papier
isle-of-cats-master-paper-a4 = A4
isle-of-cats-master-paper-letter = Lettre US
isle-of-cats-master-patterns = Montrer les motifs des couleurs
isle-of-cats-master-first-day = Au premier jour

## Les jours

isle-of-cats-master-harbour = Port
isle-of-cats-master-island = Île { $code }
isle-of-cats-master-day = Jour { $day }
isle-of-cats-master-of-days = sur { $days }
isle-of-cats-master-tracker = Jours avant l’arrivée de Vesh
isle-of-cats-master-vesh = Vesh est là
isle-of-cats-master-reveal = Retourner les cartes
isle-of-cats-master-hidden = Douze cartes sont face cachée. Tout le monde est prêt ?
isle-of-cats-master-choose = Choisissez une colonne et dessinez ses trois cartes.
isle-of-cats-master-next = Jour suivant
isle-of-cats-master-end = Vesh arrive
isle-of-cats-master-back = Un jour en arrière
isle-of-cats-master-column = Colonne { $column }
isle-of-cats-master-larger = { $slot }, en grand : { $text }
isle-of-cats-master-specials = Actions spéciales
isle-of-cats-master-specials-text = Une par jour au plus, trois en tout, jamais deux fois la même :
isle-of-cats-master-full = Plein écran
isle-of-cats-master-boats-show = Bateaux et impression
isle-of-cats-master-run = Commandes
isle-of-cats-master-another = Une autre île

## Ce que demande une carte

isle-of-cats-master-cat = { $number ->
    [one] un chat { $colour }
   *[other] { $number } chats { $colour ->
        [orange] orange
        [mauve] mauves
       *[other] { $colour }s
    }
}
isle-of-cats-master-oshax = { $number ->
    [one] un oshax de la couleur de votre choix
   *[other] { $number } oshax des couleurs de votre choix
}
isle-of-cats-master-common = { $number ->
    [one] un trésor commun
   *[other] { $number } trésors communs
}
isle-of-cats-master-rare = { $number ->
    [one] un trésor rare
   *[other] { $number } trésors rares
}
isle-of-cats-master-asks-all = Dessinez { $things }.
isle-of-cats-master-asks-any = Dessinez 2 découvertes au choix, ou deux fois la même.
isle-of-cats-master-asks-any-things = Dessinez 2 découvertes au choix, ou deux fois la même : { $things }.
isle-of-cats-master-asks-or = Dessinez { $above }, ou bien { $below }.
isle-of-cats-master-or = ou
isle-of-cats-master-any = 2 au choix
isle-of-cats-master-lesson = Tradition { $lesson }
isle-of-cats-master-asks-lesson = Tradition { $lesson } : { $text }

## Le minuteur

isle-of-cats-master-timer = Minuteur
isle-of-cats-master-timer-none = Sans minuteur
isle-of-cats-master-timer-start = Lancer
isle-of-cats-master-timer-pause = Pause
isle-of-cats-master-timer-again = Relancer
isle-of-cats-master-timer-less = Une demi-minute de moins
isle-of-cats-master-timer-more = Une demi-minute de plus
isle-of-cats-master-timer-over = C’est l’heure. Finissez tranquillement.

## En solo

isle-of-cats-master-sister = Votre sœur
isle-of-cats-master-sister-colours = Ses couleurs
isle-of-cats-master-sister-colour = { $points } par chat { $colour }
isle-of-cats-master-sister-lessons = Ses traditions

## Touches

isle-of-cats-master-keys = Touches
isle-of-cats-master-key-space = Espace
isle-of-cats-master-key-space-text = Retourner les cartes ; puis lancer ou arrêter le minuteur
isle-of-cats-master-key-arrows-text = Un jour en arrière, jour suivant

## Les scores

isle-of-cats-master-score = Qu’avez-vous rapporté ?
isle-of-cats-master-score-text = Que chacun compte sur son bateau et annonce ses nombres : les sommes se font ici.
isle-of-cats-master-count-rats = Rats visibles
isle-of-cats-master-count-filled-rooms = Cabines pleines
isle-of-cats-master-count-families = Chats par famille
isle-of-cats-master-count-rares = Trésors rares
isle-of-cats-master-count-lessons = Points des traditions
isle-of-cats-master-count-of = { $count }, { $player }
isle-of-cats-master-rank = Rang
isle-of-cats-master-winner = { $number ->
    [one] Victoire pour { $players } !
   *[other] Victoire partagée pour { $players } !
}
