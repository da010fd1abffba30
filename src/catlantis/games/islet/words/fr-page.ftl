# Islet sur la page : les mots de son plateau et de son tutoriel.

## L’îlot

islet-board-label = La table
islet-board-map = L’îlot
islet-board-place-sea = case { $site } : mer
islet-board-place-land = case { $site } : { $tile }, niveau { $level }
islet-board-place-islet = { $islet }, { $what }
islet-board-place-egg = un œuf { DE($player) }
islet-board-place-bird = l’oiseau { DE($player) }
islet-board-lit-place = { $brings ->
    [none] une tuile peut aller ici
   *[other] la tuile rapporte { $brings }
}
islet-board-lit-step = { $cards ->
    [0] un pas, gratuit
    [one] un pas, { $cards } carte
   *[other] un pas, { $cards } cartes
}
islet-board-lit-walk = { $cards ->
    [0] à portée, gratuitement
    [one] à portée pour { $cards } carte
   *[other] à portée pour { $cards } cartes
}
islet-board-lit-lay = vous pouvez pondre ici
islet-board-lit-lays = { $told }, et vous pourriez y pondre
islet-board-lit-start = votre oiseau peut commencer ici

## Qui doit faire quoi

islet-board-wait-turn = { $player } explore ou se déplace.
islet-board-wait-stack = { $player } explore.
islet-board-wait-return = { $player } rend des ressources.
islet-board-wait-move = { $player } se déplace.
islet-board-wait-secure = { $player } garantit une ressource.
islet-board-wait-release = { $player } reprend un œuf sur une ressource garantie.
islet-board-wait-start = { $player } choisit où l’oiseau commence.
islet-board-wait-toss = { $player } retire des tuiles.
islet-board-wait-fulfil = { $player } choisit une carte.
islet-board-over = La partie est terminée.

## Ce qui est commencé, et comment continuer

islet-board-begin = Touchez une tuile pour explorer, ou une case pour y aller : l’étiquette est son prix en cartes.
islet-board-begin-solo = Touchez une tuile pour explorer. Un déplacement coûte d’abord 3 tuiles.
islet-board-few-steps = { $steps ->
    [0] Plus aucun pas gratuit (IS-38) : payez-en un, pondez, ou terminez.
    [one] Plus qu’un pas gratuit, à moins de payer ou de pondre (IS-38).
   *[other] Plus que { $steps } pas gratuits, à moins de payer ou de pondre (IS-38).
}
islet-board-begin-move = Touchez une case pour y aller : le nombre est son prix en cartes.
islet-board-begin-start = Touchez une tuile de l’un des îlots.
islet-board-begin-secure = Touchez l’un des paquets éclairés.
islet-board-begin-return = Touchez les cartes à rendre.
islet-board-begin-release = Touchez la carte dont vous pondez l’œuf.
islet-board-begin-toss = Touchez les tuiles à retirer de votre main.
islet-board-tile-raised = { $tile } : touchez une case éclairée. Elle montre ce que la tuile rapporterait.
islet-board-begun-place = Choisissez maintenant une tuile de votre main.
islet-board-begun-go = Touchez des cartes pour payer autrement, des cases pour passer ailleurs.
islet-board-stopped = Votre oiseau s’est arrêté ici : le reste n’a pas été fait.
islet-board-only-end = Vous ne pouvez plus rien payer : terminez votre tour.
islet-board-coming = { $resources ->
    [none] À venir : rien.
   *[other] À venir : { $resources }.
}
islet-board-paid = Touchez d’autres cartes pour payer autrement.
islet-board-unpaid = Le compte n’y est pas : touchez d’autres cartes.
islet-board-no-price = { $card } : cette carte ne peut pas payer ceci.
islet-board-no-place = La tuile ne peut pas aller là.
islet-board-choose-cards = Choisissez les cartes
islet-board-go = { $cards ->
    [0] Y aller gratuitement
    [one] Y aller pour { $cards } carte
   *[other] Y aller pour { $cards } cartes
}
islet-board-go-lay = Y pondre : { $cards } cartes
islet-board-only-go = { $cards ->
    [0] Aller seulement
    [one] Y aller : { $cards } carte
   *[other] Y aller : { $cards } cartes
}
islet-board-lay = Pondre pour { $cards } cartes
islet-board-lay-begin = Pondre un œuf
islet-board-toss = Bouger : −3 (main)…
islet-board-toss-bag = Bouger : −3 (sac)
islet-board-pass = Passer
islet-board-advice-explore = poser une tuile dans la mer, à la case marquée : { $tile }
islet-board-advice-stack = empiler une tuile à la case marquée : { $tile }
islet-board-advice-advance = avancer jusqu’à la case marquée
islet-board-advice-start = commencer à la case marquée

