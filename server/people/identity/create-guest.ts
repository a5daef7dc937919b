import { createHash, randomUUID } from "node:crypto";
import { z } from "zod";
import type { Player, Profile } from "../../../shared/net/protocol.ts";
import { sharesWord } from "./look-alikes.ts";

const tempers = list(
  "Sleepy Bold Clever Curious Fluffy Gentle Grumpy Happy Hungry Jolly Lazy Lucky Mighty Nimble Sunny",
);

const cats = list("Whiskers Mittens Paws Tabby Tiger Marble Pickle Pumpkin Shadow Socks Button Cookie Ginger Muffin");

const drawings = ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"] as const;

/** Number of an avatar's drawing. */
export const avatarSchema = z.enum(drawings);

/** Creates a guest with a random name and avatar. */
export function createGuest(): Player {
  const id = randomUUID();
  return { id, ...drawProfile(id, 0), guest: true };
}

/**
 * Draws a name and an avatar. The first draw of an id is its guest's own, so that a made-up name needs no mark: one that
 * its guest has changed differs from it.
 */
function drawProfile(id: string, round: number): Profile {
  const bytes = createHash("sha256").update(`${id} ${round}`).digest();
  const oneOf = (words: readonly string[], at: number) => words[bytes.readUInt32BE(at) % words.length] ?? "";
  return { name: `${oneOf(tempers, 0)} ${oneOf(cats, 4)}`, avatar: oneOf(drawings, 8) };
}

/** Maximum number of draws. Two tables full of cats leave most names free. */
const maxDraws = 50;

/**
 * Draws a guest's made-up name anew if it shares a word with a name at the table, and a made-up avatar that another
 * player has. A chosen name or avatar stays.
 * @param others names and avatars at the table.
 * @param seated the player's present name and avatar there, which stay if they can.
 */
export function drawApart(player: Player, others: readonly Profile[], seated: Profile | null): Player {
  const own = drawProfile(player.id, 0);
  const firstFree = (part: keyof Profile, isTaken: (value: string) => boolean): string => {
    if (!player.guest || player[part] !== own[part]) return player[part];
    if (seated !== null && !isTaken(seated[part])) return seated[part];
    for (let round = 0; round < maxDraws; round += 1) {
      const drawn = drawProfile(player.id, round)[part];
      if (!isTaken(drawn)) return drawn;
    }
    return player[part];
  };
  return {
    ...player,
    name: firstFree("name", (name) => others.some((other) => sharesWord(name, other.name))),
    avatar: firstFree("avatar", (avatar) => others.some((other) => avatar === other.avatar)),
  };
}

function list(words: string): readonly string[] {
  return words.split(" ");
}
