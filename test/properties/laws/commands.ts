import fc from "fast-check";
import type { Command } from "../../../shared/core/commands.ts";

const place = fc.integer({ min: -1, max: 40 });
const value = fc.integer({ min: -1, max: 11 });
const seat = fc.integer({ min: -1, max: 9 });

const type = <Type extends Command["type"]>(name: Type) => fc.constant(name);

const bare = fc
  .constantFrom("draw", "pass", "nope", "pick", "explode", "stop", "keep", "return", "stay", "swap", "timeout")
  .map((name): Command => ({ type: name }));

/**
 * Generates anything in the shape of a command, legal or not.
 *
 * @param titles every title of the game.
 */
export function anyCommand(titles: readonly string[]): fc.Arbitrary<Command> {
  const title = fc.constantFrom(...titles, "unicorn");
  return fc.oneof(
    { weight: 10, arbitrary: anyPlay(titles, title) },
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
}

/** Generates plays of several copies of one title, or of different titles, like those of a hand. */
function anyPlay(titles: readonly string[], title: fc.Arbitrary<string>): fc.Arbitrary<Command> {
  const cards = fc.oneof(
    fc
      .tuple(fc.constantFrom(...titles), fc.integer({ min: 1, max: 4 }))
      .map(([card, copies]) => Array<string>(copies).fill(card)),
    fc.uniqueArray(title, { minLength: 1, maxLength: 6 }),
  );
  const play = { type: type("play"), cards, target: seat };
  return fc.oneof(
    { weight: 6, arbitrary: fc.record({ ...play, names: title }, { requiredKeys: ["type", "cards"] }) },
    { weight: 2, arbitrary: fc.record({ ...play, value }, { requiredKeys: ["type", "cards"] }) },
    {
      weight: 2,
      arbitrary: fc.record({ ...play, names: title, as: title, value }, { requiredKeys: ["type", "cards"] }),
    },
  );
}

export interface Keyed {
  readonly command: Command;
  /** Equal for commands with the same meaning: the order of cards does not matter. */
  readonly key: string;
}

/** @param inFull adds the optional parts of a command. */
export const keyedBy =
  (inFull: (command: Command) => Command) =>
  (command: Command): Keyed => {
    const said = inOrder(inFull(command));
    return { command, key: JSON.stringify(Object.entries(said).toSorted(([a], [b]) => (a < b ? -1 : 1))) };
  };

const inOrder = (command: Command): Command =>
  command.type === "play" ? { ...command, cards: command.cards.toSorted() } : command;
