import { z } from "zod";
import { cardIds } from "../../../shared/games/kittens/titles.ts";
import type { Frame } from "../game.ts";

/** A title of the edition. */
export function titleOf({ edition, titles }: Frame) {
  const known = cardIds.filter((id) => titles.includes(id));
  return z.enum(known, { error: ({ input }) => `no card ${JSON.stringify(input)} in ${edition}` });
}

/** Something for each player, or for some of them. */
export function byPlayer<Schema extends z.ZodType>({ players }: Frame, schema: Schema) {
  const shape: Record<string, z.ZodOptional<Schema>> = {};
  for (const name of players) shape[name] = schema.optional();
  return z.strictObject(shape);
}
