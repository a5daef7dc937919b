import { commitToSecret, seedOf } from "../../shared/core/deal.ts";
import type { GameDefinition } from "../../shared/core/definition.ts";
import type { Outcome, Seat } from "../../shared/core/game.ts";
import type { GameRecord, RecordedStep } from "../../shared/core/record.ts";
import { newRandomState } from "../../shared/core/rng.ts";
import { games } from "../../shared/registry.ts";
import { playMatch } from "../simulate/play.ts";

/** Game of bots that many seeded games share. */
export interface Played {
  readonly record: GameRecord;
  /** Seats in descending rank. */
  readonly order: readonly Seat[];
}

export const editions = games.editions.all;

/** Plays a few games of each edition and number of players on demand. */
export function library(seed: string, ofEach = 4): (edition: string, players: number, number: number) => Played {
  const known = new Map<string, Played>();
  return (edition, players, number) => {
    const name = `${seed} ${edition} ${players} ${number % ofEach}`;
    const played =
      known.get(name) ??
      games.gameOf(edition).use(({ definition }) => play(definition, { edition, players, options: {} }, name));
    known.set(name, played);
    return played;
  };
}

function play<State, Event, View>(
  game: GameDefinition<State, Event, View>,
  config: GameRecord["config"],
  name: string,
): Played {
  const bot = game.bots["random"];
  if (!bot) throw new Error(`${game.id} has no random bot`);
  const { key: secret } = newRandomState(name);
  const deal = { secret, commitment: commitToSecret(secret), parts: [] };
  const head = { game: game.id, rules: game.rules, config, seats: [], beganAt: 0, deal };
  const steps: RecordedStep[] = [];
  const bots = Array.from({ length: config.players }, () => bot);
  const outcome = playMatch(
    game,
    { config, seed: seedOf(deal, head), bots },
    { after: (_, { actor, command }) => void steps.push({ at: 2000 * steps.length, actor, command }) },
  );
  if (!outcome) throw new Error(`a game of ${config.edition} did not end`);
  return { record: { ...head, steps }, order: orderOf(outcome, config.players) };
}

function orderOf({ winners, out }: Outcome, players: number): readonly Seat[] {
  const known = [...winners, ...out.toReversed()];
  const others = Array.from({ length: players }, (_, seat) => seat);
  return [...new Set([...known, ...others])];
}
