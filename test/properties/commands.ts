import fc from "fast-check";
import type { Command } from "../../shared/core/commands.ts";
import { cardIds } from "../../shared/games/kittens/titles.ts";

const title = fc.constantFrom(...cardIds, "godcat", "clone", "unicorn");
const place = fc.integer({ min: -1, max: 40 });
const seat = fc.integer({ min: -1, max: 9 });

/** Copies of one title, or different ones: what a hand might hold. */
const cards = fc.oneof(
  fc
    .tuple(fc.constantFrom(...cardIds), fc.integer({ min: 1, max: 4 }))
    .map(([card, copies]) => Array<string>(copies).fill(card)),
  fc.uniqueArray(title, { minLength: 1, maxLength: 6 }),
);

const type = <Type extends Command["type"]>(name: Type) => fc.constant(name);

const play = fc.record({ type: type("play"), cards, target: seat, names: title }, { requiredKeys: ["type", "cards"] });
const overdonePlay = fc.record(
  { type: type("play"), cards, target: seat, names: title, as: title, value: place },
  { requiredKeys: ["type", "cards"] },
);
const bare = fc
  .constantFrom("draw", "pass", "nope", "pick", "explode", "stop", "keep", "return", "stay", "swap", "timeout")
  .map((name): Command => ({ type: name }));

/** Anything that has the shape of a command, sense or nonsense. */
export const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  { weight: 8, arbitrary: play },
  { weight: 2, arbitrary: overdonePlay },
  { weight: 3, arbitrary: bare },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom("give", "take"), card: title }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constantFrom("nope", "pick"), card: title }) },
  { weight: 1, arbitrary: fc.record({ type: type("insert"), position: place }) },
  { weight: 1, arbitrary: fc.record({ type: type("save"), card: title }) },
  {
    weight: 1,
    arbitrary: fc.record(
      { type: type("save"), card: title, as: title, target: seat },
      { requiredKeys: ["type", "card"] },
    ),
  },
  { weight: 1, arbitrary: fc.record({ type: type("lay"), card: title, target: seat }) },
);

export interface Keyed {
  readonly command: Command;
  /** Equal for two commands that say the same: a set of cards is the same in any order, a Godcat saves as a Defuse. */
  readonly key: string;
}

export function keyed(command: Command): Keyed {
  const said = inFull(command);
  return { command, key: JSON.stringify(Object.entries(said).toSorted(([a], [b]) => (a < b ? -1 : 1))) };
}

function inFull(command: Command): Command {
  if (command.type === "play") return { ...command, cards: command.cards.toSorted() };
  if (command.type === "save" && command.card === "godcat") return { as: "defuse", ...command };
  return command;
}
