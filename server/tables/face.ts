import type { Seated, TablePhase, TableSettings } from "../../shared/net/protocol.ts";
import { packSidelines } from "../../shared/net/sidelines.ts";
import type { TableFace, TableProgress } from "../sync/table.ts";
import type { People } from "./people.ts";
import type { Sidelines } from "./sidelines.ts";
import type { Starting } from "./starting.ts";
import type { TableGames } from "./table-games.ts";

interface Seen {
  readonly seated: Seated;
  readonly phase: TablePhase;
  readonly settings: TableSettings;
  readonly isPublic: boolean;
  readonly people: People;
  readonly games: TableGames;
  readonly starting: Starting;
  readonly sidelines: Sidelines;
}

/** Returns the part of the public state that a step may change. */
export const progressOf = ({ games, sidelines }: Pick<Seen, "games" | "sidelines">): TableProgress => ({
  seq: games.seq,
  deadline: games.deadline,
  beatEndsAt: games.beatEndsAt,
  sidelines: packSidelines(sidelines.face),
});

/** Returns the public state of a table without its game. @param closing whether no new games start. */
export const faceOf = (table: Seen, closing: boolean): TableFace => ({
  ...progressOf(table),
  code: table.seated.code,
  phase: table.phase,
  closing,
  settings: table.settings,
  isPublic: table.isPublic,
  chairs: table.people.seats.faces(table.games.expertsAreAway),
  watchers: table.people.spectators.faces,
  dealing: table.starting.isDealing,
  deal: table.starting.face ?? table.games.dealOnWire,
  finishedId: table.games.finishedId,
  startsCalledOff: table.starting.startsCalledOff,
});
