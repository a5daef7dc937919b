import type { ColumnType, Generated, Kysely } from "kysely";
import type { Database } from "../database.ts";

/** A timestamp that the database sets. */
type Time = ColumnType<Date, never, never>;

/**
 * Tables that only Postgres has, for clusters, in addition to `Database`. It is a type, because Kysely does not accept
 * an interface here.
 */
export type ClusterTables = {
  /** Nodes of the cluster. Each row is one start of one process; without its row a process cannot save anything. */
  readonly nodes: {
    /** Fencing token. */
    readonly id: Generated<number>;
    readonly name: string;
    readonly url: string;
    readonly version: string;
    /** Time of the last heartbeat. */
    readonly beatAt: Time;
    /** Start of the current series of punctual heartbeats over one connection. */
    readonly steadySince: Time;
    /** Whether the node drains: it hands its tables over and accepts no others. */
    readonly draining: Generated<boolean>;
  };
  readonly tables: {
    /** Node that runs the table; null for an unowned table that a node must claim. */
    readonly owner: number | null;
    readonly code: string | null;
  };
  readonly seats: {
    readonly playerId: string;
    readonly roomId: string;
    readonly since: Time;
    /** Whether the player has a seat in the saved table. Otherwise the seat is only reserved. */
    readonly isKept: Generated<boolean>;
  };
  /** Creators of tables, with their networks. */
  readonly openers: {
    readonly roomId: string;
    readonly playerId: string;
    readonly network: string | null;
  };
  /** Table with one row, `public`. */
  readonly queueOwner: {
    readonly name: string;
    readonly owner: number | null;
  };
  /** Players in the queue. */
  readonly waiters: {
    readonly playerId: string;
    readonly waiterJson: string;
    readonly since: ColumnType<Date, Date | string, never>;
    readonly seenAt: ColumnType<Date, Date | string, Date | string>;
  };
  readonly deviceTickets: {
    readonly ticket: string;
    readonly playerId: string;
    readonly playerJson: string;
    readonly endsAt: ColumnType<Date, Date | string, Date | string>;
  };
  readonly pauses: {
    readonly playerId: string;
    readonly count: number;
    readonly at: ColumnType<Date, Date | string, Date | string>;
  };
  /** Hashed files of all builds that open pages may still request. */
  readonly assets: {
    readonly name: string;
    readonly body: Buffer;
    readonly addedAt: Time;
  };
};

/** Database of a cluster. */
export type ClusterDb = Kysely<Database & ClusterTables>;
