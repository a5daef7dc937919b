import type { Kysely } from "kysely";

/** Both accesses of a server to its database. Closing either closes it. */
export interface OpenDatabase {
  /** For all requests of players and operators. */
  readonly db: Kysely<Database>;
  /**
   * For saving games and tables, and for all that this waits for. Its queries come before all queries of `db` that wait.
   */
  readonly gamesDb: Kysely<Database>;
}

/**
 * Tables of the database, for both SQLite and Postgres. Columns named `…Json` hold plain data in the formats of
 * kinds.ts.
 */
export interface Database {
  readonly tables: {
    readonly roomId: string;
    /** A KeptTable as JSON. */
    readonly tableJson: string;
    /** Number of cancelled game starts. */
    readonly startsCalledOff: number;
    /** A TableExtras as JSON; null for a table that an older server has opened. */
    readonly extrasJson: string | null;
  };
  readonly games: {
    readonly id: string;
    readonly roomId: string;
    /** 1 if every holder of the game's id may see it after its end. */
    readonly isShared: number;
    /** A GameRecord without its steps. */
    readonly recordJson: string;
    /** Player ids as JSON, in seat order. */
    readonly playersJson: string;
    /** ms since 1970. */
    readonly beganAt: number;
    /** ms since 1970; null while it runs. */
    readonly endedAt: number | null;
    /** Pool in which the game is rated, or the reason why it is unrated. Both are null for games older than ratings. */
    readonly pool: string | null;
    readonly unrated: string | null;
  };
  readonly steps: {
    readonly gameId: string;
    /** Index of the step, from 0. For a list of steps: the index of its first step. */
    readonly place: number;
    /** A RecordedStep as JSON, or several in the format of the step log. */
    readonly stepJson: string;
  };
  /** Log of the steps of all games in order of time, until they move to `steps`. Exists only in SQLite. */
  readonly stepLog: {
    /** [gameId, place, RecordedStep] of each step, as JSON. */
    readonly stepsJson: string;
  };
  /** Players of finished games. Used on Postgres, and for games older than results. */
  readonly played: {
    readonly gameId: string;
    readonly seat: number;
    readonly playerId: string;
    /** 1 for a winner. */
    readonly place: number;
  };
  /** Table with exactly one row. */
  readonly looks: {
    /** Number of checks by servers that this is still the database they write to. */
    readonly count: number;
  };
  /** Accounts. Guests have no row. */
  readonly accounts: {
    /** Starts with "a-". Results refer to it even after the account is deleted. */
    readonly playerId: string;
    readonly name: string;
    readonly avatar: string;
    /** ms since 1970. */
    readonly madeAt: number;
    /** 1 if the profile is hidden from other players. */
    readonly hidesProfile: number;
    /** 1 if the ratings are hidden from other players. */
    readonly hidesRating: number;
    /**
     * Name for which all skeletons are stored. It differs from `name` or is null after a node of an older version
     * changed the name.
     */
    readonly lookedName: string | null;
    /** Key by which the name is found. It belongs to `lookedName`. */
    readonly searchName: string | null;
  };
  /**
   * Skeletons (confusable forms) of taken names: of accounts, of finished games, and of names that moderators removed.
   */
  readonly nameLooks: {
    /** SHA-256 of the name's skeleton, base64url. */
    readonly look: string;
    /** Player who may take the name again; null after the account is deleted. */
    readonly playerId: string | null;
  };
  readonly passkeys: {
    /** The credential's id, base64url. */
    readonly id: string;
    readonly playerId: string;
    /** COSE, base64url. */
    readonly publicKey: string;
    readonly counter: number;
    readonly transportsJson: string;
    /** Name of the passkey that its owner recognises: browser and system. */
    readonly label: string;
    readonly madeAt: number;
    readonly usedAt: number | null;
  };
  /** Accounts by the person's identity at an OpenID provider. */
  readonly providerLinks: {
    readonly issuer: string;
    readonly subject: string;
    readonly playerId: string;
    /** ms since 1970. */
    readonly madeAt: number;
    readonly usedAt: number;
  };
  readonly recoveryCodes: {
    /** SHA-256 of the code, base64url. */
    readonly hash: string;
    readonly playerId: string;
  };
  /** Devices with a signed-in account. */
  readonly sessions: {
    /** SHA-256 of the session's token, base64url. */
    readonly hash: string;
    /** Public id of the session for its owner; gives no access. */
    readonly id: string;
    readonly playerId: string;
    readonly label: string;
    readonly madeAt: number;
    readonly seenAt: number;
    /** Time of the last passkey confirmation, ms since 1970. */
    readonly confirmedAt: number | null;
    /** Time of the last passkey confirmation with user verification, ms since 1970. Null in rows of older versions. */
    readonly verifiedAt: number | null;
  };
  /** Devices that get notifications by Web Push. */
  readonly pushSubscriptions: {
    /** SHA-256 of the endpoint, base64url. */
    readonly id: string;
    readonly playerId: string;
    /** Hash of the session's token; null for a guest, who has no session. */
    readonly session: string | null;
    readonly endpoint: string;
    /** Keys of the browser, base64url. */
    readonly p256dh: string;
    readonly auth: string;
    readonly language: string;
    /** QuietHours as JSON; null if there are none. */
    readonly quietJson: string | null;
    /** ms since 1970. */
    readonly renewedAt: number;
    /** 1 if the device wants notifications of this kind. */
    readonly invitation: number;
    readonly begins: number;
    readonly turn: number;
    /** Time of the last notification of each kind, ms since 1970; 0 if there was none. */
    readonly invitationAt: number;
    readonly beginsAt: number;
    readonly turnAt: number;
  };
  /** Passkey challenges. Each is valid for one response. */
  readonly challenges: {
    readonly challenge: string;
    readonly purpose: string;
    readonly playerId: string | null;
    readonly endsAt: number;
  };
  /** Guests that were merged into an account. */
  readonly movedGuests: {
    readonly guestId: string;
    readonly playerId: string;
    readonly movedAt: number;
  };
  /** Players who requested erasure. Rows are deleted a day later. */
  readonly erasures: {
    readonly playerId: string;
    readonly askedAt: number;
  };
  /** Blocks between players. */
  readonly blocks: {
    /** Id of the block for the blocking player. */
    readonly id: string;
    readonly blockerId: string;
    readonly blockedId: string;
    /** Name and avatar of the blocked player at the time of the block. */
    readonly name: string;
    readonly avatar: string;
    /** ms since 1970. */
    readonly at: number;
  };
  /** Friendships of accounts, those that ended in the last day included. */
  readonly friendships: {
    /** Id of the friendship for both players. */
    readonly id: string;
    /** The two players, the smaller id first. */
    readonly one: string;
    readonly other: string;
    /** ms since 1970. */
    readonly at: number;
    /** ms since 1970; null while they are friends. */
    readonly endedAt: number | null;
  };
  /** Friend requests, open, ignored or withdrawn. Rows are deleted after 30 days. */
  readonly friendRequests: {
    readonly id: string;
    readonly fromId: string;
    readonly toId: string;
    /** Last game of the two before the request; null if there was none. */
    readonly gameId: string | null;
    /** ms since 1970. */
    readonly at: number;
    /** One of `requestStates`. */
    readonly ignored: number;
  };
  /** Settings of accounts and guests that differ from the default, or once did. */
  readonly friendSettings: {
    readonly playerId: string;
    /** An Inviters. */
    readonly invitedBy: string;
    readonly sharesPresence: number;
    /** Time of the last change, ms since 1970. */
    readonly at: number;
  };
  /** Open invitations to tables and parties. */
  readonly invitations: {
    readonly id: string;
    readonly fromId: string;
    readonly toId: string;
    /** Name and avatar of the sender at that time. */
    readonly name: string;
    readonly avatar: string;
    /** Code of the table, or ticket of the party. */
    readonly code: string;
    /** ms since 1970. */
    readonly at: number;
    readonly endsAt: number;
    /** One of `invitationStates`. */
    readonly declined: number;
  };
  /** At most one row per outcome. */
  readonly backupMarks: {
    readonly outcome: "made" | "failed";
    /** Start time of the last backup with this outcome, ms since 1970. */
    readonly at: number;
  };
  /** Results of finished games. They are never deleted. */
  readonly results: {
    readonly gameId: string;
    /** A GameDefinition's id. */
    readonly game: string;
    readonly edition: string;
    readonly players: number;
    /** 1 for a game of the public queue. */
    readonly isPublic: number;
    readonly beganAt: number;
    readonly endedAt: number;
    /** Pool in which the game is rated; null if it is unrated. */
    readonly pool: string | null;
    /** Reason why the game is unrated. */
    readonly unrated: string | null;
    /** Position in the order of rated games, from 1. */
    readonly number: number | null;
  };
  readonly resultSeats: {
    readonly gameId: string;
    readonly seat: number;
    /** null for a bot. */
    readonly playerId: string | null;
    /** Name at the time of the game; empty after the account is deleted. */
    readonly name: string;
    /** Key by which the name of a guest is found; null for accounts and bots, and until it is filled in. */
    readonly searchName: string | null;
    readonly avatar: string;
    /** Copied from `results`, so that queries by player do not need a join. */
    readonly edition: string;
    readonly players: number;
    readonly isPublic: number;
    readonly pool: string | null;
    readonly endedAt: number;
    /** Rank: 1 for a winner, equal for shared ranks. */
    readonly place: number;
    /** Share of the win: 1 for a sole winner, a fraction for shared wins, 0 otherwise. */
    readonly winShare: number;
    /** 1 if the player left the running game or did not come back before its end. */
    readonly deserted: number;
    /** Turn at which the player took the chair of a bot; 0: at the deal. */
    readonly since: number;
    /** Cause of the elimination; null if the player was not eliminated. */
    readonly death: string | null;
    readonly nopes: number;
    readonly stolen: number;
    /** Highlights of the game as JSON. */
    readonly momentsJson: string;
    /** Rating before and after the game, if the game is rated. */
    readonly muBefore: number | null;
    readonly sigmaBefore: number | null;
    readonly mu: number | null;
    readonly sigma: number | null;
  };
  readonly ratings: {
    readonly playerId: string;
    readonly pool: string;
    readonly mu: number;
    readonly sigma: number;
    readonly games: number;
    /** End of the last of these games, ms since 1970. */
    readonly lastAt: number;
    /** Sort key of the leaderboard. It stays valid as time passes. */
    readonly standing: number;
    /** Sum of the weights of the player's finished games. */
    readonly experience: number;
  };
  /** Rating gains of players per week. */
  readonly weeks: {
    readonly pool: string;
    /** Start of the week: Monday, 0:00 UTC, ms since 1970. */
    readonly week: number;
    readonly playerId: string;
    readonly gained: number;
    readonly games: number;
    /** Sigma of the rating after the last of these games. */
    readonly sigma: number;
  };
  /** Accounts that may see the admin panel or reports. */
  readonly staff: {
    readonly playerId: string;
    /** "operator" or "moderator". */
    readonly role: string;
    readonly grantedAt: number;
  };
  /**
   * Names of the setting ADMINS that were resolved. Each counts once, for the account that had the name at that time.
   */
  readonly adminNames: {
    /** In lower case. */
    readonly name: string;
    readonly playerId: string;
  };
  /** Audit log of operators and moderators. Rows are never deleted. */
  readonly operatorLog: {
    /** Ids sort by time. */
    readonly id: string;
    readonly at: number;
    /** Null for the command line and settings. */
    readonly byId: string | null;
    /** Name at the time of the action; empty after the account is deleted. */
    readonly byName: string;
    /** A Deed's action. */
    readonly action: string;
    /** Empty after the account that it names is deleted. */
    readonly subject: string;
    /** Account that the subject names; null if the subject is something else. */
    readonly subjectId: string | null;
    readonly why: string;
  };
  /** Announcements of operators. */
  readonly notices: {
    /** "announcement" or "maintenance". */
    readonly kind: string;
    readonly words: string;
    readonly at: number;
    readonly byId: string | null;
    readonly byName: string;
  };
  /** Reported players. All reports about one player at one place share a row until a moderator decides. */
  readonly reports: {
    readonly id: string;
    /** Id of the reported player. */
    readonly playerId: string;
    /** Name and avatar at the time of the report. */
    readonly name: string;
    readonly avatar: string;
    /** Id of the game, or of the room if there was no game. */
    readonly place: string;
    readonly roomId: string | null;
    readonly gameId: string | null;
    /** Reported range of the game, in steps. */
    readonly stepFrom: number | null;
    readonly stepTo: number | null;
    /** Number of the player at the table. */
    readonly who: number | null;
    /** Distinct reasons, separated by spaces. */
    readonly reasons: string;
    readonly reporters: number;
    /** ms since 1970. */
    readonly firstAt: number;
    readonly lastAt: number;
    /** "nothing" or the kind of a sanction; null while the report is open. */
    readonly decision: string | null;
    /** The moderator's id. */
    readonly decidedBy: string | null;
    readonly decidedAt: number | null;
    readonly why: string | null;
  };
  /** Texts of the reporters; deleted after 90 days. */
  readonly reportSaid: {
    readonly reportId: string;
    readonly reporter: string;
    readonly reason: string;
    readonly words: string;
    readonly at: number;
    readonly line: number | null;
  };
  /** Chat lines around the reported one; deleted after 90 days. */
  readonly reportLines: {
    readonly reportId: string;
    readonly number: number;
    /** Author; null if the table no longer knows it. */
    readonly playerId: string | null;
    readonly who: number;
    readonly name: string;
    readonly avatar: string;
    /** 1 for a guest. */
    readonly guest: number;
    readonly text: string;
  };
  readonly sanctions: {
    readonly id: string;
    readonly playerId: string;
    readonly reportId: string | null;
    /** A SanctionKind. */
    readonly kind: string;
    readonly reason: string;
    /** Message to the sanctioned player. */
    readonly words: string;
    /** Note for moderators. */
    readonly why: string;
    /** The moderator's id. */
    readonly by: string;
    readonly beganAt: number;
    /** Null for a permanent sanction. */
    readonly endsAt: number | null;
    /** Time at which a moderator lifted it early. */
    readonly liftedAt: number | null;
    /** Reply of the sanctioned player. */
    readonly answer: string | null;
    /** 1 after the player has dismissed the notice. */
    readonly seen: number;
  };
  /** Table with exactly one row. */
  readonly moderationChanges: {
    /** Number of changes to moderators' decisions. */
    readonly count: number;
  };
  /** Networks of sanctioned players, for the time of the sanction and at most 30 days. */
  readonly watchedNetworks: {
    /** A keyed hash. */
    readonly network: string;
    readonly playerId: string;
    readonly endsAt: number;
  };
  /** Guests created from such a network; deleted after 30 days. */
  readonly newGuests: {
    readonly playerId: string;
    readonly madeAt: number;
  };
  /** Removed chat lines; deleted after a day. */
  readonly takenLines: {
    readonly roomId: string;
    readonly number: number;
    readonly at: number;
  };
  /** Names that moderators removed. */
  readonly takenNames: {
    /** SHA-256 of the name's skeleton, base64url. */
    readonly look: string;
    /** Player who had the name. */
    readonly playerId: string;
    /** Replacement name until the player chooses a new one. */
    readonly instead: string;
    readonly at: number;
  };
}
