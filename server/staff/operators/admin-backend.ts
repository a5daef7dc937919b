import type { Incident, NodeRow, TableRow } from "../../../shared/net/operators.ts";

/** Status that a node reports about itself. */
export interface OwnNodeReport {
  /** Number of tables with a running game. */
  readonly playing: number;
  /** Number of connected players. */
  readonly people: number;
  readonly spectators: number;
  readonly troubles: readonly Incident[];
}

/** A node and its status; `report` is null if it did not answer in time. */
export interface AdminNode extends Omit<NodeRow, "people"> {
  readonly report: OwnNodeReport | null;
}

/**
 * `refused`: the table has just closed, or nothing can be saved now. `unanswered`: the table's node does not respond.
 * If it recovers before other nodes have taken over its tables, it closes the table then.
 */
export type Closing = "closed" | "refused" | "unanswered";

/** `last-node`: no other node opens tables. */
export type Draining = "drained" | "no-such-node" | "last-node";

/**
 * Cluster-wide view and commands for operators. Every method rejects with `UnavailableError` while the database is
 * unavailable.
 */
export interface AdminBackend {
  nodes(): Promise<readonly AdminNode[]>;
  /** Returns the tables of all nodes that answer in time. */
  tables(): Promise<readonly TableRow[]>;
  /** Returns the code of an open table; null if there is none. */
  codeOf(roomId: string): Promise<string | null>;
  /** Closes a table on any node; its players see the text. */
  close(roomId: string, words: string): Promise<Closing>;
  /**
   * Drains a node: it opens no more tables and transfers its own. The last node that opens tables cannot be drained.
   */
  drain(name: string): Promise<Draining>;
}
