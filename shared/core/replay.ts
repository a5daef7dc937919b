import { seedOf } from "./deal.ts";
import { judgeFor } from "./deck.ts";
import type { GameDefinition } from "./definition.ts";
import type { Outcome, Viewer } from "./game.ts";
import type { GameRecord } from "./record.ts";
import type { RecordError } from "./record-error.ts";
import { fail, ok, type Result } from "./result.ts";

/** A replayed game. Its steps count from 0, the deal. */
export interface Replay<Event, View> {
  /** Number of the last step, at which the game is over. */
  readonly last: number;
  readonly outcome: Outcome;
  /** View of a viewer at a step; it shares no memory. */
  view(step: number, viewer: Viewer): View;
  /** Events that led to a step, unredacted. */
  events(step: number): readonly Event[];
  /** The same events as redacted for a viewer. */
  told(step: number, viewer: Viewer): readonly Event[];
}

/** Number of steps between stored copies of the state; other steps are replayed from the copy before them. */
const keyframeEvery = 16;

/** Replays a finished game. @returns the flaw if these rules do not allow this course up to its end. */
export function replay<State, Event, View>(
  game: GameDefinition<State, Event, View>,
  record: GameRecord,
): Result<Replay<Event, View>, RecordError> {
  const happened: (readonly Event[])[] = [];
  const keyframes: State[] = [];
  const played = playAgain(game, record, (state, events) => {
    if (happened.length % keyframeEvery === 0) keyframes.push(game.clone(state));
    happened.push(events);
  });
  if (!played.ok) return played;
  const outcome = game.outcome(played.value);
  if (!outcome) return fail(unfinished(record.steps.length));
  return ok({
    last: record.steps.length,
    outcome,
    view: (step, viewer) => game.view(stateAt(game, record, keyframes, step), viewer),
    events: (step) => happened[step] ?? [],
    told: (step, viewer) => (happened[step] ?? []).flatMap((event) => game.redact(event, viewer) ?? []),
  });
}

/**
 * Replays all steps of a record; the game may be unfinished.
 *
 * @param after called after the deal and after each step; it must not store the state.
 *
 * @returns the resulting state, or the flaw if these rules do not allow this course.
 */
export function playAgain<State, Event, View>(
  game: GameDefinition<State, Event, View>,
  record: GameRecord,
  after: (state: State, events: readonly Event[]) => void,
): Result<State, RecordError> {
  const unfit = misfit(game, record);
  if (unfit) return fail(unfit);
  const { state, events } = game.setup(record.config, seedOf(record.deal, record));
  after(state, events);
  for (const [index, { actor, command }] of record.steps.entries()) {
    const result = game.step(state, actor, command);
    if (!result.ok) return fail(refused(index + 1, JSON.stringify(command), result.error.code));
    after(state, result.value);
  }
  return ok(state);
}

export const sameOutcome = (one: Outcome, other: Outcome): boolean =>
  one.winners.join() === other.winners.join() && one.out.join() === other.out.join();

function stateAt<State, Event, View>(
  game: GameDefinition<State, Event, View>,
  { steps }: GameRecord,
  keyframes: readonly State[],
  step: number,
): State {
  const frame = Math.floor(step / keyframeEvery);
  const keyframe = keyframes[frame];
  if (keyframe === undefined) throw new RangeError(`the replay has no step ${step}`);
  const state = game.clone(keyframe);
  for (const { actor, command } of steps.slice(frame * keyframeEvery, step)) game.step(state, actor, command);
  return state;
}

/** Finds the part of a record that does not fit this version of the game, or null. */
function misfit(
  { id, rules, editions, custom }: Pick<GameDefinition<never, never, never>, "id" | "rules" | "editions" | "custom">,
  { game, rules: played, config, seats }: GameRecord,
): RecordError | null {
  if (game !== id) return { code: "no-such-game", what: "game", expected: id, got: game };
  if (played !== rules) return { code: "other-rules", what: "rules", expected: String(rules), got: String(played) };
  const own = custom?.info.id === config.edition ? custom : null;
  const info = own?.info ?? editions.find((edition) => edition.id === config.edition);
  if (!info) return impossible("config.edition", editions.map((edition) => edition.id).join(", "), config.edition);
  const [fewest, most] = info.seats;
  const { players, options } = config;
  if (players < fewest || players > most) return impossible("config.players", `${fewest} to ${most}`, String(players));
  if (seats.length !== players) return impossible("seats", `${players} of them`, String(seats.length));
  const judged = own && judgeFor(own, config.deck, players);
  if (judged && !judged.ok) return impossible("config.deck", `a deck for ${players} players`, judged.error.code);
  if (!judged && config.deck !== undefined) return impossible("config.deck", "none", "a deck");
  const stranger = Object.keys(options).find((name) => !Object.hasOwn(info.options, name));
  return stranger === undefined
    ? null
    : impossible("config.options", Object.keys(info.options).join(", ") || "none", stranger);
}

const impossible = (what: string, expected: string, got: string): RecordError => ({
  code: "impossible",
  what,
  expected,
  got,
});

const refused = (step: number, command: string, why: string): RecordError =>
  impossible(`step ${step}`, "a command that the rules allow", `${command}, refused as ${why}`);

const unfinished = (step: number): RecordError =>
  impossible(`step ${step}`, "the end of the game", "a game that is not over");
