# Ce qui respecte le temps et les intentions de qui joue.

## Ce qu’on laisse passer quand les autres jouent

page-waive = Quand les autres jouent
page-waive-ask = Me demander chaque fois
page-waive-play = Laisser passer ce coup
page-waive-turn = Tout laisser passer jusqu’à mon tour
page-waive-unaimed = Tout laisser passer, sauf ce qui me vise

## Une seconde pression

page-board-again = Appuyez encore : { $action }
page-settings-confirm = Demander une seconde pression
page-settings-confirm-always = dès qu’on ne peut pas revenir en arrière
page-settings-confirm-matters = quand c’est important
page-settings-confirm-never = jamais
page-settings-forced = Faire tout seul ce qui ne laisse pas le choix
page-settings-forced-help = Une dernière carte, un seul poisson à perdre : là où les règles n’offrent qu’une voie.

## Un bot à sa place

page-stand-in = Un bot joue à votre place
page-stand-in-why = Votre temps était écoulé, ou vous étiez ailleurs. Appuyez n’importe où, et le prochain coup est à vous.
page-stand-in-back = Me revoilà

## Une ligne coupée

page-no-answer = La table ne répond pas…
page-try-now = Réessayer
