"""A server for each module of tests; at the end its log must be empty."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from .house import Guest, House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.close()
    assert house.quiet() == []


@pytest.fixture
def fresh_house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path)
    yield house
    house.close()
    assert house.quiet() == []


@pytest.fixture
def zoe(house: House) -> Guest:
    return house.guest("Zoé")


@pytest.fixture
def max_(house: House) -> Guest:
    return house.guest("Max", "green")
