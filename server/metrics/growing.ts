import type { Counts } from "./counts.ts";
import type { Instruments } from "./instruments.ts";

/** What only grows, by its names. */
export function exposeCounts(instruments: Instruments, counts: Counts): void {
  const { commands, refusals, tables, offences, limited, sent } = counts;
  instruments.counters(
    "ninelives_commands_total",
    "Steps that games took, of people, bots and clocks.",
    "type",
    commands,
  );
  instruments.counters("ninelives_refusals_total", "Requests at tables that were refused.", "reason", refusals);
  instruments.counters("ninelives_games_begun_total", "Games that began.", "edition", counts.gamesBegun);
  instruments.counters(
    "ninelives_games_ended_total",
    "Games that were played to their end.",
    "edition",
    counts.gamesEnded,
  );
  instruments.counters(
    "ninelives_queue_waits_total",
    "Waits in the queue that ended, with a table or without, by the edition asked for.",
    "edition",
    counts.queueWaits,
  );
  instruments.counters(
    "ninelives_queue_wait_seconds_total",
    "How long those waits were, all together.",
    "edition",
    counts.queueWaitSeconds,
  );
  instruments.counters(
    "ninelives_joins_total",
    "Joins of the queue, of tables, and of tables where the player has a seat (back), that were let in.",
    "way",
    counts.joinsWorked,
  );
  instruments.counters("ninelives_joins_refused_total", "The same, that were not.", "way", counts.joinsFailed);
  instruments.counters("ninelives_journal_writes_total", "Writes of the journal.", "result", counts.writes);
  instruments.counter("ninelives_tables_set_back_total", "Tables that an exception set back to what was kept.", () =>
    tables.of("set-back"),
  );
  instruments.counter(
    "ninelives_tables_brought_back_total",
    "Tables opened with what was kept of them: after a start, or adopted from another node.",
    () => tables.of("brought-back"),
  );
  instruments.counter("ninelives_tables_handed_over_total", "Tables left to other nodes.", () =>
    tables.of("handed-over"),
  );
  instruments.counter(
    "ninelives_tables_not_kept_total",
    "Tables of which the database refused a game, or what they are: others are saved.",
    () => tables.of("not-kept"),
  );
  instruments.counters(
    "ninelives_connections_ended_total",
    "Connections ended for what they did.",
    "offence",
    offences,
  );
  instruments.counters("ninelives_rate_limited_total", "Requests beyond a limit.", "limit", limited);
  instruments.counter("ninelives_sent_bytes_total", "Bytes sent over WebSockets.", () => sent.of("bytes"));
  instruments.counter("ninelives_sent_frames_total", "Frames sent over WebSockets.", () => sent.of("frames"));
}
