import type { Strength } from "../../shared/core/bots.ts";
import type { BotInfo, Chair, TableSnapshot } from "./model.ts";

interface Sitting {
  readonly kind: Chair["kind"];
  readonly avatar: string;
}

/** All drawings of cats. Bots prefer the first nine, by seat. */
const cats = ["02", "07", "12", "05", "10", "03", "08", "01", "06", "11", "04", "09"] as const;

/**
 * Returns the picture of each chair, by seat. Human players have chosen theirs. A bot gets a cat that is unique at the
 * table, and all viewers see the same one.
 */
export function avatarsOf(chairs: readonly Sitting[]): readonly string[] {
  const pictures = chairs.map(({ kind, avatar }) => (kind === "bot" && avatar === "bot" ? null : avatar));
  for (const choice of [bestLiked, anyFree]) {
    pictures.forEach((picture, seat) => {
      pictures[seat] = picture ?? choice(seat, pictures);
    });
  }
  return pictures.map((picture) => picture ?? "bot");
}

type Choice = (seat: number, taken: readonly (string | null)[]) => string | null;

const bestLiked: Choice = (seat, taken) => {
  const cat = cats[seat];
  return cat === undefined || taken.includes(cat) ? null : cat;
};

const anyFree: Choice = (_seat, taken) => cats.findLast((cat) => !taken.includes(cat)) ?? null;

/** Whether a bot plays on this chair for the whole game. */
export const isBots = (chair: Pick<Chair, "kind" | "presence"> | undefined): boolean =>
  chair?.kind === "bot" || chair?.presence === "left" || chair?.presence === "put-out";

/** Current strength of a bot. The stand-in of an expert plays as a steady bot. */
export const playsAs = ({ strength, standIn }: BotInfo): Strength => (standIn ? "steady" : strength);

/** Whether a bot plays for the viewer, until they take over or until the game is over. */
export const isPlayedByBot = (table: TableSnapshot): boolean => mayTakeOver(table) || isReplacedByBot(table);

/** Whether a bot plays for the viewer until they take over. */
export const mayTakeOver = ({ mySeat, chairs, phase }: TableSnapshot): boolean =>
  phase === "playing" && mySeat !== null && chairs[mySeat]?.presence === "away";

/** Whether a bot replaces the viewer until the game is over. */
export const isReplacedByBot = ({ mySeat, chairs }: TableSnapshot): boolean =>
  mySeat !== null && chairs[mySeat]?.presence === "put-out";
