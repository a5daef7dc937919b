import type { CustomEdition } from "../../shared/core/deck.ts";
import type { GameDefinition } from "../../shared/core/definition.ts";
import type { EditionInfo } from "../../shared/core/game.ts";
import type { GameChecks } from "./checks.ts";
import { type GameReport, reportOfGame } from "./game-report.ts";
import type { SimulationPlan } from "./plan.ts";
import { botNames, type Minds } from "./players.ts";
import { type SimulationReport, Tally } from "./tally.ts";

/** Game for the simulator; the type of its state is hidden. */
export interface Simulator {
  readonly editions: readonly EditionInfo[];
  /** Its edition of decks of one's own; null if it has none. */
  readonly custom: CustomEdition | null;
  readonly bots: readonly string[];
  /** Plays one game of a plan. */
  readonly play: (plan: SimulationPlan, game: number) => GameReport;
  /** Plays all games. @param progress receives the number of games played so far. */
  readonly run: (plan: SimulationPlan, progress: (games: number) => void) => SimulationReport;
}

/** @param minds by default none: only the bots of the definition play. */
export function simulatorOf<State, Event, View>(
  definition: GameDefinition<State, Event, View>,
  checks: GameChecks<State, Event>,
  minds: Minds<State, Event, View> | null = null,
): Simulator {
  const play = (plan: SimulationPlan, game: number) => reportOfGame(definition, checks, minds, plan, game);
  return {
    editions: definition.editions,
    custom: definition.custom,
    bots: botNames(definition, minds),
    play,
    run: (plan, progress) => {
      const tally = new Tally(plan);
      for (let game = 0; game < plan.games; game += 1) {
        tally.add(play(plan, game));
        progress(game + 1);
      }
      return tally.report();
    },
  };
}
