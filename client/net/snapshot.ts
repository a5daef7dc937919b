import type { Seat } from "../../shared/core/game.ts";
import type { GameEvents, GameRegistry } from "../../shared/net/games.ts";
import type { Welcome } from "../../shared/net/protocol.ts";
import { decodeSidelines } from "../../shared/net/sidelines.ts";
import { type ChairState, readSettings, type TableState } from "../../shared/net/state.ts";
import { avatarsOf } from "../game-model/bots.ts";
import type { Chair, TableSnapshot } from "../game-model/model.ts";

/**
 * Copies the synchronised state.
 * @param ahead ms by which the server's clock is ahead of `performance.now()`.
 * @param isPaused whether the table is suspended.
 * @returns null until the private view of a running game has arrived.
 */
export function readSnapshot(
  games: GameRegistry,
  state: TableState,
  { seat }: Pick<Welcome, "seat">,
  ahead: number,
  isPaused: boolean,
): TableSnapshot | null {
  const game = games.read(state, seat ?? "spectator");
  if (state.phase !== "waiting" && !game) return null;
  const pictures = avatarsOf(Array.from(state.chairs));
  return {
    code: state.code,
    phase: state.phase,
    dealing: state.dealing,
    closing: state.closing,
    settings: readSettings(state.settings, state.settings.deck ? games.readDeck(state.settings.deck) : null),
    isPublic: state.isPublic,
    chairs: Array.from(state.chairs, (chair, seat) => readChair(chair, seat, pictures[seat] ?? "")),
    mySeat: seat,
    others: Array.from(state.chairs, ({ kind }) => kind).flatMap((kind, other) =>
      kind === "person" && other !== seat ? [other] : [],
    ),
    seq: state.seq,
    beatEndsAt: state.beatEndsAt === 0 || isPaused ? null : state.beatEndsAt - ahead,
    clock: state.endsAt === 0 || isPaused ? null : { endsAt: state.endsAt - ahead, totalMs: state.totalMs },
    game,
    sidelines: decodeSidelines(state.sidelines),
    startsCalledOff: state.startsCalledOff ?? 0,
    screens: state.screens ?? 0,
    ...(isPaused && { paused: true }),
    ...(state.finishedId !== "" && { finishedId: state.finishedId }),
  };
}

function readChair(chair: ChairState, seat: Seat, avatar: string): Chair {
  const { kind, name, presence, ready, silent, host, wins, guest, strength, temper, standIn } = chair;
  const { since = 0, votes = 0, party = 0 } = chair;
  const bot = strength ? { strength, temper: temper || null, standIn } : null;
  return {
    seat,
    kind,
    name,
    avatar,
    presence,
    ready,
    silent,
    host,
    wins,
    guest,
    bot,
    ...(since > 0 && { since }),
    ...(votes > 0 && { votes }),
    ...(party > 0 && { party }),
  };
}

/** Appends a batch to the story of the running game. A new game starts a new story. */
export const goOn = (
  games: Pick<GameRegistry, "isOpeningEvent">,
  story: GameEvents | null,
  batch: GameEvents,
): GameEvents =>
  games.isOpeningEvent(batch) || story?.game !== batch.game
    ? batch
    : { ...batch, events: [...story.events, ...batch.events] };
