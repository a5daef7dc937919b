import { seedOf } from "../core/deal.ts";
import type { GameRecord, RecordedStep } from "../core/record.ts";
import { seededRandom } from "../core/rng.ts";
import type { CoachedGame } from "./coached.ts";
import { sameCommand } from "./decisions.ts";
import { createSteadyBot } from "./rollout.ts";

/** A game after a step. */
interface AfterStep<State, Event> {
  readonly state: State;
  /** The events that led to it. */
  readonly events: readonly Event[];
  /**
   * The step that has the same chances. It is an earlier step if since then all players acted like `steady` and no
   * event revealed anything.
   */
  readonly since: number;
}

/** Replays a recorded game. @param record must have been opened as a replay. */
export function playedAgain<State, Event, View>(
  game: CoachedGame<State, Event, View>,
  record: GameRecord,
): readonly AfterStep<State, Event>[] {
  const { definition } = game;
  const { state, events } = definition.setup(record.config, seedOf(record.deal, record));
  const all: AfterStep<State, Event>[] = [{ state: definition.clone(state), events, since: 0 }];
  let since = 0;
  for (const [index, taken] of record.steps.entries()) {
    const foreseen = isForeseen(game, state, taken);
    const result = definition.step(state, taken.actor, taken.command);
    if (!result.ok) throw new Error(`step ${index + 1} is refused as ${result.error.code}`);
    if (!foreseen || !game.isQuiet(result.value)) since = index + 1;
    all.push({ state: definition.clone(state), events: result.value, since });
  }
  return all;
}

/** Whether `steady` would send the same command with several random seeds. */
function isForeseen<State, Event, View>(
  { definition }: CoachedGame<State, Event, View>,
  state: State,
  { actor, command }: Pick<RecordedStep, "actor" | "command">,
): boolean {
  if (actor === "clock") return false;
  const view = definition.view(state, actor);
  const bot = createSteadyBot(definition);
  return ["one", "two", "three"].every((seed) => sameCommand(bot(view, seededRandom(seed)), command));
}
