import type { GameDefinition } from "../../shared/core/definition.ts";
import type { EditionInfo } from "../../shared/core/game.ts";
import type { GameRecord } from "../../shared/core/record.ts";
import type { RecordError } from "../../shared/core/record-error.ts";
import { playAgain } from "../../shared/core/replay.ts";
import { fail, ok, type Result } from "../../shared/core/result.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import { loveLetter } from "../../shared/games/love-letter/game.ts";
import { choicesOf, type Sparing } from "./decision-points.ts";
import { kittensSparing } from "./kittens.ts";
import { loveLetterSparing } from "./love-letter.ts";
import { type SimulatedGame, simulatedGame } from "./simulate/game.ts";
import { type Choice, SoftPlay } from "./soft-play.ts";

/** Game in which players can spare one another; the type of its state is hidden. */
interface WatchedGame {
  readonly id: string;
  readonly editions: readonly EditionInfo[];
  /** @returns an error if the game cannot have been played like this. */
  readonly read: (record: GameRecord) => Result<SoftPlay, RecordError>;
  readonly simulate: (game: SimulatedGame) => SoftPlay;
}

/** A new game must be added here. */
export const watchedGames: readonly WatchedGame[] = [
  watched(kittens, kittensSparing),
  watched(loveLetter, loveLetterSparing),
];

/** Kindness between all seats of a played game. */
export function softPlayIn(record: GameRecord): Result<SoftPlay, RecordError> {
  const game = watchedGames.find(({ id }) => id === record.game);
  if (game) return game.read(record);
  const expected = watchedGames.map(({ id }) => id).join(" or ");
  return fail({ code: "no-such-game", what: "game", expected, got: JSON.stringify(record.game) });
}

function watched<State, Event, View>(
  definition: GameDefinition<State, Event, View>,
  sparing: Sparing<State, View>,
): WatchedGame {
  return {
    id: definition.id,
    editions: definition.editions,
    read: (record) => {
      const choices: Choice[] = [];
      const { players } = record.config;
      let step = 0;
      const played = playAgain(definition, record, (state) => {
        const next = record.steps[step];
        step += 1;
        if (next) choices.push(...choicesOf(definition, sparing, players, state, next.actor, next.command));
      });
      return played.ok ? ok(new SoftPlay(players, choices)) : played;
    },
    simulate: (game) => simulatedGame(definition, sparing, game),
  };
}
