import type { NodeRow, TableRow, Trouble } from "../../shared/net/operators.ts";

/** What a node says of itself. */
export interface OwnWords {
  readonly tables: readonly TableRow[];
  /** People who are here. */
  readonly people: number;
  readonly spectators: number;
  readonly troubles: readonly Trouble[];
}

/** A node, and what it said of itself; null if it did not answer in time. */
export interface FloorNode extends Omit<NodeRow, "people"> {
  readonly said: OwnWords | null;
}

/** All nodes of the house, as operators ask them. Every method rejects with `Away` if the database does not answer. */
export interface Floor {
  nodes(): Promise<readonly FloorNode[]>;
  /** The code of an open table; null if there is none. */
  codeOf(roomId: string): Promise<string | null>;
  /**
   * Closes a table at whichever node it is; its people are told the words.
   * @returns false if it has just closed, its node does not answer, or nothing can be kept now.
   */
  close(roomId: string, words: string): Promise<boolean>;
  /** Lets a node open no more tables and hand its own over. @returns false if there is no such node. */
  drain(name: string): Promise<boolean>;
}
