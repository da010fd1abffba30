# Les mots qui ne sont d’aucun jeu.

list-next = { $list }, { $next }
list-count = { $word } ×{ $count }
list-last = { $list } et { $last }
compass-0 = nord
compass-1 = nord-est
compass-2 = est
compass-3 = sud-est
compass-4 = sud
compass-5 = sud-ouest
compass-6 = ouest
compass-7 = nord-ouest
error = Erreur : { $message }

## L’aide. Les clés suivent les commandes : help-<commande>, help-<commande>-<option> ou help-<option>.

help = Des jeux de chats et d’îles : y jouer, les regarder, faire s’affronter des robots.
help-usage = Usage :
help-arguments = Arguments
help-options = Options
help-commands = Commandes
help-default = par défaut : { $value }
help-lang = La langue de tous les mots : en ou fr ; se place n’importe où. Sans elle : celle du système.
help-version = Afficher la version et quitter.
help-help = Afficher cette aide et quitter.
help-install_completion = Installer la complétion pour votre interpréteur de commandes.
help-show_completion = Afficher la complétion pour votre interpréteur, à copier ou à adapter.
help-more = catlantis COMMANDE --help en dit plus sur une commande.

# Ce qu’il faut taper à sa place
help-word-address = ADRESSE
help-word-bot = ROBOT
help-word-command = COMMANDE
help-word-file = FICHIER
help-word-files = FICHIERS
help-word-folder = DOSSIER
help-word-game = JEU
help-word-id = ID
help-word-key = CLÉ
help-word-lang = LANGUE
help-word-link = LIEN
help-word-list = LISTE
help-word-name = NOM
help-word-size = TAILLE
help-word-text = TEXTE
help-word-token = JETON
help-word-value = VALEUR

help-game = Le jeu : « catlantis games » en donne la liste.
help-seed = N’importe quel texte ; même graine, même donne. 32 chiffres hexadécimaux sont la graine d’un fichier de partie. Sans elle : une graine secrète.
help-option = Une option du jeu, comme combos=off ; un texte peut se trouver dans un fichier : nom=@FICHIER. Peut être répétée.
help-serve-option = Une option avec laquelle commencent toutes les nouvelles tables d’un jeu, comme JEU.NOM=VALEUR ou JEU.NOM=@FICHIER ; peut être répétée.
help-workers = Combien de processus travaillent à la fois, 1 ou plus. Sans cela : un par cœur.
help-seats = Combien de places, dans les limites du jeu.

help-play = Jouer une partie ici, contre des robots ou à plusieurs au même clavier.
help-play-seats = Qui joue, dans l’ordre : human ou un robot, avec un nom si l’on veut (human:Zoé).
help-play-save = Garder la partie dans ce fichier (.match.json), après chacun de vos coups.
help-play-resume = Reprendre la partie de ce fichier.
help-replay = Montrer un fichier de partie : son journal, ou pas à pas.
help-replay-file = Un fichier de partie (.match.json).
help-replay-step = La parcourir avec la table dessinée.
help-replay-seat = La voir comme cette place, comptée à partir de 1. Sans cela : avec tous les secrets si elle est finie, en spectateur sinon.
help-print = Imprimer les feuilles d’un jeu, pour qui joue sur papier.
help-print-option = Ce que le jeu laisse choisir (« catlantis games » le dit), comme boat=1,4 ; peut être répétée.
help-paper = a4 ou letter.
help-out = Le PDF à écrire. Sans cela : nommé d’après le jeu, dans ce dossier.

