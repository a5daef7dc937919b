import type { Strength } from "../../shared/core/bots.ts";
import type { BotFace, Chair, TableSnapshot } from "./model.ts";

interface Sitting {
  readonly kind: Chair["kind"];
  readonly avatar: string;
}

/** All drawings of cats. The first nine are those that bots like best, by seat. */
const cats = ["02", "07", "12", "05", "10", "03", "08", "01", "06", "11", "04", "09"] as const;

/**
 * The picture of each chair, by seat. People have chosen theirs; a bot has a cat that nobody else at the table has,
 * the same for everybody who looks.
 */
export function picturesOf(chairs: readonly Sitting[]): readonly string[] {
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

/** How well a bot really plays now. */
export const playsAs = ({ strength, standIn }: BotFace): Strength => (standIn ? "steady" : strength);

/** Whether a bot plays for the viewer until the game is over. */
export const isPutOut = ({ mySeat, chairs }: TableSnapshot): boolean =>
  mySeat !== null && chairs[mySeat]?.presence === "put-out";
