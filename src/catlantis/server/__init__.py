"""The table: people and bots play matches over the network."""
