# La page : tous ses mots qui n’appartiennent à aucun jeu. Les clés servent dans web/src.

page-title = Catlantis : des jeux de société de chats et d’îles
page-title-of = { $page } : { $what }
page-picture = En papier découpé : des chats sur une île, un autre dans un bateau de papier, et la mer.
page-skip = Aller au contenu
page-nav = Pages
page-home = Accueil
page-close = Fermer
page-cancel = Annuler
page-save = Enregistrer
page-again = Réessayer
page-on = oui
page-off = non
page-random = au hasard
page-your-turn = À vous de jouer
page-day = Jour
page-night = Nuit
page-sound-on = Activer les sons
page-sound-off = Couper les sons
page-font = Caractères : Nunito, sous licence SIL Open Font

## Accueil et tables

page-home-title = Installez-vous, les chats attendent.
page-home-text = Jouez ce soir avec des amis, contre des robots, ou à plusieurs sur un seul appareil. Sans compte, sans rien installer.
page-games = Jeux
page-game-seats = De { $low } à { $high } joueurs
page-play-bots = Jouer contre des robots
page-play-friends = Avec des amis
page-play-alone = En solo
page-play-device = En se passant l’appareil
page-play-paper = Sur papier
page-master = Capitaine de partie
page-learn = Apprendre
page-rules = Règles
page-my-tables = Vos tables
page-lobby = Tables
page-lobby-open = En attente de joueurs
page-lobby-watch = À regarder
page-lobby-mine = Vos tables
page-lobby-over = Parties jouées
page-lobby-none = Aucune table ouverte pour l’instant.
page-lobby-make = Ouvrez-en une.
page-table-open = { $free ->
    [0] Toutes les places sont prises.
    [one] { $free } place libre.
   *[other] { $free } places libres.
}
page-table-playing = La partie est en cours.
page-table-over = La partie est finie.
page-old-rules-stopped = Cette partie ne peut pas continuer : elle a commencé avec la version { $version } des règles, qu’on ne peut plus jouer. Son journal et ce qu’on en a vu en dernier restent.
page-old-rules-over = Cette partie a été jouée avec la version { $version } des règles, qu’on ne peut plus jouer : on ne peut pas la revoir coup par coup. Son résultat, son journal et ce qu’on en a vu en dernier restent.
page-old-rules-undrawn = Ce qu’on en a vu en dernier ne peut plus être dessiné ; le journal dit ce qui s’est passé.
page-import = Fichiers de partie
page-import-text = Une partie enregistrée peut être revue, coup par coup.
page-import-choose = Ouvrir un fichier de partie…

## Une nouvelle table

page-new-bots-title = { $game } contre des robots
page-new-alone-title = { $game } en solo
page-new-device-title = { $game }, en se passant l’appareil
page-new-friends-title = { $game } avec des amis
page-new-bots-start = Jouer
page-new-alone-start = Jouer
page-new-device-start = Jouer
page-new-friends-start = Ouvrir la table
page-new-players = Joueurs
page-new-name = Joueur { $seat }
page-new-bot = Force des robots
page-new-listed = Ouverte à tous
page-new-listed-help = La table figure dans la liste. Sinon, seuls ceux qui ont le lien la trouvent.
page-new-more = Plus de réglages
page-bot-easy = Facile : fait des erreurs de débutant
page-bot-medium = Moyen : joue avec bon sens
page-bot-hard = Difficile : voit loin
page-bot-cruel = Impitoyable : réfléchit dix fois plus
page-bot-random = Chaton : joue au hasard
page-bot-greedy = Matou : joue avec bon sens
page-pace = Temps de réflexion
page-pace-none = Sans limite
page-pace-none-text = Sans limite de temps.
page-pace-decision = Par décision
page-pace-match = Pour toute la partie
page-pace-days = En jours, par correspondance
page-pace-time = Combien de temps
page-pace-seconds = { $seconds } secondes
page-pace-minutes = { $minutes } minutes
page-pace-day-count = { $days ->
    [one] { $days } jour par décision
   *[other] { $days } jours par décision
}
page-pace-turn = Pour tout un tour
page-pace-turn-count = le temps de { $turn } décisions
page-pace-reaction = Pour réagir à ce que jouent les autres
page-pace-reaction-none = comme pour toute décision
page-pace-decision-text = { $seconds } secondes par décision, { $turn } par tour.
page-pace-match-text = { $minutes } minutes chacun pour la partie.
page-pace-days-text = { $days ->
    [one] { $days } jour par décision.
   *[other] { $days } jours par décision.
}
page-pace-reaction-text = { $seconds } secondes pour réagir.
page-listed = Dans la liste des tables
page-listed-yes = oui, ouverte à tous
page-listed-no = non, sur invitation

