import type { GameDefinition } from "../core/definition.ts";
import type { AnyEvent, AnyView, Seat, Viewer } from "../core/game.ts";
import type { GameRecord } from "../core/record.ts";
import type { RecordError } from "../core/record-error.ts";
import { playAgain, type Replay, replay } from "../core/replay.ts";
import { fail, ok, type Result } from "../core/result.ts";
import type { GameEvents, GameRegistry, GameView } from "../net/games.ts";

/** A replayed game. */
export interface GameReplay<Event extends AnyEvent = AnyEvent, View extends AnyView = AnyView> {
  readonly record: GameRecord;
  /** The id of the game. */
  readonly game: string;
  readonly replay: Replay<Event, View>;
}

/** Events of a game by step, as the caller may know them. Every replay is one. */
export interface Course<Event extends AnyEvent = AnyEvent> {
  /** The id of the game. */
  readonly game: string;
  readonly replay: Pick<Replay<Event, AnyView>, "last" | "events">;
}

/** @returns the replay, or the flaw if the rules do not allow this course. */
export function openReplay(games: GameRegistry, record: GameRecord): Result<GameReplay, RecordError> {
  const game = games.game(record.game);
  if (!game) return fail(noSuchGame(games, record.game));
  return game.use(({ definition }) => {
    const opened: Result<Replay<AnyEvent, AnyView>, RecordError> = replay(definition, record);
    return opened.ok ? ok({ record, game: game.id, replay: opened.value }) : opened;
  });
}

/**
 * Replays all steps of a record; the game may be unfinished.
 *
 * @returns the ranks in seat order, null if the game is not over, or the flaw if the rules do not allow this course.
 */
export function ranksIn(games: GameRegistry, record: GameRecord): Result<readonly number[] | null, RecordError> {
  const game = games.game(record.game);
  if (!game) return fail(noSuchGame(games, record.game));
  return game.use(({ definition }) => {
    const played = playAgain(definition, record, () => {});
    if (!played.ok) return played;
    return ok(definition.outcome(played.value) ? definition.finalRanks(played.value) : null);
  });
}

const noSuchGame = ({ all }: GameRegistry, got: string): RecordError => ({
  code: "no-such-game",
  what: "game",
  expected: all.map(({ id }) => id).join(" or "),
  got: JSON.stringify(got),
});

/** Whether a replay belongs to this game. */
export const isReplayOf = <Event extends AnyEvent, View extends AnyView>(
  { id }: Pick<GameDefinition<never, Event, View>, "id" | "redact" | "legal">,
  opened: GameReplay,
): opened is GameReplay<Event, View> => opened.game === id;

/** Whether a course belongs to this game. */
export const isCourseOf = <Event extends AnyEvent>(
  { id }: Pick<GameDefinition<never, Event, never>, "id" | "redact">,
  course: Course,
): course is Course<Event> => course.game === id;

/** View of a seat at a step, as a spectator's view: it offers no commands, because the game is over. */
export const viewAt = ({ game, replay }: GameReplay, step: number, seat: Seat): GameView => ({
  id: game,
  view: { ...replay.view(step, seat), viewer: "spectator" },
});

/** View of a seat at a step, exactly as the player saw it. */
export const seenAt = ({ game, replay }: GameReplay, step: number, seat: Seat): GameView => ({
  id: game,
  view: replay.view(step, seat),
});

/** Redacted events of a viewer between two steps; step -1 is before the deal. */
export function eventsBetween({ game, replay }: GameReplay, from: number, to: number, viewer: Viewer): GameEvents {
  const steps = Array.from({ length: to - from }, (_, index) => from + 1 + index);
  return { game, seq: to, events: steps.flatMap((step) => replay.told(step, viewer)) };
}

/** All hands at a step, in seat order. */
export const handsAt = ({ record, replay }: GameReplay, step: number): readonly (readonly string[])[] =>
  record.seats.map((_, seat) => replay.view(step, seat).hand);