## Ce qu’il y a sur la table

islet-board-tile = { $lit ->
    [yes] { $tile }
   *[other] { $tile }, inutilisable pour l’instant
}
islet-board-rooms = Autour de l’îlot
islet-board-room-tiles = Tuiles
islet-board-room-purse = Cartes
islet-board-room-players = Joueurs
islet-board-room-conditions = Jour et nuit
islet-board-purse = Vos œufs et ressources
islet-board-limit = { $cards ->
    [one] { $cards } carte sur { $most }
   *[other] { $cards } cartes sur { $most }
}
islet-board-no-cards = Pas encore de ressource : explorez pour en gagner.
islet-board-card-free = { $card }
islet-board-card-secured = { $card }, carte garantie
islet-board-card-exhausted = { $card }, carte garantie, épuisée ce tour-ci
islet-board-card-coming = { $card }, à venir
islet-board-pack = { $cards ->
    [one] { $card } : { $cards } carte restante
   *[other] { $card } : { $cards } cartes restantes
}
islet-board-bag = { $tiles ->
    [one] Sac : { $tiles } tuile restante
   *[other] Sac : { $tiles } tuiles restantes
}
islet-board-unseen = Les tuiles que vous n’avez pas vues, dans le sac ou dans d’autres mains :
islet-board-laid = { $eggs ->
    [one] { $eggs } œuf pondu
   *[other] { $eggs } œufs pondus
}
islet-board-free-eggs = { $eggs ->
    [one] { $eggs } œuf libre
   *[other] { $eggs } œufs libres
}
islet-board-tiles = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
islet-board-hand-empty = aucune tuile
islet-board-round = { $left ->
    [none] Tour de table { $round }
    [0] Tour de table { $round }, le dernier
    [one] Tour de table { $round }, encore un après
   *[other] Tour de table { $round }, encore { $left } après
}
islet-board-rival = { $player } : { $laid }, { $eggs }, { $tiles } ; { $cards ->
    [none] aucune ressource
   *[other] { $cards }
}{ $secured ->
    [none] {""}
   *[other] {" "}; garanties : { $secured }
}
islet-board-day = Jour
islet-board-night = Nuit
islet-board-pile = { $cards ->
    [one] { $cards } carte dans la pile
   *[other] { $cards } cartes dans la pile
}
islet-board-fits = { $tiles ->
    [0] aucune tuile
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}

## La liste des choix et des touches

islet-board-fact-packs = Paquets : { $cards }
islet-board-fact-hand = Vos tuiles : { $tiles }
islet-board-fact-card = { $islet } : { $condition } ({ $fits })
islet-board-fact-reach = À portée : { $places }
islet-board-fact-way = { $cards ->
    [0] case { $site } (gratuit)
    [one] case { $site } ({ $cards } carte)
   *[other] case { $site } ({ $cards } cartes)
}
islet-board-key-tile = Lever une tuile de votre main
islet-board-key-map = Aller à l’îlot
islet-board-key-arrows = Aller d’une case à l’autre ; Entrée choisit
islet-board-key-pan = Déplacer la vue
islet-board-key-zoom = Zoomer, dézoomer, tout voir
islet-board-key-end = Prendre les ressources, ou terminer le déplacement

## Le tutoriel, dans l’ordre des étapes