## Attendre et inviter

page-room-waiting = En attente de joueurs
page-room-full = Tout le monde est là
page-room-empty = La place { $seat } est libre
page-room-sit = S’asseoir ici
page-room-bot = Mettre un robot
page-room-invite = Inviter { $name }
page-room-invited = { $name } a reçu l’invitation à s’asseoir.
page-room-programs = Programmes qui attendent une invitation
page-room-free = Libérer la place { DE($name) }
page-room-start = Commencer
page-room-start-help = La partie commence quand aucune place n’est vide : attendez vos amis, ou mettez-y des robots.
page-room-host-starts = L’hôte lance la partie quand tout le monde est là.
page-room-settings = Réglages de la table
page-room-seats = Places
page-invite = Inviter des amis
page-invite-watch = Inviter des amis à regarder
page-invite-link = Envoyez ce lien
page-invite-qr = Le même lien, en code à scanner avec un téléphone
page-invite-copy = Copier
page-invite-share = Partager…
page-invite-copied = Le lien est copié.
page-invite-copy-by-hand = Le lien est sélectionné : copiez-le au clavier.
page-join = Rejoindre
page-join-title = On vous invite à jouer à { $game }
page-join-host = { $host } vous attend.
page-join-sit = S’asseoir
page-join-watch = Regarder
page-join-no-account = Pas besoin de compte : cet appareil se souvient de vous.

## À la table

page-board = La table
page-seats = Joueurs
page-seat = Place { $seat }
page-seat-you = vous
page-seat-asked = C’est à son tour.
page-seat-away = pas là
page-seat-stand-in = un robot joue à sa place
page-seat-clock = Temps restant
page-seat-turn-clock = Temps restant pour le tour
page-seat-days = { $days } j
page-rank = { $rank ->
    [1] 1ᵉʳ
   *[other] { $rank }ᵉ
}
page-list-or = { $list } ou { $last }
page-waiting-for = On attend { $names }.
page-reconnecting = Reconnexion…
page-tools = Outils
page-more = Plus
page-hint = Conseil
page-hint-why = Pourquoi ce conseil ?
page-hint-chance = gagne { $times } fois sur 100
page-hint-loss = vous coûte { $times } fois sur 100
page-hint-close = trop proche pour trancher
page-hint-playouts = { $playouts } parties ont été jouées jusqu’au bout pour cela, en devinant ce que vous ne voyez pas.
page-undo = Annuler le coup
page-list = Choix en liste
page-list-off = Retour à la table dessinée
page-list-back = Retour
page-keys = Touches
page-stage-speed = Vitesse des coups montrés
page-stage-speed-help = Ce que font les autres, pas à pas. Votre tour n’attend jamais.
page-stage-speed-is = Vitesse des coups montrés : { $speed }.
page-stage-slow = lente
page-stage-normal = normale
page-stage-fast = rapide
page-stage-instant = aussitôt
page-stage-next-speed = Changer de vitesse
page-stage-skip = Passer ce qui est montré
page-stage-skip-turn = Passer à mon tour
page-stage-skip-end = Passer à la fin
page-tab-log = Journal
page-tab-chat = Discussion
page-tab-rules = Règles
page-tab-table = Cette table
page-log = Ce qui s’est passé
page-log-empty = Il ne s’est encore rien passé.
page-chat = Ce qui s’est dit
page-chat-empty = Personne n’a encore rien dit.
page-chat-say = Dire quelque chose
page-chat-send = Envoyer
page-chat-mute = Faire taire { $name }
page-chat-muted = On n’entend plus { $name }.
page-chat-unmute = Ne plus faire taire
page-curtain-pass = Passez l’appareil à { $name }
page-curtain-pass-help = Ne montrez les cartes que si personne d’autre ne regarde.
page-curtain-me = Je suis { $name }
page-curtain-anyone = Quelqu’un réagit ?
page-curtain-anyone-help = Dites-le à voix haute. Qui veut voir ses cartes prend l’appareil.
page-curtain-nobody = Personne : on continue
page-curtain-wait = Un instant…
page-rise = Quitter la table
page-rise-text = Il faut partir ? Un robot joue à votre place jusqu’à ce que vous rouvriez la table.
page-fair = Une donne honnête
page-fair-before = La donne a été fixée avant la première carte. Voici son sceau (SHA-256 de la graine) ; la graine est montrée à la fin.
page-fair-after = Le sceau a été montré au début, la graine seulement maintenant. Enregistrez la partie et lancez « catlantis verify » avec le sceau : toute la partie est rejouée depuis la graine.
page-fair-commitment = Sceau
page-fair-seed = Graine
page-fair-kept = Vérifié ici : le sceau est bien celui de cette graine.
page-fair-broken = Le sceau n’est pas celui de cette graine !

