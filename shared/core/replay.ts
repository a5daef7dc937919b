import { seedOf } from "./deal.ts";
import type { GameDefinition } from "./definition.ts";
import type { Flaw } from "./flaw.ts";
import type { Outcome, Viewer } from "./game.ts";
import type { GameRecord } from "./record.ts";
import { fail, ok, type Result } from "./result.ts";

/** A game played again. Its steps count from 0, the deal. */
export interface Replay<Event, View> {
  /** The number of the last step, at which the game is over. */
  readonly last: number;
  readonly outcome: Outcome;
  /** What a viewer saw at a step; shares memory with nothing. */
  view(step: number, viewer: Viewer): View;
  /** The events that led to a step, unredacted. */
  events(step: number): readonly Event[];
  /** What a viewer was told of them. */
  told(step: number, viewer: Viewer): readonly Event[];
}

/** A copy of the state is kept every so many steps; later steps are played again from it. */
const keyframeEvery = 16;

/** Plays a game again. @returns what is wrong if, by these rules, it cannot have gone this way to its end. */
export function replay<State, Event, View>(
  game: GameDefinition<State, Event, View>,
  record: GameRecord,
): Result<Replay<Event, View>, Flaw> {
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
 * Plays all steps of a record, which may be of a game that still runs.
 * @param after is called after the deal and each step; it must not keep the state.
 * @returns the state that it comes to; or what is wrong if, by these rules, it cannot have gone this way.
 */
export function playAgain<State, Event, View>(
  game: GameDefinition<State, Event, View>,
  record: GameRecord,
  after: (state: State, events: readonly Event[]) => void,
): Result<State, Flaw> {
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

/** What in a record does not fit this version of the game, or null. */
function misfit(
  { id, rules, editions }: Pick<GameDefinition<never, never, never>, "id" | "rules" | "editions">,
  { game, rules: played, config, seats }: GameRecord,
): Flaw | null {
  if (game !== id) return { code: "no-such-game", what: "game", expected: id, got: game };
  if (played !== rules) return { code: "other-rules", what: "rules", expected: String(rules), got: String(played) };
  const info = editions.find((edition) => edition.id === config.edition);
  if (!info) return impossible("config.edition", editions.map((edition) => edition.id).join(", "), config.edition);
  const [fewest, most] = info.seats;
  const { players, options } = config;
  if (players < fewest || players > most) return impossible("config.players", `${fewest} to ${most}`, String(players));
  if (seats.length !== players) return impossible("seats", `${players} of them`, String(seats.length));
  const stranger = Object.keys(options).find((name) => !Object.hasOwn(info.options, name));
  return stranger === undefined
    ? null
    : impossible("config.options", Object.keys(info.options).join(", ") || "none", stranger);
}

const impossible = (what: string, expected: string, got: string): Flaw => ({
  code: "impossible",
  what,
  expected,
  got,
});

const refused = (step: number, command: string, why: string): Flaw =>
  impossible(`step ${step}`, "a command that the rules allow", `${command}, refused as ${why}`);

const unfinished = (step: number): Flaw => impossible(`step ${step}`, "the end of the game", "a game that is not over");
