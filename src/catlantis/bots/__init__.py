"""Bots: players that see only what their seat may see."""

from catlantis.bots.bot import Bot as Bot
from catlantis.bots.naming import BOTS as BOTS
from catlantis.bots.naming import LEVELS as LEVELS
from catlantis.bots.naming import NoBot as NoBot
from catlantis.bots.naming import bot_named as bot_named
from catlantis.bots.naming import known as known
from catlantis.bots.naming import seated as seated
from catlantis.bots.player import BotFailed as BotFailed
from catlantis.bots.player import Player as Player
