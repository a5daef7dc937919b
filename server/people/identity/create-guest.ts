import { randomInt, randomUUID } from "node:crypto";
import { z } from "zod";
import type { Player } from "../../../shared/net/protocol.ts";

const tempers = list(
  "Sleepy Bold Clever Curious Fluffy Gentle Grumpy Happy Hungry Jolly Lazy Lucky Mighty Nimble Sunny",
);

const cats = list("Whiskers Mittens Paws Tabby Tiger Marble Pickle Pumpkin Shadow Socks Button Cookie Ginger Muffin");

const drawings = ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"] as const;

/** Number of an avatar's drawing. */
export const avatarSchema = z.enum(drawings);

/** Creates a guest with a random name and avatar. */
export const createGuest = (): Player => ({
  id: randomUUID(),
  name: `${oneOf(tempers)} ${oneOf(cats)}`,
  avatar: oneOf(drawings),
  guest: true,
});

function list(words: string): readonly string[] {
  return words.split(" ");
}

function oneOf(words: readonly string[]): string {
  return words[randomInt(words.length)] ?? "";
}
