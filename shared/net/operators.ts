import type { AnyEvent, Seat } from "../core/game.ts";

/*
 * API for operators. Over HTTP, all JSON; `Authorization: Bearer TOKEN`, an account's. Times are ms since 1970. The
 * passkey must have verified its user within ten minutes (else `confirm`). For all clients without the right the
 * addresses do not exist (404, as any unknown one). No response depends on a hand, a pile, or a line of chat.
 *   GET  /api/admin                       200 Staff                (for moderators too; works without the passkey)
 *   POST /api/admin/confirm/options       {}                 200 { options }      (to show a passkey that verifies its user; works without)
 *   POST /api/admin/confirm               { response }       200 {}              (403 passkey-unverified: it did not)
 *   GET  /api/admin/house                 200 ClusterView
 *   GET  /api/admin/tables                ?order&find&most 200 TablesPage
 *   GET  /api/admin/tables/ROOM           200 TableInspection     (404 no-such-table; the audit log notes who looks, once an hour)
 *   POST /api/admin/tables/ROOM/close     { words }          200 TablesPage      (its players see the text)
 *   POST /api/admin/announcement          { words }          200 ClusterView       (on all tables and pages; an empty text withdraws it)
 *   POST /api/admin/maintenance           { on, words }      200 ClusterView       (no new games while it is on)
 *   POST /api/admin/nodes/NAME/drain      {}                 200 ClusterView       (409 last-node: no other node opens tables)
 *   GET  /api/admin/log?before            200 AuditPage
 */

/** Path of the cluster view below /api/admin. It stays, because pages of the version before request it too. */
export const clusterPath = "/house";

/** Moderators see reports. Operators see reports and the panel. */
export const staffRoles = ["moderator", "operator"] as const;
export type StaffRole = (typeof staffRoles)[number];

export interface Staff {
  readonly role: StaffRole;
  readonly name: string;
  /** Whether a passkey has verified its user within ten minutes. */
  readonly isConfirmed: boolean;
  readonly openReports: number;
}

export interface NodeRow {
  readonly name: string;
  readonly version: string;
  /** "drained": it opens no tables and transfers its own. */
  readonly state: "ready" | "late" | "drained";
  /** Time since its last heartbeat, in ms. */
  readonly silentMs: number;
  readonly tables: number;
  readonly people: number;
}

/** A warning or error that a node reports; lists have the newest first. */
export interface Incident {
  readonly at: number;
  readonly node: string;
  /** Name of the log event; see docs/operations.md. */
  readonly event: string;
  readonly count: number;
}

export interface ClusterView {
  readonly nodes: readonly NodeRow[];
  readonly tables: number;
  readonly playing: number;
  readonly people: number;
  readonly spectators: number;
  /** Number of waiting players in the public queue by edition, and the longest wait among them. */
  readonly queue: readonly { readonly edition: string; readonly waiting: number; readonly longestMs: number }[];
  readonly troubles: readonly Incident[];
  readonly announcement: { readonly words: string; readonly at: number; readonly by: string } | null;
  readonly maintenance: { readonly words: string; readonly at: number; readonly by: string } | null;
  /** Time of the last backup; null: none is known. */
  readonly backupAt: number | null;
}

/** A table as operators see it, without data that a player may not know. */
export interface TableRow {
  readonly roomId: string;
  readonly code: string;
  readonly node: string;
  readonly edition: string;
  /** Name of the deck that the host composed; missing: none. */
  readonly deckName?: string;
  readonly isPublic: boolean;
  readonly phase: "waiting" | "playing" | "over";
  readonly seats: number;
  /** Names of players and bots in the chairs, in seat order; empty for an empty chair. */
  readonly people: readonly {
    readonly name: string;
    readonly kind: "empty" | "person" | "bot";
    readonly isHere: boolean;
  }[];
  readonly spectators: number;
  /** Time since which its node has it. It is later than the opening after a restart or a transfer to another node. */
  readonly since: number;
  /** Index of the chair that has the turn; null while no game runs. */
  readonly turn: number | null;
}

export const tableOrders = ["newest", "oldest", "fullest", "phase", "edition", "node", "code"] as const;
export type TableOrder = (typeof tableOrders)[number];

/** Number of tables in a response by default, and its maximum. */
export const fewTables = 100;
export const maxTables = 500;

/** An operator's selection of tables. */
export interface TableQuery {
  /** Sort order; equal tables are sorted by code. */
  readonly order: TableOrder;
  /** Part of a code or of the name of a player there, ignoring case; empty for all tables. */
  readonly find: string;
  readonly most: number;
}

/** The first of the selected tables. */
export interface TablesPage {
  readonly tables: readonly TableRow[];
  /** Number of selected tables, and of all open tables. */
  readonly found: number;
  readonly all: number;
}

export const deedActions = [
  "grant",
  "revoke",
  "close-table",
  "close-table-failed",
  "look-into-table",
  "look-at-hands",
  "announce",
  "maintenance-on",
  "maintenance-off",
  "drain",
  "drain-failed",
  "decide",
  "end-sanction",
  "take-down-name",
  "take-down-lines",
] as const;
export type DeedAction = (typeof deedActions)[number];

/** Entry of the audit log: an action by an operator or moderator. */
export interface AuditEntry {
  readonly id: string;
  readonly at: number;
  /**
   * Name of the actor; "the command line" for `npm run admin`, "ADMINS" for that setting; empty for an erased account.
   */
  readonly by: string;
  readonly action: DeedAction;
  /** Object of the action: a table's code, a node's name, a player's name, a report's id. */
  readonly subject: string;
  /**
   * Current name of the affected player (for a guest: the name at that time). Null if there is none or `subject`
   * already is the name.
   */
  readonly who: string | null;
  readonly why: string;
}

export interface AuditPage {
  readonly deeds: readonly AuditEntry[];
  readonly before: string | null;
}

/** One open table, without data that any of its clients may not know. */
export interface TableInspection {
  readonly roomId: string;
  readonly code: string;
  readonly edition: string;
  /** Name of the deck that the host composed; missing: none. */
  readonly deckName?: string;
  readonly isPublic: boolean;
  readonly phase: TableRow["phase"];
  readonly seats: readonly InspectedSeat[];
  /** The running game, or the last one; null before the first. */
  readonly game: GameInspection | null;
}

export interface InspectedSeat {
  readonly kind: "empty" | "person" | "bot";
  /** Empty for an empty chair. */
  readonly name: string;
  /**
   * `left`: the player left on purpose. `covered`: a bot plays until the player acts. `replaced`: a bot plays until the
   * game is over. `seated`: none of these.
   */
  readonly state: "seated" | "left" | "covered" | "replaced";
}

/** A game as all its viewers see it. Times are ms since 1970, without the time in which no server ran. */
export interface GameInspection {
  readonly id: string;
  /** Id of a GameDefinition. */
  readonly game: string;
  /** Names of its players, in seat order. */
  readonly names: readonly string[];
  readonly beganAt: number;
  /** Time of the last of `steps`. */
  readonly lastAt: number;
  /** Events of the deal, and of each step that all viewers saw, as spectators see them. */
  readonly steps: readonly (readonly AnyEvent[])[];
  readonly pending: PendingDecision | null;
  /** Seats for which the game is over. */
  readonly out: readonly Seat[];
}

export interface PendingDecision {
  /** As in `ActiveSeat`. */
  readonly kind: string;
  /** Seats that must decide; null if it is secret which of them have already answered. */
  readonly seats: readonly Seat[] | null;
  /** Full time limit in ms; null: none. */
  readonly limitMs: number | null;
}
