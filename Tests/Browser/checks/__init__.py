"""Checks of a built static site in real browsers."""