help-arena = Faire jouer beaucoup de parties à des robots et les comparer.
help-arena-bots = Les robots à la table, un par place.
help-arena-games = Au moins combien de parties, 1 ou plus ; arrondi pour que chaque donne soit jouée de chaque place.
help-new-game = Écrire un nouveau jeu, déjà jouable, à transformer pas à pas.
help-new-game-key = Sa clé : minuscules et chiffres, avec des traits d’union entre les mots.
help-fuzz = Jouer au hasard et vérifier chaque loi des règles à chaque pas.
help-fuzz-games = Combien de parties, 1 ou plus.
help-fuzz-out = Le dossier où un échec est gardé comme fichier de partie.
help-perft = Compter les suites possibles d’une donne : égales pour des règles égales.
help-perft-depth = Sur combien de décisions, 1 ou plus.
help-bench = Mesurer les règles : décisions, parties et copies par seconde.
help-bench-game = Le jeu. Sans lui : tous.
help-bench-seconds = Combien de temps mesurer chacun, en secondes, plus de 0.
help-bench-greedy = Faire aussi jouer tant de parties aux robots « greedy », et dire la plus lente des listes d’actions permises.
help-games = Dire quels jeux et quels robots il y a, avec leurs options.
help-doctor = Vérifier ce qui est installé, et si les règles sont compilées.

## Les erreurs : ce qui ne va pas et quoi faire, en une ligne

error-lang = pas de mots en « { $lang } ». Utilisez --lang avec l’une de ces langues : { $known }.
error-no-game = quel jeu ? Nommez l’un de ceux-ci : { $known }.
error-unknown-game = pas de jeu « { $game } ». Nommez l’un de ceux-ci : { $known }.
error-no-words = il manque des mots à un jeu, dans son words/fr.ftl : { $keys }.
error-new-game-key = « { $key } » ne convient pas comme clé. Utilisez des minuscules et des chiffres, avec des traits d’union entre les mots : high-mouse.
error-new-game-taken = il y a déjà un jeu « { $key } ». Choisissez une autre clé.
error-new-game-exists = { $file } existe déjà. Choisissez une autre clé ou un autre dossier.
error-unknown-player = pas de joueur « { $player } ». Utilisez human ou l’un des robots : { $known }.
error-unknown-bot = pas de robot « { $bot } ». Utilisez l’un de ceux-ci : { $known }.
error-seats = { $game } se joue de { $low } à { $high }, pas à { $seats }. Nommez autant de joueurs qu’il en faut.
error-name-twice = deux joueurs s’appellent « { $name } ». Donnez-leur des noms différents.
error-name-length = « { $name } » ne convient pas comme nom. Prenez de 1 à { $high } caractères.
error-option-form = « { $text } » n’est pas une option. Écrivez nom=valeur, comme combos=off.
error-unknown-option = { $game } n’a pas d’option « { $option } ». Ses options : { $known }.
error-idle-option = { $option } ne change rien à { $seats ->
    [one] une place
   *[other] { $seats } places
}. Ne la donnez pas ; elle compte à { $known }.
error-option-value = { $option } ne peut pas être « { $value } ». Valeurs admises : { $allowed }.
error-option-text = { $option } ne peut pas être « { $value } ». { $detail }
error-house-option-form = « { $text } » ne nomme pas de jeu. Écrivez JEU.NOM=VALEUR.
error-resume-alone = --resume prend tout dans son fichier. Retirez { $given }.
error-match-over = la partie { DE($file) } est finie. Revoyez-la : catlantis replay { $file }
error-no-file = pas de fichier { $file }. Vérifiez le nom.
error-unreadable = { $file } ne peut pas être lu ({ $reason }). Vérifiez son nom et ses droits.
error-unwritable = { $file } ne peut pas être écrit ({ $reason }). Choisissez un autre endroit.
error-exists = { $file } existe déjà. Choisissez un autre nom, ou reprenez la partie : --resume { $file }
error-seat = pas de place { $seat } dans cette partie. Prenez de 1 à { $high }.
error-match-not-json = { $file } n’est pas un fichier de partie (pas du JSON : { $detail }). Ces fichiers finissent par .match.json.
error-match-not-a-match = { $file } n’est pas un fichier de partie de Catlantis. Ces fichiers finissent par .match.json.
error-match-version = { $file } est d’une autre version du format ({ $detail }). Utilisez le Catlantis qui l’a écrit.
error-match-field = { $file } est abîmé en { $where } : { $detail }. Réparez cela, ou prenez une autre copie.
error-match-unknown-game = { $file } est d’un jeu absent d’ici : { $detail }. « catlantis games » donne la liste des jeux.
error-match-rules-version = { $file } a été joué avec des règles qu’on ne peut plus jouer (version { $detail }). Pour le rejouer, utilisez le Catlantis qui l’a écrit.
error-match-options = { $file } a des options que le jeu n’admet pas, en { $where } ({ $detail }). Réparez-les.
error-match-action = { $file } contient un coup que les règles interdisent, en { $where } ({ $detail }). Réparez-le, ou prenez une autre copie.
error-match-too-big = { $file } est trop gros pour un fichier de partie ({ $detail } octets).
error-no-command = pas de commande « { $command } ». « catlantis --help » en donne la liste.
error-usage-missing = il manque { $parameter }. Voir : { $command } --help
error-usage-option = pas d’option { $option }. Voir : { $command } --help
error-usage-empty = { $option } veut une valeur. Voir : { $command } --help
error-usage-value = cette valeur ne va pas pour { $parameter }. { $help }
error-usage = la ligne de commande n’est pas comprise. Voir : { $command } --help

