# High Mouse. The keys follow from the game's tables: see catlantis/locales/__init__.py.

high-mouse = High Mouse
high-mouse-about = Each shows one of two mice: the highest wins.
high-mouse-edition = our own

high-mouse-verb-show = Show { $mouse ->
    [none] a mouse
   *[other] mouse { $mouse }
}
high-mouse-arg-show-mouse = Which mouse?

high-mouse-event-showed = { $seat } shows mouse { $mouse }.

high-mouse-prompt-show = Show one of your mice.

high-mouse-score-mouse = Mouse

high-mouse-seen-hand = Your mice
high-mouse-seen-shown = Mouse shown
