# Exploding Kittens sur la page : les mots du plateau et de la leçon.

## À qui de jouer, et qui doit choisir

exploding-kittens-board-label = La table
exploding-kittens-board-your-turn = À vous de jouer
exploding-kittens-board-turn-of = Au tour { DE($player) }
exploding-kittens-board-turns = { $owed ->
    [one] { $owed } tour à jouer
   *[other] { $owed } tours à jouer
}
exploding-kittens-board-wait-turn = { $owed ->
    [one] { $player } joue, ou pioche pour finir son tour.
   *[other] { $player } joue, ou pioche pour finir ce tour : { $owed } à jouer.
}
exploding-kittens-board-wait-window = { $count ->
    [one] { $players } peut encore dire « Non ! ».
   *[other] { $players } peuvent encore dire « Non ! ».
}
exploding-kittens-board-wait-give = { $giver } choisit une carte pour { $player }.
exploding-kittens-board-wait-take = { $player } choisit une carte dans la défausse.
exploding-kittens-board-wait-insert = { $player } cache le chaton dans la pioche. Personne ne voit où.
exploding-kittens-board-on-turn = joue
exploding-kittens-board-deciding = Non ?
exploding-kittens-board-played = a joué
exploding-kittens-board-choosing = choisit
exploding-kittens-board-winner = gagne !
exploding-kittens-board-out = Pour vous, la partie est finie ; vous pouvez regarder la suite.

## Les piles, et ce que l’on sait

exploding-kittens-board-odds = chaton : { $kittens } sur { $cards } ({ $percent } %)
exploding-kittens-board-odds-sure = chaton en haut !
exploding-kittens-board-odds-none = pas de chaton en haut
exploding-kittens-board-discard-read = { $size ->
    [0] Défausse, vide. La consulter
    [one] Défausse, { $size } carte : { $cards }. La consulter
   *[other] Défausse, { $size } cartes : { $cards }. La consulter
}
exploding-kittens-board-read = consulter
exploding-kittens-board-note-all = Tout le monde sait
exploding-kittens-board-note-empty = rien encore sur les cartes cachées
exploding-kittens-board-holds = { $player } a en main : { $cards }
exploding-kittens-board-hands = Toutes les mains

## La main, et ce qui est sorti

exploding-kittens-board-card = { $count ->
    [one] { $title }
   *[other] { $title }, { $count } cartes
}{ $chosen ->
    [0] { "" }
    [one] , { $chosen } sortie
   *[other] , { $chosen } sorties
}{ $lit ->
    [yes] { "" }
   *[other] , injouable pour l’instant
}
exploding-kittens-board-begin = Touchez une carte pour la lire et voir ce qu’elle permet.
exploding-kittens-board-again-pair = Touchez-la encore pour deux pareilles.
exploding-kittens-board-again-three = Touchez-la encore pour trois pareilles.
exploding-kittens-board-alike-2 = Deux pareilles : volez une carte au hasard à un joueur de votre choix.
exploding-kittens-board-alike-3 = Trois pareilles : nommez un joueur et une carte. S’il l’a, elle est à vous.
exploding-kittens-board-five-count = { $count ->
    [5] Cinq différentes : prenez la carte de votre choix dans la défausse.
   *[other] Cinq différentes : { $count } sur { $all }. Touchez les autres.
}
exploding-kittens-board-five-full = Cinq titres différents, pas davantage.
exploding-kittens-board-wanted = Quelle carte demandez-vous à { $target } ?
exploding-kittens-board-no-nope = Pas de « Non ! »
exploding-kittens-board-will-happen = { $nopes ->
    [0] Effet, si personne ne dit « Non ! ».
   *[other] C’est un « Si ! » : effet, si personne ne répond.
}
exploding-kittens-board-will-cancel = Le coup est annulé si personne ne répond.

## Cacher le chaton

exploding-kittens-board-depth = Cartes au-dessus du chaton
exploding-kittens-board-depth-top = Dessus
exploding-kittens-board-depth-bottom = Fond
exploding-kittens-board-depth-less = Une carte plus haut
exploding-kittens-board-depth-more = Une carte plus bas

## La liste des choix, et celle des touches

exploding-kittens-board-fact-pile = Pioche : { $size }, { $odds }
exploding-kittens-board-fact-discard = Défausse : { $cards }
exploding-kittens-board-fact-player = { $player } : { $holds }
exploding-kittens-board-fact-hand = Votre main : { $cards }
exploding-kittens-board-key-raise = Sortir une carte de la main, ou une de plus
exploding-kittens-board-key-play = Jouer ce qui est sorti

## La leçon, dans l’ordre de ses étapes