## La fin, et revoir

page-result = La partie est finie
page-result-won = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent !
}
page-result-rank = Rang
page-result-player = Joueur
page-result-rematch = Revanche
page-result-rematch-go = Vers la revanche
page-result-replay = Revoir la partie
page-result-export = Enregistrer la partie
page-replay = Revoir
page-replay-deal = La donne.
page-replay-silent = Rien à voir.
page-replay-first = Au début
page-replay-prev = Un coup en arrière
page-replay-play = Lancer
page-replay-pause = Pause
page-replay-next = Un coup en avant
page-replay-last = À la fin
page-replay-step = Coup
page-replay-position = Coup { $step } sur { $steps }
page-replay-from = Point de vue
page-replay-open = Tout voir
page-replay-spectator = Spectateur

## Règles et première partie

page-rules-none = Les règles de ce jeu ne sont pas encore écrites.
page-rules-search = Chercher une règle
page-rules-mark-b = Imprimé dans le livret
page-rules-mark-r = Notre décision, là où le livret se tait
page-rules-mark-b-r = Imprimé dans le livret ; nous tranchons un détail
page-tutorial-watch = Regardez ce qui se passe.
page-tutorial-next = Suite
page-tutorial-back = Un pas en arrière
page-tutorial-your-move = À vous : faites ce qui est éclairé.
page-tutorial-done = Terminé : jouer une vraie partie
page-tutorial-leave = Quitter la leçon

## Réglages

page-settings = Réglages
page-settings-me = Vous
page-settings-name = Votre nom
page-settings-colour = Votre chat
page-settings-saved = Enregistré.
page-settings-page = Cette page
page-settings-language = Langue
page-settings-theme = Jour ou nuit
page-settings-system = comme cet appareil
page-settings-sound = Sons
page-settings-calm = Moins de mouvement
page-settings-calm-help = Les choses apparaissent à leur place, sans s’y déplacer.
page-settings-list = Choix en liste
page-settings-list-help = Au lieu de la table dessinée : pratique avec un lecteur d’écran.
page-settings-shortcuts = Touches d’une lettre
page-settings-shortcuts-help = À la table, ? les montre.
page-settings-turn = Quand c’est à vous
page-settings-notify = Me prévenir dans le navigateur
page-settings-notify-help = Tant qu’une table est ouverte dans un autre onglet ou une autre fenêtre.
page-settings-notify-cannot = Ce navigateur ne le peut pas, du moins pas sur une connexion non sécurisée.
page-settings-notify-denied = Le navigateur ne le permet pas : voyez ses réglages pour cette page.
page-settings-webhook = Me prévenir ailleurs : une adresse web
page-settings-webhook-help = Cette adresse est appelée chaque fois que c’est à vous (« webhook » dans les messageries). Vide : aucune.
page-transfer = Sur un autre appareil
page-transfer-text = Retrouvez le même nom et les mêmes tables sur votre téléphone ou un autre ordinateur.
page-transfer-give = Montrer un code
page-transfer-within = À taper sur l’autre appareil dans les { $minutes } minutes.
page-transfer-code = Code de l’autre appareil
page-transfer-use = L’utiliser
page-transfer-done = Vous êtes { $name } ici aussi.
page-bots = Amener son robot
page-bots-text = Votre programme peut jouer comme un invité. Donnez-lui un nom : il reçoit une clé.
page-bots-name = Nom du robot
page-bots-make = Créer une clé
page-bots-token = Clé du robot { $name }, montrée cette seule fois :
page-leave = M’oublier
page-leave-text = Partout : votre nom, vos robots et vos places aux tables ouvertes sont effacés du serveur. Ou seulement sur cet appareil.
page-leave-here = Seulement sur cet appareil
page-leave-sure = Oui, partout
page-leave-done = Tout est effacé.
page-colour-blue = Bleu, à vagues
page-colour-green = Vert, à lignes
page-colour-orange = Orange, à pois
page-colour-purple = Mauve, à croix
page-colour-red = Rouge, à diagonales
page-colour-grey = Gris, à rayures

## Refusé à la table, dit près du doigt

