# Ce que lisent les robots, leurs auteurs, et qui exporte des parties

help-export = Exporter les décisions de fichiers de partie, une par ligne.
help-export-files = Des fichiers de partie (.match.json).
help-export-jsonl = En JSON : ce que la place voyait, ce qu’elle pouvait faire, ce qu’elle a fait, ce qui en est venu.
help-export-out = Le fichier où écrire, au lieu de l’écran.
help-arena-save = Garder chaque partie comme fichier dans ce dossier.
help-serve-bot = Un robot à vous pour les tables : son nom là-bas, et où il se trouve (NOM=FICHIER:Classe ou NOM=module:Classe). Peut être répété.
help-bot = Faire jouer un robot sur un serveur : à une table, ou là où il est invité.
help-bot-name = Le nom de l’un des nôtres, ou l’endroit où se trouve le vôtre : FICHIER:Classe ou module:Classe.
help-bot-server = L’adresse du serveur, par exemple http://localhost:8000
help-bot-token = Le jeton d’un robot distant (page : Réglages). Mieux vaut la variable CATLANTIS_TOKEN, que nul autre ne voit.
help-bot-table = La table où jouer : son identifiant ou son lien. Sans cela, il attend une invitation.
help-bot-seat = La place, à partir de 1. Sans cela, la première qui est libre.
help-bot-wait = Attendre une invitation, jusqu’à Ctrl-C : ce qui se fait si aucune table n’est nommée.
help-bot-seed = D’où le robot tire son hasard. Sans cela, une surprise.

bot-waits = { $bot } attend une invitation sur { $server }. Ctrl-C y met fin.
bot-invited = { $name } l’invite : { $game }, place { $seat }.
bot-plays = { $bot } joue à la table { $table }.
bot-over = La partie est finie : rang { $rank } sur { $seats }, à la place { $seat }.
bot-unfinished = La partie ne peut pas être jouée jusqu’au bout.
error-bot-table-or-wait = un robot joue à une table (--table) ou attend (--wait). Laissez l’un des deux.
error-server-address = « { $url } » n’est pas l’adresse d’un serveur. Écrivez par exemple http://localhost:8000
error-no-server = aucun serveur ne répond là ({ $detail }). Vérifiez --server.
error-bad-token = le serveur ne connaît aucun robot distant par ce jeton. Faites-en un sur sa page : Réglages.
error-no-table = il n’y a pas de telle table. Vérifiez --table.
error-seat-taken = la place est prise. Choisissez-en une autre avec --seat.
error-table-begun = la partie y a commencé sans le robot. Choisissez une autre table.
error-server-refuses = le serveur refuse : { $reason } { $detail }
error-remote-bot-failed = le robot { $bot } ({ $file }) a échoué à la place { $seat } : { $fault }. Un robot du serveur joue à sa place.

error-no-bot = aucun robot possible : { $detail }
error-bot-failed = le robot { $bot } ({ $file }) a échoué à la place { $seat } de la partie (graine { $seed }), après { $step } actions : { $fault }
error-bot-name = « { $text } » ne nomme aucun robot : écrivez NOM=FICHIER:Classe ou NOM=module:Classe.
error-lacks-extra = il manque à cette commande le paquet { $package }. Installez-le : pip install "catlantis[{ $extra }]"

doctor-extras = Suppléments
doctor-installed = installé
doctor-not-installed = pas installé

help-analyse = Juger chaque décision d’une partie : le cours des chances, et ce qui a coûté le plus.
help-analyse-file = Un fichier de partie (.match.json).
help-analyse-playouts = Combien de fois chaque décision est jouée jusqu’au bout. Davantage prend du temps, et est plus sûr.
help-analyse-most = Combien de décisions sont dites, les plus coûteuses d’abord.
help-analyse-json = Tout ce qui a été trouvé, en JSON.
analyse-working = Examen des décisions
analyse-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
analyse-player = Joueur
analyse-choices = Décisions
analyse-good = Rien de mieux
analyse-lost = Chances perdues
analyse-course = Le cours des chances
analyse-turning-points = Ce qui a coûté le plus
analyse-point = coup { $step }, { $name } : { $done } ({ $chance }). Mieux : { $better } ({ $best }).
analyse-none = Aucune décision n’a coûté quoi que ce soit de certain.
analyse-how = Chaque décision est jugée d’après ce que son joueur pouvait savoir alors, en { $playouts } parties simulées ; seul est dit ce qui était meilleur de deux erreurs types.
error-no-judgement = { $game } n’a pas de jugement à lui : ses parties ne peuvent pas être analysées.