exploding-kittens-tutorial-welcome = Bienvenue ! Vous avez huit cartes, dont un Kit de Désamorçage, et un seul chaton se cache dans la pioche. Un tour finit en piochant : prenez la carte du dessus [EK-10].
exploding-kittens-tutorial-drawn = Un Patachat Poilu, plus de peur que de mal. Votre main est toujours triée, et ce que vous pouvez jouer est éclairé. C’est au tour de l’autre joueur.
exploding-kittens-tutorial-let-pass = On vous demande une Faveur. Avant qu’un coup prenne effet, chacun peut dire « Non ! » ; même ceux qui n’en ont pas sont interrogés, pour que rien ne trahisse qui en a [EK-38]. Gardez le vôtre et laissez faire.
exploding-kittens-tutorial-give = Vous choisissez la carte à donner, et vous êtes deux à la voir [EK-33]. Un chat tout seul ne fait rien : cédez la patate.
exploding-kittens-tutorial-given = Votre note retient ce que vous savez de sa main. Personne d’autre ne peut la lire.
exploding-kittens-tutorial-pair = Deux cartes pareilles volent une carte au hasard [EK-50]. Touchez deux fois Tacochat, puis nommez votre victime.
exploding-kittens-tutorial-objections = Vos chats sont sur la table. Une objection ?
exploding-kittens-tutorial-nope-nope = Un « Non ! ». Mais on peut dire « Non ! » à un « Non ! » : c’est un « Si ! », et le coup tient de nouveau [EK-37]. Dites « Non ! » à votre tour.
exploding-kittens-tutorial-stands = Deux « Non ! » s’annulent. Votre paire tient, sauf s’il en vient un troisième.
exploding-kittens-tutorial-stolen = Quelle chance : vous avez volé un Kit de Désamorçage, et vous n’êtes que deux à le savoir. Piochez pour finir votre tour.
exploding-kittens-tutorial-their-turn = Un Passe-Tour : gardez-le pour les mauvais jours. Voyons maintenant ce qui se trame en face.
exploding-kittens-tutorial-nope = Une Attaque ! Elle finirait son tour sans piocher et vous laisserait deux tours d’affilée [EK-30]. Dites « Non ! ».
exploding-kittens-tutorial-window-again = Après chaque « Non ! », on redemande à tous les autres. Cette fois, c’est à l’autre joueur de répondre.
exploding-kittens-tutorial-cancelled = Annulée : l’Attaque est perdue et son tour continue, il lui faut donc piocher quand même [EK-39, EK-40].
exploding-kittens-tutorial-odds = On n’est pas obligé de jouer une carte à chaque tour. Près de la pioche, vous lisez le risque de tomber sur un chaton ; il est faible, alors piochez.
exploding-kittens-tutorial-odds-grow = Encore une fois. À chaque carte sans danger, le risque grandit un peu.
exploding-kittens-tutorial-see = Vingt-sept cartes, un chaton : il est temps d’y jeter un œil. La Divination vous montre les trois premières [EK-35].
exploding-kittens-tutorial-looking = Les autres savent que vous avez regardé, jamais ce que vous avez vu.
exploding-kittens-tutorial-skip = Le chaton est sur le dessus ! Votre note privée le dit. Jouez Passe-Tour, et votre tour finit sans piocher [EK-32].
exploding-kittens-tutorial-unknowing = À l’autre joueur. Il ne sait rien de ce qui l’attend.
exploding-kittens-tutorial-hidden = Le voilà ! Son Kit le sauve, et il cache le chaton où bon lui semble. Personne ne voit où [EK-21].
exploding-kittens-tutorial-favor = Votre note sur la pioche est effacée, car le chaton peut être n’importe où. Demandez une Faveur, pour voir [EK-33].
exploding-kittens-tutorial-their-choice = C’est lui qui choisit la carte à céder. N’attendez pas de merveilles.
exploding-kittens-tutorial-a-cat = Un chat. Bon, c’est l’intention qui compte. Piochez pour finir votre tour.
exploding-kittens-tutorial-draw-again = Piochez encore. Quoi qu’il arrive, vous avez deux Kits de Désamorçage.
exploding-kittens-tutorial-insert = Le chaton ! Un Kit a été joué pour vous aussitôt [EK-21]. Cachez le chaton sous une carte : l’autre joueur piochera celle-là, et vous saurez ce qui vient après.
exploding-kittens-tutorial-nobody-saw = Personne n’a vu où il est. L’autre joueur prend la carte posée dessus.
exploding-kittens-tutorial-attack = Votre note le sait : le chaton est sur le dessus, et c’est à vous. Attaquez ! Vous ne piochez pas, et l’autre joue deux tours [EK-30].
exploding-kittens-tutorial-no-nope = Un « Non ! » en face ? Ce serait le moment.
exploding-kittens-tutorial-two-turns = Deux tours à jouer, et la première carte est…
exploding-kittens-tutorial-won = Boum, tout en douceur. Il ne reste que vous : vous gagnez [EK-24] ! Dans une vraie partie, essayez aussi trois cartes pareilles et cinq différentes [EK-51, EK-52].
