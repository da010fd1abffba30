# Ce que lisent les robots, leurs auteurs, et qui exporte des parties

help-export = Exporter les décisions de fichiers de partie, une par ligne.
help-export-files = Des fichiers de partie (.match.json).
help-export-jsonl = En JSON : ce que la place voyait, ce qu’elle pouvait faire, ce qu’elle a fait, ce qui en est venu.
help-export-out = Le fichier où écrire, au lieu de l’écran.
help-arena-save = Garder chaque partie comme fichier dans ce dossier.
help-serve-bot = Un robot à vous pour les tables : son nom là-bas, et où il se trouve (NOM=FICHIER:Classe ou NOM=module:Classe). Peut être répété.

error-no-bot = aucun robot possible : { $detail }
error-bot-failed = le robot { $bot } ({ $file }) a échoué à la place { $seat } de la partie (graine { $seed }), après { $step } actions : { $fault }
error-bot-name = « { $text } » ne nomme aucun robot : écrivez NOM=FICHIER:Classe ou NOM=module:Classe.
error-lacks-extra = il manque à cette commande le paquet { $package }. Installez-le : pip install "catlantis[{ $extra }]"

doctor-extras = Suppléments
doctor-installed = installé
doctor-not-installed = pas installé
