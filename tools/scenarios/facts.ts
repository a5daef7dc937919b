import { z } from "zod";
import type { Fact, Frame } from "./game.ts";

/*
 * What cases of every game state: titles, lists, and one value for each of some players.
 */

/** A title of the edition. @param known all titles of the game. */
export function titleOf<Title extends string>(frame: Frame, known: readonly Title[]) {
  const titles = known.filter((id) => frame.titles.includes(id));
  return z.enum(titles, { error: ({ input }) => `no card ${JSON.stringify(input)} in ${frame.edition}` });
}

export function byPlayer<Schema extends z.ZodType>({ players }: Frame, schema: Schema) {
  const shape: Record<string, z.ZodOptional<Schema>> = {};
  for (const name of players) shape[name] = schema.optional();
  return z.strictObject(shape);
}

/** `NAME kind`: who is waited for, and for what. */
export function awaitedOf({ players }: Frame, kinds: readonly string[]) {
  return z.enum(
    players.flatMap((who) => kinds.map((kind) => `${who} ${kind}`)),
    { error: ({ input }) => `expected a player and one of ${kinds.join(", ")}, got ${JSON.stringify(input)}` },
  );
}

/** A player, a list of them where they share the game, or `none`. */
export function winnerOf({ players }: Frame) {
  return z.union([z.enum([...players, "none"]), z.array(z.enum(players)).min(1).transform(listOrOne)], {
    error: ({ input }) =>
      `expected one of ${players.join(", ")}, none, or a list of players, got ${JSON.stringify(input)}`,
  });
}

export const nameOf = ({ players }: Frame, seat: number): string => players[seat] ?? `seat ${seat}`;

/** One value for each player. */
export const named = <Value extends Fact>({ players }: Frame, of: (seat: number) => Value) =>
  Object.fromEntries(players.map((player, seat) => [player, of(seat)]));

export const seatsOf = ({ players }: Frame, names: readonly string[]): readonly number[] =>
  names.map((name) => players.indexOf(name));

/** Equal sets of cards become equal lists. */
export const sorted = <Item>(items: readonly Item[]): Item[] => items.toSorted();

export const listOrOne = (names: readonly string[]): string | readonly string[] => {
  const [first] = names;
  return names.length === 1 && first !== undefined ? first : names;
};
