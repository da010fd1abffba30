# Le serveur, et les commandes autour de lui.

help-serve = Jouer dans le navigateur : en solo, ou à plusieurs sur cette machine ou votre réseau.
help-serve-host = Qui peut entrer : 127.0.0.1 pour cette machine seule, 0.0.0.0 pour tout votre réseau.
help-serve-port = Le port, de 0 à 65535 ; 0 prend n’importe lequel de libre.
help-serve-database = Où garder les tables : un fichier pour SQLite, ou une URL de SQLAlchemy. Sans elle : un fichier dans votre dossier de données.
help-verify = Prouver qu’une partie a été donnée comme promis et jouée selon les règles.
help-verify-file = Un fichier de partie (.match.json).
help-verify-promised = Le sceau que la table a montré au début de la partie.
help-bench-server = Mesurer le serveur : beaucoup de tables à la fois, deux robots à chacune, sur cette machine.
help-bench-server-game = Un jeu à deux où chacun voit aussitôt ce que fait l’autre.
help-bench-server-tables = Combien de tables, 1 ou plus.
help-bench-server-seconds = Combien de temps mesurer, en secondes, plus de 0.
help-bench-server-think = Combien de temps chaque robot attend avant d’agir, en secondes, 0 ou plus.

serve-here = Jouez à l’adresse { $address }
serve-lan = Sur votre réseau : { $address }
serve-stop = Ctrl-C pour arrêter ; toutes les tables sont gardées.
serve-taken = impossible de servir à { $host }, port { $port } ({ $reason }). Choisissez-en un autre : --port 0 prend n’importe lequel.
serve-newer-database = la base de données vient d’une version plus récente de Catlantis. Lancez cette version, ou nommez-en une autre avec --database.
serve-no-database = la base de données ne s’ouvre pas ({ $detail }). Vérifiez --database.
serve-bad-setting = un réglage ne convient pas ({ $detail }). Voir docs/server.md.

notice-your-turn = { $name }, c’est à vous de jouer à { $game } : { $link }

verify-rules = { $actions ->
    [one] { $actions } action rejouée depuis { $file } : les règles la permettent.
   *[other] { $actions } actions rejouées depuis { $file } : les règles les permettent toutes.
}
verify-over = La partie a été jouée jusqu’au bout.
verify-not-over = La partie n’est pas finie.
verify-seed = Graine : { $seed }
verify-commitment = Sceau de cette graine : { $commitment }
verify-compare = Comparez-le à celui que la table a montré au début de la partie, ou donnez-le : --commitment
verify-kept = La promesse est tenue : la donne était fixée avant le début de la partie.
verify-not-kept = le sceau est celui d’une autre graine. Ce n’est pas la partie promise.

bench-server-title = { $tables } tables, { $sockets } connexions, chaque robot agit après { $think } s
bench-server-figure = Mesure
bench-server-value = Valeur
bench-server-p50 = Latence, la moitié des actions en moins de
bench-server-p95 = 95 % en moins de
bench-server-p99 = 99 % en moins de
bench-server-worst = La plus lente
bench-server-rate = Actions par seconde
bench-server-actions = Actions
bench-server-matches = Parties finies
bench-server-cpu = Secondes de processeur du serveur
bench-server-share = D’un cœur
bench-server-milliseconds = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
bench-server-how = De l’envoi d’une action jusqu’à ce que toutes les connexions de sa table aient reçu la nouvelle vue ; serveur sur un cœur, charge depuis un autre processus, par la boucle locale.
bench-server-failed = le serveur n’a pas démarré. Lancez « catlantis serve » pour voir pourquoi.