allowed-switch = on, off
allowed-seat = random, 1–{ $high }
allowed-number = { $low }–{ $high }
allowed-text = un texte, ou @FICHIER

## Les joueurs

you = vous
human = humain
match-lost = Perdu, cette fois
bot-easy = Facile
bot-medium = Moyen
bot-hard = Difficile
bot-cruel = Impitoyable
bot-random = Chaton
bot-greedy = Matou
bot-named = { $name } ({ $bot })
seat-of = { $name }, place { $seat }

## Jouer

play-since = Depuis votre dernier coup
play-log = Tout le journal
play-log-start = La partie commence.
play-more = { $lines ->
    [one] … encore { $lines } ligne plus haut (touche l)
   *[other] … encore { $lines } lignes plus haut (touche l)
}
play-picked = Choisi : { $values }
play-none = rien
play-enter = Entrée : { $action }
play-key-help = ? cartes
play-key-log = l journal
play-key-undo = u annuler
play-key-back = b retour
play-key-quit = q quitter
play-not-a-number = Tapez l’un des numéros.
play-not-between = Tapez un nombre de { $low } à { $high }.
play-not-together = Ces choix ne vont pas ensemble.
play-no-undo = Il n’y a rien à annuler.
play-go-on = Appuyez sur Entrée pour continuer.
play-cards = Les cartes
play-keys = Tapez le numéro d’un choix puis Entrée. b ou Entrée seule revient d’un pas, l montre tout le journal, u annule un coup tant que rien n’a été révélé, q quitte (la partie est gardée).
play-hand-over = Passez l’appareil à { $name }.
play-hand-over-enter = { $name }, appuyez sur Entrée quand personne d’autre ne regarde.
play-you-saw = Pour { $name } seulement
play-over = La partie est finie
play-rank = Rang
play-player = Joueur
play-seed = Graine : { $seed }
play-again = Pour rejouer la même donne :
play-saved = La partie est gardée dans { $file }
play-resume-hint = Pour la reprendre : catlantis play --resume { $file }
play-bye = À bientôt !

## Revoir une partie

replay-seats = Places : { $seats }
replay-seen-by = Vue par { $name }.
replay-seen-open = Avec tous les secrets.
replay-seen-spectator = Pas encore finie : vue par un spectateur.
replay-position = Coup { $step } sur { $steps }
replay-opening = La donne.
replay-move = { $name } : { $action }
replay-silent = Rien à voir.
replay-keys = n ou Entrée : suivant · p : précédent · un nombre : ce coup-là · q : quitter
replay-unfinished = La partie n’est pas finie. Pour la reprendre : catlantis play --resume { $file }

