/** The tables of the database, for SQLite and Postgres alike. Texts that end in `Json` hold plain data of the kinds in kinds.ts. */
export interface Database {
  readonly tables: {
    readonly roomId: string;
    /** A KeptTable. */
    readonly tableJson: string;
    /** Starts that came to nothing. */
    readonly startsCalledOff: number;
  };
  readonly games: {
    readonly id: string;
    readonly roomId: string;
    /** 1 if everybody who has its id may see it once it is over. */
    readonly isShared: number;
    /** A GameRecord without its steps. */
    readonly recordJson: string;
    /** Ids, in seat order. */
    readonly playersJson: string;
    /** ms since 1970. */
    readonly beganAt: number;
    /** ms since 1970; null while it runs. */
    readonly endedAt: number | null;
    /** The pool for which it counts, or why it counts for none; both null for games of before there were ratings. */
    readonly pool: string | null;
    readonly unrated: string | null;
  };
  readonly steps: {
    readonly gameId: string;
    /** 0 for the first one; of several, that of the first. */
    readonly place: number;
    /** A RecordedStep; or several, in the form that the log has. */
    readonly stepJson: string;
  };
  /** Steps of all games in the order in which they happened, until they move to `steps`. Only SQLite has it. */
  readonly stepLog: {
    /** [gameId, place, RecordedStep] of each step. */
    readonly stepsJson: string;
  };
  /** Who played a finished game: of games of before there were results, and on Postgres. */
  readonly played: {
    readonly gameId: string;
    readonly seat: number;
    readonly playerId: string;
    /** 1 for a winner. */
    readonly place: number;
  };
  /** One row. */
  readonly looks: {
    /** How often a server has checked that this is still the database that it writes. */
    readonly count: number;
  };
  /** People with an account. Guests have no row. */
  readonly accounts: {
    /** Begins with "a-"; outlives the account in results. */
    readonly playerId: string;
    readonly name: string;
    readonly avatar: string;
    /** ms since 1970. */
    readonly madeAt: number;
    /** 1 if nobody else may see the profile. */
    readonly hidesProfile: number;
    /** 1 if nobody else may see a rating of theirs. */
    readonly hidesRating: number;
    /** The name whose looks are all stored; another one or null after a node of an older version has stored the name. */
    readonly lookedName: string | null;
  };
  /** Names that are taken, by how they look: of accounts, of finished games, and those that were taken down. */
  readonly nameLooks: {
    /** SHA-256 of how the name looks, base64url. */
    readonly look: string;
    /** Who may take the name again; null once the account is erased. */
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
    /** What the person knows it by: browser and system. */
    readonly label: string;
    readonly madeAt: number;
    readonly usedAt: number | null;
  };
  readonly recoveryCodes: {
    /** SHA-256 of the code, base64url. */
    readonly hash: string;
    readonly playerId: string;
  };
  /** Devices on which somebody is signed in. */
  readonly sessions: {
    /** SHA-256 of the session's token, base64url. */
    readonly hash: string;
    /** Names it to its owner; gives no access. */
    readonly id: string;
    readonly playerId: string;
    readonly label: string;
    readonly madeAt: number;
    readonly seenAt: number;
    /** When a passkey was last asked for, ms since 1970. */
    readonly confirmedAt: number | null;
    /** When a passkey that verified its user was last shown, ms since 1970; null in rows of a version before it. */
    readonly verifiedAt: number | null;
  };
  /** Challenges for passkeys, each for one answer. */
  readonly challenges: {
    readonly challenge: string;
    readonly purpose: string;
    readonly playerId: string | null;
    readonly endsAt: number;
  };
  /** Guests whose past has moved to an account. */
  readonly movedGuests: {
    readonly guestId: string;
    readonly playerId: string;
    readonly movedAt: number;
  };
  /** People who asked to be forgotten, until a day later. */
  readonly erasures: {
    readonly playerId: string;
    readonly askedAt: number;
  };
  /** Whom people do not want to meet. */
  readonly blocks: {
    /** Names the block to whoever made it. */
    readonly id: string;
    readonly blockerId: string;
    readonly blockedId: string;
    /** How the blocked were called then. */
    readonly name: string;
    readonly avatar: string;
    /** ms since 1970. */
    readonly at: number;
  };
  /** At most one row for each outcome. */
  readonly backupMarks: {
    readonly outcome: "made" | "failed";
    /** When the last backup with that outcome began, ms since 1970. */
    readonly at: number;
  };
  /** Finished games, for good. */
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
    /** The pool for which it counts; null for none. */
    readonly pool: string | null;
    /** Why it counts for no pool. */
    readonly unrated: string | null;
    /** The order in which rated games counted, from 1. */
    readonly number: number | null;
  };
  readonly resultSeats: {
    readonly gameId: string;
    readonly seat: number;
    /** null for a bot. */
    readonly playerId: string | null;
    /** As they were called when they played; empty once the account is erased. */
    readonly name: string;
    readonly avatar: string;
    /** As in `results`, so that what somebody played is read without it. */
    readonly edition: string;
    readonly players: number;
    readonly isPublic: number;
    readonly pool: string | null;
    readonly endedAt: number;
    /** 1 for a winner; equal for those who share it. */
    readonly place: number;
    /** 1 for a winner, parts of it for winners that share the game, else 0. */
    readonly winShare: number;
    /** 1 if they left the running game or were away for good. */
    readonly deserted: number;
    /** What they went out by; null if they did not. */
    readonly death: string | null;
    readonly nopes: number;
    readonly stolen: number;
    /** Moments of the game. */
    readonly momentsJson: string;
    /** The rating before and after the game, if it counted. */
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
    /** When the last of them ended, ms since 1970. */
    readonly lastAt: number;
    /** Orders the leaderboard at any time. */
    readonly standing: number;
    /** The sum of the weights of the games that they have finished. */
    readonly experience: number;
  };
  /** What people gained in a week. */
  readonly weeks: {
    readonly pool: string;
    /** Its Monday, 0:00 UTC, ms since 1970. */
    readonly week: number;
    readonly playerId: string;
    readonly gained: number;
    readonly games: number;
    /** Of the rating after the last of these games. */
    readonly sigma: number;
  };
  /** Accounts that may see the panel or reports. */
  readonly staff: {
    readonly playerId: string;
    /** "operator" or "moderator". */
    readonly role: string;
    readonly grantedAt: number;
  };
  /** Names of the setting ADMINS that were looked up: each counts once, for the account that had it then. */
  readonly adminNames: {
    /** In lower case. */
    readonly name: string;
    readonly playerId: string;
  };
  /** What operators and moderators did, for good. */
  readonly operatorLog: {
    /** In the order of time. */
    readonly id: string;
    readonly at: number;
    /** null for the command line and settings. */
    readonly byId: string | null;
    /** As they were called then; empty once the account is erased. */
    readonly byName: string;
    /** A Deed's action. */
    readonly action: string;
    /** Empty once it names an account that is erased. */
    readonly subject: string;
    /** The account that the subject names; null if it names something else. */
    readonly subjectId: string | null;
    readonly why: string;
  };
  /** What operators tell everybody. */
  readonly notices: {
    /** "announcement" or "maintenance". */
    readonly kind: string;
    readonly words: string;
    readonly at: number;
    readonly byId: string | null;
    readonly byName: string;
  };
  /** People who were reported: what others said of one at one place is one report until it is decided. */
  readonly reports: {
    readonly id: string;
    /** Who is reported. */
    readonly playerId: string;
    /** As they were called then. */
    readonly name: string;
    readonly avatar: string;
    /** The id of the game, or of the room if there was none. */
    readonly place: string;
    readonly roomId: string | null;
    readonly gameId: string | null;
    /** The stretch of the game, in steps. */
    readonly stepFrom: number | null;
    readonly stepTo: number | null;
    /** Their number at the table. */
    readonly who: number | null;
    /** Separated by spaces, each once. */
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
  /** What each reporter said; for 90 days. */
  readonly reportSaid: {
    readonly reportId: string;
    readonly reporter: string;
    readonly reason: string;
    readonly words: string;
    readonly at: number;
    readonly line: number | null;
  };
  /** The chat around it; for 90 days. */
  readonly reportLines: {
    readonly reportId: string;
    readonly number: number;
    /** Who said it; null if the table has forgotten. */
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
    /** To the person. */
    readonly words: string;
    /** For moderators. */
    readonly why: string;
    /** The moderator's id. */
    readonly by: string;
    readonly beganAt: number;
    /** null: never. */
    readonly endsAt: number | null;
    /** When a moderator ended it early. */
    readonly liftedAt: number | null;
    /** What the person answered. */
    readonly answer: string | null;
    /** 1 once the person has put the notice away. */
    readonly seen: number;
  };
  /** One row. */
  readonly moderationChanges: {
    /** How often what moderators decide has changed. */
    readonly count: number;
  };
  /** From where sanctioned people came; for the time of the sanction, 30 days at most. */
  readonly watchedNetworks: {
    /** A keyed hash. */
    readonly network: string;
    readonly playerId: string;
    readonly endsAt: number;
  };
  /** Guests that were made at such a network; for 30 days. */
  readonly newGuests: {
    readonly playerId: string;
    readonly madeAt: number;
  };
  /** Lines that are gone from the chat of a table; for a day. */
  readonly takenLines: {
    readonly roomId: string;
    readonly number: number;
    readonly at: number;
  };
  /** Names that nobody has any more. */
  readonly takenNames: {
    /** SHA-256 of how the name looks, base64url. */
    readonly look: string;
    /** Who had it. */
    readonly playerId: string;
    /** What they are called until they choose a name. */
    readonly instead: string;
    readonly at: number;
  };
}
