# High Mouse. Les clés suivent des tables du jeu : voir catlantis/locales/__init__.py.

high-mouse = High Mouse
high-mouse-about = Chacun montre l’une de ses deux souris : la plus haute gagne.
high-mouse-edition = la nôtre

high-mouse-verb-show = Montrer { $mouse ->
    [none] une souris
   *[other] la souris { $mouse }
}
high-mouse-arg-show-mouse = Quelle souris ?

high-mouse-event-showed = { $seat } montre la souris { $mouse }.

high-mouse-prompt-show = Montrez l’une de vos souris.

high-mouse-score-mouse = Souris

high-mouse-seen-hand = Vos souris
high-mouse-seen-shown = Souris montrée
