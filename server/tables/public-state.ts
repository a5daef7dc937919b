import type { SeatLocation, TablePhase, TableSettings } from "../../shared/net/protocol.ts";
import { encodeSidelines } from "../../shared/net/sidelines.ts";
import type { TableFace, TableProgress } from "../sync/table.ts";
import type { GameStarter } from "./game/game-starter.ts";
import type { TableGames } from "./game/table-games.ts";
import type { EliminatedPlayers } from "./people/eliminated-players.ts";
import type { Participants } from "./people/participants.ts";

interface Seen {
  readonly seated: SeatLocation;
  readonly phase: TablePhase;
  readonly settings: TableSettings;
  readonly isPublic: boolean;
  readonly people: Participants;
  readonly games: TableGames;
  readonly starting: GameStarter;
  readonly sidelines: EliminatedPlayers;
}

/** Returns the part of the public state that a step may change. */
export const progressOf = ({ games, sidelines }: Pick<Seen, "games" | "sidelines">): TableProgress => ({
  seq: games.seq,
  deadline: games.deadline,
  beatEndsAt: games.beatEndsAt,
  sidelines: encodeSidelines(sidelines.face),
});

/** Returns the public state of a table without its game. @param closing whether no new games start. */
export const publicStateOf = (table: Seen, closing: boolean): TableFace => ({
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
  screens: table.people.screens.count,
});
