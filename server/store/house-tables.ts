import type { ColumnType, Generated, Kysely } from "kysely";
import type { Database } from "./database.ts";

/** A time of the database, which sets it. */
type Time = ColumnType<Date, never, never>;

/** What Postgres has besides `Database`: what several processes need to be one house. A type, as Kysely wants it. */
export type HouseTables = {
  /** The processes of the house. A row is one start of one process; without it nothing of that process is kept. */
  readonly nodes: {
    /** The fencing number. */
    readonly id: Generated<number>;
    readonly name: string;
    readonly url: string;
    readonly version: string;
    /** Its last sign of life. */
    readonly beatAt: Time;
    /** Since when its signs of life have come on time, over one connection. */
    readonly steadySince: Time;
    /** Whether it hands its tables over and takes no others. */
    readonly draining: Generated<boolean>;
  };
  readonly tables: {
    /** The node that plays it; null for an orphan, which is to be adopted. */
    readonly owner: number | null;
    readonly code: string | null;
  };
  readonly seats: {
    readonly playerId: string;
    readonly roomId: string;
    readonly since: Time;
    /** Whether the saved table has the player on a chair; if not, the seat is only reserved. */
    readonly isKept: Generated<boolean>;
  };
  /** Who opened which table, and from which network. */
  readonly openers: {
    readonly roomId: string;
    readonly playerId: string;
    readonly network: string | null;
  };
  /** One row, `public`. */
  readonly queueOwner: {
    readonly name: string;
    readonly owner: number | null;
  };
  /** Who waits in the queue. */
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
  /** Hashed files of all builds that pages may still ask for. */
  readonly assets: {
    readonly name: string;
    readonly body: Buffer;
    readonly addedAt: Time;
  };
};

/** The database of a house. */
export type HouseDb = Kysely<Database & HouseTables>;
