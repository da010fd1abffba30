"""Sheets to print: PDF for those who draw on paper (IC-61)."""
