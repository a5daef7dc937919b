/*
 * For those who run the server. Over HTTP, all JSON; `Authorization: Bearer TOKEN`, an account's. Times are ms since 1970. The passkey must
 * have verified its user within ten minutes (else `confirm`). To everybody without the right the addresses do not exist (404, as any unknown one). Nothing
 * here hangs on a hand, a pile, or a line of chat.
 *   GET  /api/admin                       200 Staff                (for moderators too; works without the passkey)
 *   POST /api/admin/confirm/options       {}                 200 { options }      (to show a passkey that verifies its user; works without)
 *   POST /api/admin/confirm               { response }       200 {}              (403 passkey-unverified: it did not)
 *   GET  /api/admin/house                 200 HouseView
 *   GET  /api/admin/tables                ?order&find&most 200 TablesPage
 *   POST /api/admin/tables/ROOM/close     { words }          200 TablesPage      (its people are told the words)
 *   POST /api/admin/announcement          { words }          200 HouseView       (to all tables and pages; empty words: takes it back)
 *   POST /api/admin/maintenance           { on, words }      200 HouseView       (no new games while it is on)
 *   POST /api/admin/nodes/NAME/drain      {}                 200 HouseView       (409 last-node: no other node opens tables)
 *   GET  /api/admin/log?before            200 DeedsPage
 */

/** Moderators see reports; operators everything that moderators see, and the panel. */
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
  /** "drained": it opens no tables and hands its own over. */
  readonly state: "ready" | "late" | "drained";
  /** ms since its last sign of life. */
  readonly silentMs: number;
  readonly tables: number;
  readonly people: number;
}

/** What a node says of itself; newest first in lists of what was slow or failed. */
export interface Trouble {
  readonly at: number;
  readonly node: string;
  /** A log event's name, as docs/operations.md tells them. */
  readonly event: string;
  readonly count: number;
}

export interface HouseView {
  readonly nodes: readonly NodeRow[];
  readonly tables: number;
  readonly playing: number;
  readonly people: number;
  readonly spectators: number;
  /** How many wait in the public queue by edition, and for how long the first of them has waited. */
  readonly queue: readonly { readonly edition: string; readonly waiting: number; readonly longestMs: number }[];
  readonly troubles: readonly Trouble[];
  readonly announcement: { readonly words: string; readonly at: number; readonly by: string } | null;
  readonly maintenance: { readonly words: string; readonly at: number; readonly by: string } | null;
  /** When the last backup was made; null: none is known. */
  readonly backupAt: number | null;
}

/** A table from outside: nothing that a player may not know. */
export interface TableRow {
  readonly roomId: string;
  readonly code: string;
  readonly node: string;
  readonly edition: string;
  readonly isPublic: boolean;
  readonly phase: "waiting" | "playing" | "over";
  readonly seats: number;
  /** Names of people and bots in the chairs, in seat order; empty for an empty chair. */
  readonly people: readonly {
    readonly name: string;
    readonly kind: "empty" | "person" | "bot";
    readonly isHere: boolean;
  }[];
  readonly spectators: number;
  /** Since when its node has it: after a restart, or when another node took it, later than it was opened. */
  readonly since: number;
  /** Whose turn it is, by chair; null while no game runs. */
  readonly turn: number | null;
}

export const tableOrders = ["newest", "oldest", "fullest", "phase", "edition", "node", "code"] as const;
export type TableOrder = (typeof tableOrders)[number];

/** How many tables come without being asked for more, and at most. */
export const fewTables = 100;
export const mostTables = 500;

/** Which tables an operator wants to see. */
export interface TablesWanted {
  /** Alike ones by code. */
  readonly order: TableOrder;
  /** A part of a code, or of the name of somebody there, in any case; empty for all. */
  readonly find: string;
  readonly most: number;
}

/** The first of the tables that were looked for. */
export interface TablesPage {
  readonly tables: readonly TableRow[];
  /** How many were found, and how many are open. */
  readonly found: number;
  readonly all: number;
}

export const deedActions = [
  "grant",
  "revoke",
  "close-table",
  "close-table-failed",
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

/** Something that an operator or moderator did. */
export interface Deed {
  readonly id: string;
  readonly at: number;
  /** The name of who did it; "the command line" for `npm run admin`, "ADMINS" for that setting; empty for an erased account. */
  readonly by: string;
  readonly action: DeedAction;
  /** What it was done to: a table's code, a node's name, a person's name, a report's id. */
  readonly subject: string;
  /** The present name of the person whom it was done to, a guest's of then; null if there is none, or the subject says it. */
  readonly who: string | null;
  readonly why: string;
}

export interface DeedsPage {
  readonly deeds: readonly Deed[];
  readonly before: string | null;
}
