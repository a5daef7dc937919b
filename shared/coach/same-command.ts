import type { Command } from "../core/commands.ts";

/** Whether two commands have the same effect; the order of a combo's cards is ignored. */
export const sameCommand = (one: Command, other: Command): boolean => textOf(one) === textOf(other);

const textOf = (command: Command): string =>
  JSON.stringify(
    Object.entries(command.type === "play" ? { ...command, cards: command.cards.toSorted() } : command).toSorted(
      ([name], [next]) => (name < next ? -1 : 1),
    ),
  );
