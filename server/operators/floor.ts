import type { NodeRow, TableRow, Trouble } from "../../shared/net/operators.ts";

/** What a node says of itself. */
export interface OwnWords {
  /** Tables at which a game runs. */
  readonly playing: number;
  /** People who are here. */
  readonly people: number;
  readonly spectators: number;
  readonly troubles: readonly Trouble[];
}

/** A node, and what it said of itself; null if it did not answer in time. */
export interface FloorNode extends Omit<NodeRow, "people"> {
  readonly said: OwnWords | null;
}

/**
 * `refused`: it has just closed, or nothing can be kept now. `unanswered`: its node is silent; if it wakes up before
 * others have taken its tables, it closes the table then.
 */
export type Closing = "closed" | "refused" | "unanswered";

/** `last-node`: no other node opens tables. */
export type Draining = "drained" | "no-such-node" | "last-node";

/** All nodes of the house, as operators ask them. Every method rejects with `Away` if the database does not answer. */
export interface Floor {
  nodes(): Promise<readonly FloorNode[]>;
  /** The tables of all nodes that answer in time. */
  tables(): Promise<readonly TableRow[]>;
  /** The code of an open table; null if there is none. */
  codeOf(roomId: string): Promise<string | null>;
  /** Closes a table at whichever node it is; its people are told the words. */
  close(roomId: string, words: string): Promise<Closing>;
  /** Lets a node open no more tables and hand its own over. A house keeps one that opens tables. */
  drain(name: string): Promise<Draining>;
}
