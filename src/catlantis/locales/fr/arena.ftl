# Tournois : ce qui se tape, ce qui se montre, et le rapport

help-word-seconds = SECONDES
help-arena-results = Garder les résultats dans ce fichier au fur et à mesure, et reprendre là où il s’arrête : après Ctrl-C, retapez la même commande.
help-arena-report = Écrire un rapport avec des graphiques : une page qui se suffit à elle-même.
help-arena-limit = Temps de processeur pour une décision ; qui en prend plus, ou ne revient pas, perd par forfait. 0 : pas de limite, et les robots jouent dans nos propres processus.
help-arena-cluster = La grappe Ray qui joue, comme 10.0.0.1:6379. Sans cela : cette machine.

error-results-not = { $file } ne contient pas les résultats d’un tournoi. Choisissez un autre fichier.
error-results-line = dans le fichier { $file }, la ligne { $line } est abîmée. Réparez-la, ou choisissez un autre fichier.
error-results-other = { $file } contient un autre tournoi : { $part }, { $kept } là-bas, { $asked } ici. Choisissez un autre fichier.
error-other-version = là où il faut jouer, { $name } a la version { $found }, et non { $wanted } comme ici.
error-no-cluster = la grappe Ray de l’adresse { $address } ne peut pas servir ({ $detail }). Vérifiez --cluster.

arena-part-catlantis = la version de Catlantis
arena-part-game = le jeu
arena-part-rules = la version des règles
arena-part-options = les options
arena-part-bots = les robots
arena-part-seed = la graine
arena-part-limit = le temps pour une décision

arena-round-percent = { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }
arena-rating = Cote
arena-plus-minus = { $number } ± { $error }
arena-one-digit = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-times = Temps en ms
arena-decisions = Décisions
arena-median = Médiane
arena-ninety-nine = 99 % sous
arena-cpu = CPU moyen
arena-cpu-longest = CPU maximum
arena-forfeits = Forfaits
arena-seat = Place
arena-duels = Qui finit devant qui
arena-line = Feuille de score
arena-winners = Gagnants
arena-others = Autres
arena-length = Une partie prend { $median } décisions en médiane, { $least } au moins et { $most } au plus.
arena-deals = { $deals ->
    [one] Une donne, jouée de chaque place : les intervalles la comptent pour une.
   *[other] { $deals } donnes, chacune jouée de chaque place : les intervalles la comptent pour une.
}
arena-forfeited = { $bot } a perdu { $number } parties sur { $games } par forfait. La première, après { $step } décisions : { $reason }
arena-illegal = un choix interdit ({ $fault })
arena-raised = { $fault } ({ $where })
arena-too-slow = trop lent ({ $fault })
arena-crashed = son processus s’est arrêté ({ $fault })
arena-endless = la partie ne finit pas ({ $fault })
arena-stopped = Arrêté après { $done } parties sur { $games }.
arena-go-on = Retapez la même commande pour continuer.
arena-not-kept = Elles ne sont gardées nulle part : la prochaine fois, nommez un fichier avec --results.
arena-none = Aucune donne n’a encore été jouée de chaque place.
arena-report-written = Le rapport est dans { $file }

arena-title = { $game } : tournoi
arena-summary = { $games } parties, { $deals } donnes
arena-unfinished = inachevé
arena-rates = Taux de victoire
arena-rates-about = Le point est la part des victoires, le trait son intervalle à 95 %, chaque donne comptée une fois. La ligne pointillée est ce que gagneraient des robots égaux.
arena-course = Au fil du tournoi
arena-course-about = Le taux de victoire après tant de donnes, avec son intervalle.
arena-duels-about = Combien de fois le robot de la ligne finit devant celui de la colonne ; une égalité compte pour moitié.
arena-seats = Par place
arena-seats-about = Combien de fois chaque place gagne, qui que ce soit qui y joue : chaque robot y joue aussi souvent que les autres.
arena-speed = Temps pour une décision
arena-speed-about = À l’horloge, sur une échelle de puissances de dix ; les marques sont la médiane et ce que 99 % ne dépassent pas.
arena-lengths = Longueur d’une partie
arena-lengths-about = Décisions dans une partie, tous joueurs ensemble.
arena-sheet = Ce qu’ont fait les gagnants
arena-sheet-about = Ce qui se trouvait en moyenne sur la feuille de score.
arena-ratings = Cotes
arena-ratings-about = OpenSkill (Plackett–Luce), une partie après l’autre ; le trait fait deux écarts types de chaque côté. Tous commencent à 25.
arena-again = La même chose encore
arena-again-about = Tout ce dont ces résultats dépendent. La même commande donne les mêmes résultats, sur n’importe quelle machine et avec n’importe quel nombre de processus.
arena-match = Donne et rotation
arena-why = Pourquoi
arena-milliseconds = { $number } ms
