"""The tables of what can be done and told, with the names of the arguments."""

from typing import Final

from catlantis.core.action import NUMBER, Arg, Verb, Verbs
from catlantis.core.events import Events, Kind
from catlantis.template.components import MICE

MOUSE: Final = Arg("mouse", NUMBER, MICE - 1)

# Verbs, in the order of VERBS
SHOW_MOUSE: Final = 0

VERBS: Final = Verbs([Verb("show", [MOUSE])])

# Kinds of events, in the order of EVENTS
SHOWED: Final = 0

EVENTS: Final = Events([Kind("showed", [MOUSE], reveals=True)])
