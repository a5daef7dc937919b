import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { commitToContribution, commitToSecret, seedOf } from "../../shared/core/deal.ts";
import type { GameDefinition } from "../../shared/core/definition.ts";
import type { GameConfig, Outcome } from "../../shared/core/game.ts";
import type { Deal, GameRecord, RecordedStep } from "../../shared/core/record.ts";
import { games } from "../../shared/registry.ts";
import { playMatch } from "../../tools/simulate/play.ts";
import { walk } from "../properties/laws/walk.ts";

interface Recorded {
  readonly record: GameRecord;
  readonly outcome: Outcome;
}

/** Plays a whole game of bots. @param seed any text; the same text gives the same game. */
export function recordedGame(edition: string, players: number, seed: string): Recorded {
  const config = { edition, players, options: {} };
  return games.gameOf(edition).use(({ definition }) => played(definition, config, seed));
}

/**
 * Plays a whole game of random commands, with some timeouts.
 * @param seed any text; the same text gives the same game.
 */
export function recordedWalk(config: GameConfig, seed: string): Recorded {
  return games.gameOf(config.edition).use(({ definition }) => walked(definition, config, seed));
}

function played<State, Event, View>(
  game: GameDefinition<State, Event, View>,
  config: GameConfig,
  seed: string,
): Recorded {
  const steps: RecordedStep[] = [];
  const bot = game.bots["steady"];
  if (!bot) throw new Error(`${game.id} has no steady bot`);
  const bots = Array.from({ length: config.players }, () => bot);
  const head = headOf(game, config, seed);
  const outcome = playMatch(
    game,
    { config, seed: seedOf(head.deal, head), bots },
    { after: (_, { actor, command }) => void steps.push({ at: 1000 * steps.length, actor, command }) },
  );
  if (!outcome) throw new Error("the game did not end");
  return { record: { ...head, steps }, outcome };
}

function walked<State, Event, View>(
  game: GameDefinition<State, Event, View>,
  config: GameConfig,
  seed: string,
): Recorded {
  const steps: RecordedStep[] = [];
  const head = headOf(game, config, seed);
  let outcome: Outcome | null = null;
  walk(game, { config, seed: seedOf(head.deal, head) }, (state, move) => {
    if (move) steps.push({ at: 0, ...move });
    else outcome = game.outcome(state);
  });
  if (!outcome) throw new Error("the game did not end");
  return { record: { ...head, steps }, outcome };
}

const names = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ivy"];

function headOf<State, Event, View>(
  { id, rules }: GameDefinition<State, Event, View>,
  config: GameConfig,
  seed: string,
): Omit<GameRecord, "steps"> {
  const seats = names.slice(0, config.players).map((name, seat) => ({
    kind: seat === 0 ? ("person" as const) : ("bot" as const),
    name,
    avatar: seat === 0 ? "01" : "bot",
  }));
  return { game: id, rules, config, seats, beganAt: Date.UTC(2026, 10, 21, 20, 14), deal: dealOf(seed) };
}

const keyFrom = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Deal with one human at seat 0; the others are bots. */
function dealOf(seed: string): Deal {
  const secret = keyFrom(`${seed} secret`);
  const entropy = keyFrom(`${seed} entropy`);
  const commitment = commitToSecret(secret);
  return {
    secret,
    commitment,
    parts: [{ seat: 0, commitment: commitToContribution(commitment, 0, entropy), entropy }],
  };
}
