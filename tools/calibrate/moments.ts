import type { AnyCoached, CoachedGame } from "../../shared/coach/coached.ts";
import { playOut, sharesOf } from "../../shared/coach/rollout.ts";
import type { GameConfig } from "../../shared/core/game.ts";
import { seededRandom } from "../../shared/core/rng.ts";

/** Predicted win chance of a seat at a moment, and its result; both are shares of the win. */
export interface Told {
  readonly told: number;
  readonly won: number;
}

interface Plan {
  readonly config: GameConfig;
  /** Any text; the same text gives the same moment. */
  readonly seed: string;
  /** Number of rollouts of the moment. */
  readonly rounds: number;
}

/** Plays a game of steady bots, and evaluates one of its moments with the coach. All moments are equally likely. */
export const momentOf = (game: AnyCoached, plan: Plan): readonly Told[] =>
  game.use((coached) => askedAt(coached, plan));

function askedAt<State, Event, View>(
  game: CoachedGame<State, Event, View>,
  { config, seed, rounds }: Plan,
): readonly Told[] {
  const { definition } = game;
  const steady = definition.bots["steady"];
  if (!steady) throw new Error(`${definition.id} has no steady bot`);
  const { state } = definition.setup(config, seed);
  const chance = seededRandom(`${seed} bots`);
  const moment = seededRandom(`${seed} moment`);
  let asked = definition.clone(state);
  for (let count = 1; ; count += 1) {
    const outcome = definition.outcome(state);
    if (outcome) {
      const told = Array.from({ length: config.players }, () => 0);
      for (let round = 0; round < rounds; round += 1)
        for (const [seat, share] of playOut(game, asked, config.players, `${seed} ${round}`).entries())
          told[seat] = (told[seat] ?? 0) + share / rounds;
      return sharesOf(outcome.winners, config.players).map((won, seat) => ({ told: told[seat] ?? 0, won }));
    }
    if (moment() * count < 1) asked = definition.clone(state);
    const awaited = definition.activeSeats(state);
    const { seat } = awaited[Math.floor(chance() * awaited.length)] ?? {};
    if (seat === undefined) throw new Error("no player to act");
    const result = definition.step(state, seat, steady(definition.view(state, seat), chance));
    if (!result.ok) throw new Error(`a command is refused as ${result.error.code}`);
  }
}