## Arène, vérification, perft, mesures

work-playing = Parties
work-counting = Comptage
work-measuring = Mesure
work-time = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, graine { $seed }
work-stopped = Arrêté.
arena-bot = Robot
arena-matches = Parties
arena-wins = Victoires
arena-rate = Taux
arena-interval = Intervalle 95 %
arena-rank = Rang moyen
arena-time = ms/décision
arena-percent = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-between = { $low } à { $high }
arena-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-wins-number = { NUMBER($number, maximumFractionDigits: 1) }
fuzz-decisions = { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}
fuzz-fine = Toutes les lois tiennent.
fuzz-failed = { $failures ->
    [one] { $failures } partie a enfreint une loi :
   *[other] { $failures } parties ont enfreint une loi :
}
fuzz-failure = { $law } : { $detail }
fuzz-file = À revoir : catlantis replay { $file }
perft-depth = Profondeur
perft-ways = Suites
perft-time = Secondes
perft-seed = Graine { $seed }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
bench-title = { $game }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, sur un cœur
bench-rate = Par seconde
bench-pure = Interprété
bench-compiled = Compilé
bench-ratio = Gain
bench-decisions = Décisions
bench-games = Parties
bench-clones = Copies
bench-number = { NUMBER($number, maximumFractionDigits: 0) }
bench-times = ×{ NUMBER($number, maximumFractionDigits: 1) }
bench-slowest = { $matches } parties de robots « greedy » : la plus lente des listes d’actions permises a pris { NUMBER($milliseconds, maximumFractionDigits: 3) } ms de processeur ({ $actions } actions).
bench-not-compiled = Ici les règles sont interprétées : installez la version compilée pour comparer (make bench).

## Jeux et diagnostic

games-key = pour y jouer : catlantis play { $key }
games-seats = Places : { $low } à { $high }
games-edition = Règles : { $edition }, version { $version }
games-options = Options
games-option = { $name }={ $default } ({ $allowed })
games-sheets = Feuilles à imprimer
games-option-seats = · places : { $seats }
games-bots = Robots : { $bots }
new-game-ours = Le jeu est dans { $folder }, ses tests dans { $tests }, ses parties de référence dans tests/data.
new-game-alone = Le jeu est dans { $folder }. Installez-le : pip install --editable { $folder }
new-game-next = Jouez-y : catlantis play { $key }. Puis transformez-le, pas à pas : docs/adding-a-game.md
option-on = on
option-off = off
option-random = random
option-file = @FICHIER
doctor-versions = Versions
doctor-missing = absent
doctor-rules = Règles
doctor-compiled = compilées
doctor-pure = interprétées (plus lent, mêmes résultats)
doctor-partly = compilées en partie
doctor-checks = Vérifications
doctor-python = Python 3.11 ou plus récent
doctor-packages = toutes les dépendances sont installées
doctor-words = des mots en { $languages }, parle { $lang }
doctor-games = { $games ->
    [one] { $games } jeu est là
   *[other] { $games } jeux sont là
} et la donne se fait
doctor-same = toutes les règles sont de même sorte, compilées ou interprétées
doctor-encoding = le terminal affiche tous les signes ({ $encoding })
doctor-folder = les parties peuvent être gardées dans { $folder }
doctor-fine = Tout va bien.
doctor-not-fine = Quelque chose ne va pas : voir les lignes marquées ✗.

print-done = Les feuilles sont dans { $file }
print-no-sheets = { $game } n’a pas de feuilles à imprimer. En ont : { $known }.
print-paper = « { $paper } » n’est pas un papier. Prenez l’un de ceux-ci : { $known }.

## Les vues en mots, pour les jeux que personne n’a dessinés

seen-yes = oui
seen-no = non
seen-nothing = rien
seen-by = { $name } : { $value }
seen-asked = doit jouer
