"""Steps that bring the database of an older version to the present `schema.py`."""
