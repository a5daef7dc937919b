import type { Counts } from "./counts.ts";
import type { Instruments } from "./instruments.ts";

/** Exposes the counters under their metric names. */
export function exposeCounters(instruments: Instruments, counts: Counts): void {
  const { commands, refusals, tables, offences, limited, sent } = counts;
  instruments.counters("ninelives_commands_total", "Game steps of players, bots and timeouts.", "type", commands);
  instruments.counters("ninelives_refusals_total", "Rejected requests at tables.", "reason", refusals);
  instruments.counters("ninelives_games_begun_total", "Started games.", "edition", counts.gamesBegun);
  instruments.counters("ninelives_games_ended_total", "Finished games.", "edition", counts.gamesEnded);
  instruments.counters(
    "ninelives_queue_waits_total",
    "Ended waits in the queue, with or without a table, by requested edition.",
    "edition",
    counts.queueWaits,
  );
  instruments.counters(
    "ninelives_queue_wait_seconds_total",
    "Total duration of those waits.",
    "edition",
    counts.queueWaitSeconds,
  );
  instruments.counters(
    "ninelives_joins_total",
    "Successful joins of the queue, of tables, and of tables where the player has a seat (back).",
    "way",
    counts.joinsWorked,
  );
  instruments.counters("ninelives_joins_refused_total", "Rejected joins, by the same ways.", "way", counts.joinsFailed);
  instruments.counters("ninelives_journal_writes_total", "Writes of the write queue.", "result", counts.writes);
  instruments.counter("ninelives_tables_set_back_total", "Tables that were reset to their saved state.", () =>
    tables.of("set-back"),
  );
  instruments.counter(
    "ninelives_tables_brought_back_total",
    "Tables restored from their saved state: after a start, or claimed from another node.",
    () => tables.of("brought-back"),
  );
  instruments.counter("ninelives_tables_handed_over_total", "Tables handed over to other nodes.", () =>
    tables.of("handed-over"),
  );
  instruments.counter(
    "ninelives_tables_not_kept_total",
    "Tables with a game or a state that the database rejected; others are saved.",
    () => tables.of("not-kept"),
  );
  instruments.counters(
    "ninelives_connections_ended_total",
    "Connections that the server ended because of an offence.",
    "offence",
    offences,
  );
  instruments.counters("ninelives_rate_limited_total", "Requests rejected by a rate limit.", "limit", limited);
  instruments.counter("ninelives_sent_bytes_total", "Bytes sent over WebSockets.", () => sent.of("bytes"));
  instruments.counter("ninelives_sent_frames_total", "Frames sent over WebSockets.", () => sent.of("frames"));
}
