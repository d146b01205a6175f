"""What a match proves: win rates with their intervals, ratings, scores and thinking times."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

from openskill.models import PlackettLuce

from epoka.arena.match import Played

Z: Final = 1.959964
"""Standard deviations to either side that hold 95 % of a normal distribution."""
MEAN_RATING: Final = 1500.0
SPREAD: Final = 500.0
"""How unsure the rating of an unknown bot is."""


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a win rate, after Wilson; shares of victories count as they are."""
    if not games:
        return (0.0, 1.0)
    rate = wins / games
    middle = (rate + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z / (1 + Z * Z / games) * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    return (max(0.0, middle - half), min(1.0, middle + half))


class Standing(NamedTuple):
    """How one bot did. A bot that holds several seats of a game is counted once for each."""

    name: str
    games: int
    wins: float
    win_rate: float
    interval: tuple[float, float]
    rating: float
    rating_deviation: float
    mean_score: float
    mean_margin: float
    """Points ahead of its best rival, on average."""
    moves: int
    ms_per_move: float
    """The median over its choices between two options or more."""
    ms_per_move_p95: float
    games_by_seat: tuple[int, ...]
    wins_by_seat: tuple[float, ...]


class Pair(NamedTuple):
    """How one bot did against another wherever they met at a table."""

    name: str
    rival: str
    games: int
    """How many pairs of seats they held."""
    ahead: float
    """How often the first ended ahead; a tie is half."""
    rate: float
    interval: tuple[float, float]


def standings(names: Sequence[str], games: Sequence[Played]) -> list[Standing]:
    """Every bot's results, the best rating first. The order of the games plays no part.

    Bots that play alone never meet and have no rating: the most victories come first, then the most points.
    """
    ordered = sorted(games, key=lambda game: game.number)
    rated = ratings([game for game in ordered if len(game.bots) > 1])
    found = [_standing(name, ordered, *rated.get(name, (MEAN_RATING, SPREAD))) for name in dict.fromkeys(names)]
    return sorted(found, key=lambda standing: (-standing.rating, -standing.win_rate, -standing.mean_score))


def _standing(name: str, games: Sequence[Played], rating: float, deviation: float) -> Standing:
    held = [(game, seat) for game in games for seat, bot in enumerate(game.bots) if bot == name]
    seats = range(len(games[0].bots)) if games else range(0)
    wins = sum([game.share(seat) for game, seat in held])
    times = sorted([taken for game, seat in held for taken in game.milliseconds[seat]])
    count = len(held)
    return Standing(
        name=name,
        games=count,
        wins=wins,
        win_rate=wins / count if count else 0.0,
        interval=wilson(wins, count),
        rating=rating,
        rating_deviation=deviation,
        mean_score=sum([game.scores[seat] for game, seat in held]) / count if count else 0.0,
        mean_margin=sum([margin(game, seat) for game, seat in held]) / count if count else 0.0,
        moves=len(times),
        ms_per_move=percentile(times, 0.5),
        ms_per_move_p95=percentile(times, 0.95),
        games_by_seat=tuple([sum([1 for _, other in held if other == seat]) for seat in seats]),
        wins_by_seat=tuple(
            [sum([game.share(seat) for game, held_seat in held if held_seat == seat]) for seat in seats]
        ),
    )


def margin(game: Played, seat: int) -> float:
    """How many points a seat has more than its best rival; whoever plays alone has none."""
    return game.scores[seat] - max([points for rival, points in enumerate(game.scores) if rival != seat], default=0.0)


def percentile(ordered: Sequence[float], part: float) -> float:
    """The least of the values that this part of them does not exceed."""
    return ordered[min(int(part * len(ordered)), len(ordered) - 1)] if ordered else 0.0


def ratings(games: Sequence[Played]) -> dict[str, tuple[float, float]]:
    """Each bot's rating and how unsure it is, by the Plackett–Luce model; game by game, in the order given."""
    model = PlackettLuce(mu=MEAN_RATING, sigma=SPREAD, beta=SPREAD / 2, tau=0.0)
    known: dict[str, Any] = {}
    for game in games:
        for name in game.bots:
            known.setdefault(name, model.rating(name=name))
        after = model.rate([[known[name]] for name in game.bots], ranks=[float(place) for place in game.places])
        for name in dict.fromkeys(game.bots):
            # A bot that holds several seats moves by the mean of what each of them would move it.
            held = [team[0] for team, bot in zip(after, game.bots, strict=True) if bot == name]
            mu = sum([one.mu for one in held]) / len(held)
            sigma = sum([one.sigma for one in held]) / len(held)
            known[name] = model.rating(name=name, mu=mu, sigma=sigma)
    return {name: (float(rating.mu), float(rating.sigma)) for name, rating in known.items()}


def pairs(names: Sequence[str], games: Sequence[Played]) -> list[Pair]:
    """Every two bots that met, in the order of the names."""
    known = list(dict.fromkeys(names))
    found = [_pair(name, rival, games) for place, name in enumerate(known) for rival in known[place + 1 :]]
    return [pair for pair in found if pair.games]


def _pair(name: str, rival: str, games: Sequence[Played]) -> Pair:
    met = 0
    ahead = 0.0
    for game in games:
        if name in game.bots and rival in game.bots:
            seated = list(zip(game.bots, game.places, strict=True))
            mine = [place for bot, place in seated if bot == name]
            theirs = [place for bot, place in seated if bot == rival]
            met += len(mine) * len(theirs)
            ahead += sum([(own < other) + (own == other) / 2 for own in mine for other in theirs])
    return Pair(name, rival, met, ahead, ahead / met if met else 0.0, wilson(ahead, met))