page-refused-over = La partie est finie.
page-refused-not-asked = Ce n’est pas à vous de décider.
page-refused-stale = Trop tard : la partie a avancé.
page-refused-illegal = Les règles ne le permettent pas ici.
page-refused-no-undo = Ce coup ne peut plus être annulé.
page-refused-out-of-time = Votre temps pour ce tour est écoulé : un robot le termine.
page-refused-not-your-seat = Ce n’est pas votre place.
page-refused-not-playing = La partie n’a pas commencé.
page-refused-not-alone = Quelqu’un d’autre joue encore.
page-refused-muted = L’hôte vous a fait taire à cette table.
page-refused-busy = Le serveur est occupé : réessayez dans un instant.
page-refused-too-big = C’est trop long.
page-refused-too-fast = Pas si vite : réessayez dans un instant.
page-refused-lost = Connexion perdue. À son retour, vous verrez si votre coup a compté.

## Refusé par le serveur

page-problem-offline = Le serveur ne répond pas. Vérifiez votre connexion.
page-problem-not-found = Il n’y a rien à cette adresse.
page-problem-no-such-thing = Il n’y a rien à cette adresse.
page-problem-nobody = Cet appareil n’est plus connu ici. Réessayez : vous aurez une nouvelle identité.
page-problem-bad-name = Ce nom est vide. Écrivez-en un autre.
page-problem-bad-origin = Cela venait d’un autre site : ce n’est pas fait.
page-problem-bad-request = Le serveur n’a pas compris ({ $detail }).
page-problem-server-error = Quelque chose s’est cassé sur le serveur. C’est noté.
page-problem-too-big = C’est trop gros.
page-problem-too-many-bots = Vous avez déjà autant de robots que permis.
page-problem-no-step = Ce coup n’existe pas dans la partie.
page-problem-no-table = Cette table n’existe pas.
page-problem-no-seat = Cette place n’existe pas.
page-problem-no-tutorial = Il n’y a pas encore de leçon pour ce jeu.
page-problem-unknown = Cela n’a pas marché ({ $reason }).
page-problem-not-host = Seul l’hôte peut le faire.
page-problem-not-your-seat = Ce n’est pas votre place.
page-problem-not-open = La partie a déjà commencé.
page-problem-not-over = La partie n’est pas encore finie.
page-problem-other-rules = Cette partie a été jouée avec d’autres règles et ne peut être montrée.
page-problem-seat-taken = Quelqu’un a été plus rapide : la place est prise.
page-problem-seats-open = Il reste des places vides.
page-problem-too-many-muted = Vous ne pouvez faire taire personne de plus à cette table.
page-problem-too-many-tables = Vous avez beaucoup de tables ouvertes : finissez-en une d’abord.
page-problem-not-waiting = Ce programme n’est plus là.
page-problem-sits-there = Ce programme est déjà assis à la table.
page-problem-too-fast = Pas si vite : réessayez dans un instant.
page-problem-bad-code = Ce code n’est pas valable, ou ne l’est plus.
page-problem-bad-webhook = Cette adresse ne convient pas : elle doit commencer par https et être publique.
page-problem-bad-value = Un réglage a une valeur que le jeu n’accepte pas ({ $detail }).
page-problem-idle-option = Un réglage ne change rien à ce nombre de joueurs ({ $detail }).
page-problem-bad-seats = Le jeu ne se joue pas à ce nombre ({ $detail }).
page-problem-unknown-bot = Ce robot n’existe pas.
page-problem-unknown-game = Ce jeu n’existe pas.
page-problem-match-not-json = Ce n’est pas un fichier de partie.
page-problem-match-not-a-match = Ce n’est pas un fichier de partie.
page-problem-match-version = Ce fichier de partie a une autre version ({ $detail }).
page-problem-match-field = Ce fichier de partie est abîmé ({ $detail }).
page-problem-match-unknown-game = Cette partie est d’un jeu qui n’est pas ici.
page-problem-match-rules-version = Cette partie a été jouée avec d’autres règles ({ $detail }).
page-problem-match-options = Cette partie a des options que le jeu n’accepte pas.
page-problem-bad-deal-code = Le nom d’une donne compte de 3 à 12 lettres.
page-problem-bad-count = Ce décompte n’est pas possible.
page-problem-no-turn = Il n’y a pas tant de tours.
page-problem-no-master = Ce jeu n’a rien pour un capitaine de partie.
page-problem-match-action = Cette partie contient un coup que les règles interdisent ({ $detail }).
page-problem-match-too-big = Ce fichier est trop gros pour une partie.

## Ce que disent tous les plateaux

page-board-choices = Ce que vous pouvez faire
page-board-cancel = Annuler
page-board-seconds = { $seconds } s
page-board-hint = Conseil : { $action }
page-board-why = (redemandez pour savoir pourquoi)
page-board-thinking = { $count ->
    [one] { $players } réfléchit…
   *[other] { $players } réfléchissent…
}
page-board-lesson = Maintenant : { $action }
page-board-nearer = Agrandir
page-board-farther = Réduire
page-board-whole = Tout voir
