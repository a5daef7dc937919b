/** The tables of the database, for SQLite and Postgres alike. Texts that end in `Json` hold plain data of the kinds in kinds.ts. */
export interface Database {
  readonly tables: {
    readonly roomId: string;
    /** A SavedTable. */
    readonly tableJson: string;
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
  };
  readonly steps: {
    readonly gameId: string;
    /** 0 for the first one. */
    readonly place: number;
    /** A RecordedStep. */
    readonly stepJson: string;
  };
  /** Who played a finished game. */
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
}
