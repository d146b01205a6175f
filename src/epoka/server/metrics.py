"""Figures for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """The figures of one server; each has a registry of its own, so that tests can run several."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "epoka_requests", "HTTP requests", ("method", "route", "status"), registry=self.registry
        )
        self.request_seconds = Histogram(
            "epoka_request_seconds", "time of HTTP requests", buckets=SECONDS, registry=self.registry
        )
        self.sockets = Gauge("epoka_sockets", "open WebSockets", registry=self.registry)
        self.moves = Counter("epoka_moves", "answers stored", registry=self.registry)
        self.undos = Counter("epoka_undos", "answers taken back", registry=self.registry)
        self.refusals = Counter("epoka_refusals", "requests declined, by code", ("code",), registry=self.registry)
        self.commits = Counter("epoka_commits", "transactions committed", registry=self.registry)
        self.writes = Counter("epoka_writes", "jobs in them", registry=self.registry)
        self.commit_seconds = Histogram(
            "epoka_commit_seconds", "time of transactions", buckets=SECONDS, registry=self.registry
        )
        self.bot_seconds = Histogram(
            "epoka_bot_seconds", "time of bots' thinking", buckets=SECONDS, registry=self.registry
        )
        self.bot_failures = Counter(
            "epoka_bot_failures", "bots that crashed or stalled", ("bot",), registry=self.registry
        )
        self.positions = Gauge("epoka_positions", "positions in memory", registry=self.registry)

    def committed(self, jobs: int, seconds: float) -> None:
        """Count a commit."""
        self.commits.inc()
        self.writes.inc(jobs)
        self.commit_seconds.observe(seconds)

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)