islet-tutorial-welcome = Bienvenue sur l’îlot ! Les oiseaux le font grandir ensemble, tuile après tuile, et qui pond le plus d’œufs gagne [IS-52]. Un tour est une seule action : explorer ou se déplacer. Explorez d’abord : touchez la tuile marquée de votre main, puis la case marquée dans la mer [IS-20].
islet-tutorial-stack = Une tuile posée dans la mer rapporte une carte de son terrain : argile. Vous pouvez en poser jusqu’à trois autres, chacune sur une tuile voisine de la précédente et chaque fois plus haut [IS-21]. Posez l’argile sur le sable : sur un terrain différent, une tuile rapporte un nid, ici des fleurs [IS-22].
islet-tutorial-gather = En bas, vous voyez ce qui va venir : argile et fleurs. Rien n’est encore pris, et vous pouvez encore tout annuler. Prenez les cartes : vous piochez ensuite jusqu’à quatre tuiles [IS-23].
islet-tutorial-their-turn = C’est à l’autre oiseau d’explorer. Ce que les autres gagnent reste visible de tous [IS-11].
islet-tutorial-again = De nouveau vos tuiles. Vous pouvez aussi les glisser : posez la tuile d’eau douce dans la mer, derrière votre première.
islet-tutorial-climb = Chaque case éclairée montre ce que la tuile levée rapporterait. L’eau douce sur l’argile donne des feuilles [IS-22].
islet-tutorial-level-three = Continuez à grimper : la tuile suivante doit finir plus haut que celle-ci, et votre pile voisine est haute de deux [IS-21]. Le nombre sur une tuile est son niveau.
islet-tutorial-preview = Trois tuiles, trois cartes : eau douce, feuilles, et argile, car vous avez posé de l’argile sur de l’argile. Prenez-les.
islet-tutorial-watch = Une seule tuile, cette fois. C’est permis : seule la première est obligatoire [IS-20].
islet-tutorial-third = Après une exploration, vous gardez au plus huit cartes non garanties [IS-23] : il reste de la place. Posez la tuile d’argile dans la mer.
islet-tutorial-drag = Encore une tuile d’argile, sur l’eau douce : de nouveau des feuilles.
islet-tutorial-enough = Deux feuilles suffiront pour un beau projet. Prenez vos cartes.
islet-tutorial-ashore = C’est le moment de se déplacer ! Votre oiseau attend dans la mer ; le nombre à chaque case est le prix le plus bas pour y aller, en cartes. Venir à terre coûte une carte du terrain [IS-32]. Touchez la tuile d’argile marquée et payez avec une argile.
islet-tutorial-free = Avancer sur le même terrain est gratuit, quelle que soit la hauteur [IS-31, IS-32]. Montez sur votre tour.
islet-tutorial-lay = Un œuf coûte trois nids de la tuile, ici des feuilles [IS-34]. Vous en avez deux ; une eau douce et une argile en valent un troisième [IS-41]. Un paiement vous est proposé ; dans une vraie partie, vous pouvez toucher d’autres cartes. Pondez !
islet-tutorial-secure = Un œuf au niveau trois ! Comme il vous reste des œufs, vous garantissez une ressource : elle reste sous l’un de vos œufs et paie une fois à chaque tour, jusqu’à ce que vous pondiez aussi cet œuf [IS-35, IS-36, IS-40]. Prenez l’eau douce.
islet-tutorial-end = Tant que vous pouvez payer, vous pouvez continuer, dans n’importe quel ordre [IS-30]. Il ne vous reste presque rien : terminez votre tour.
islet-tutorial-waits = L’autre oiseau attend dans la mer et laisse passer son tour.
islet-tutorial-pass = Une partie s’achève quand quelqu’un a pondu tous ses œufs, ou peu après que le sac est vide [IS-50, IS-51]. Arrêtons celle-ci plus tôt : passez.
islet-tutorial-pass-again = Deux tours de table entiers sans tuile ni œuf terminent aussi la partie [IS-30]. Passez encore une fois.
islet-tutorial-won = Un œuf à zéro : vous gagnez [IS-52] ! À égalité, les œufs les plus hauts décident. Dans une vraie partie, regardez où sont les autres oiseaux : on ne peut pas rester sur la tuile d’un autre [IS-33]. Bon vol !
