import { seedOf } from "../core/deal.ts";
import type { GameRecord, RecordedStep } from "../core/record.ts";
import { chanceFrom } from "../core/rng.ts";
import { steadyOf } from "./chances.ts";
import type { CoachedGame } from "./coached.ts";
import { sameCommand } from "./same-command.ts";

/** A game after a step. */
interface AfterStep<State, Event> {
  readonly state: State;
  /** What led there. */
  readonly events: readonly Event[];
  /**
   * The step whose chances it shares: its own, or an earlier one if since then everybody did what steady would have
   * done, and nothing was shown.
   */
  readonly since: number;
}

/** Plays a recorded game again. @param record must have been opened as a replay. */
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

/** Whether steady would do the same, however its chance falls. */
function isForeseen<State, Event, View>(
  { definition }: CoachedGame<State, Event, View>,
  state: State,
  { actor, command }: Pick<RecordedStep, "actor" | "command">,
): boolean {
  if (actor === "clock") return false;
  const view = definition.view(state, actor);
  const bot = steadyOf(definition);
  return ["one", "two", "three"].every((seed) => sameCommand(bot(view, chanceFrom(seed)), command));
}
