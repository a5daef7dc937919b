import type { GameDefinition } from "../../../shared/core/definition.ts";
import type { GameConfig, Seat } from "../../../shared/core/game.ts";
import { playGame } from "../../simulate/play.ts";
import { type Player, playerCalled } from "../../simulate/players.ts";
import { choicesOf, type Sparing } from "../decision-points.ts";
import { type Choice, SoftPlay } from "../soft-play.ts";
import { colluder } from "./colluder.ts";

/** Player of a seat. */
interface Sitter {
  /** Name of a bot, as in simulations. */
  readonly bot: string;
  /** Spared seat; null for honest players. */
  readonly spares: Seat | null;
}

export interface SimulatedGame {
  readonly config: GameConfig;
  /** Any text; the same text gives the same game. */
  readonly seed: string;
  /** Players by seat. */
  readonly sitters: readonly Sitter[];
}

/** Plays a game. @returns the kindness between all seats. */
export function simulatedGame<State, Event, View>(
  definition: GameDefinition<State, Event, View>,
  sparing: Sparing<State, View>,
  { config, seed, sitters }: SimulatedGame,
): SoftPlay {
  const choices: Choice[] = [];
  const players = sitters.map(({ bot, spares }, seat): Player<State, Event> => {
    const honest = playerCalled(definition, null, bot, { config, seat, seed });
    const bond = (spared: Seat) => ({ seat, seats: config.players, spared });
    const player = spares === null ? honest : colluder(definition, sparing, honest, bond(spares));
    return {
      act: (state, chance) => {
        const command = player.act(state, chance);
        choices.push(...choicesOf(definition, sparing, config.players, state, seat, command));
        return command;
      },
    };
  });
  playGame(definition, { config, seed }, players, { after: () => {} });
  return new SoftPlay(config.players, choices);
}
