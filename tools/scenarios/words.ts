import { z } from "zod";
import type { Seat } from "../../shared/core/game.ts";
import type { Fact, Frame } from "./game.ts";

/* Common parts of the cases of all games: card types, players, and values by player. */

/** Card type of the edition. @param all card types of the game. */
export function titleOf<Title extends string>({ edition, titles }: Frame, all: readonly Title[]) {
  const known = all.filter((id) => titles.includes(id));
  return z.enum(known, { error: ({ input }) => `no card ${JSON.stringify(input)} in ${edition}` });
}

/** Value for each player, or for some of them. */
export function byPlayer<Schema extends z.ZodType>({ players }: Frame, schema: Schema) {
  const shape: Record<string, z.ZodOptional<Schema>> = {};
  for (const name of players) shape[name] = schema.optional();
  return z.strictObject(shape);
}

/** Pending decision: `NAME kind`. */
export function awaited({ players }: Frame, kinds: readonly string[]) {
  return z.enum(
    players.flatMap((name) => kinds.map((kind) => `${name} ${kind}`)),
    { error: ({ input }) => `expected a player and one of ${kinds.join(", ")}, got ${JSON.stringify(input)}` },
  );
}

/** Player, list of players who share the game, or `none`. */
export function winner({ players }: Frame) {
  return z.union([z.enum([...players, "none"]), z.array(z.enum(players)).min(1).transform(oneOrList)], {
    error: ({ input }) => `expected ${players.join(", ")}, none, or a list of players, got ${JSON.stringify(input)}`,
  });
}

export const count = z.int().min(0);

export const nameOf = ({ players }: Frame, seat: Seat): string => players[seat] ?? `seat ${seat}`;

export const seatsOf = ({ players }: Frame, names: readonly string[]): readonly Seat[] =>
  names.map((name) => players.indexOf(name));

/** One fact for each player. */
export const named = ({ players }: Frame, of: (seat: Seat) => Fact): Fact =>
  Object.fromEntries(players.map((name, seat) => [name, of(seat)]));

/** Sorts, so that equal sets of cards are equal lists. */
export const sorted = <Item>(items: readonly Item[]): Item[] => items.toSorted();

export function oneOrList(names: readonly string[]): string | readonly string[] {
  const [first] = names;
  return names.length === 1 && first !== undefined ? first : names;
}
