"""A Ray cluster plays the same games. Starting a local one takes some seconds; without Ray this is skipped."""

from __future__ import annotations

import warnings

import pytest

from epoka.arena import here, on_ray
from epoka.arena.running import LOCAL
from epoka.kernel import EpokaError
from tests.arena.test_match import match_of, untimed

pytest.importorskip("ray", reason="needs the `cluster` extra")


def test_a_ray_cluster_plays_the_same_games() -> None:
    match = match_of("search@8,greedy", 3, seed=2)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Ray's own, about its future defaults and its sockets
        clustered = list(on_ray(match, range(6), LOCAL))
    assert untimed(clustered) == untimed(list(here(match, range(6), jobs=1)))


def test_an_address_without_a_cluster_is_refused() -> None:
    with pytest.raises(EpokaError, match=r"no Ray at nowhere"):
        list(on_ray(match_of("greedy,random", 2), range(2), "nowhere"))
