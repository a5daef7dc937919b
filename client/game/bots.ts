import type { Chair, TableSnapshot } from "./model.ts";

/** The drawings of bots: one robot in several colours, to tell the bots of a table apart. */
const robots = ["bot", "bot-2", "bot-3", "bot-4", "bot-5", "bot-6", "bot-7", "bot-8"] as const;

/** The picture of a chair. People have chosen theirs. */
export const pictureOf = ({ kind, avatar }: { kind: string; avatar: string }, seat: number): string =>
  kind === "bot" && avatar === "bot" ? (robots[seat % robots.length] ?? avatar) : avatar;

/** Whether a bot plays on this chair for the whole game. */
export const isBots = (chair: Pick<Chair, "kind" | "presence"> | undefined): boolean =>
  chair?.kind === "bot" || chair?.presence === "left" || chair?.presence === "put-out";

/** Whether a bot plays for the viewer until the game is over. */
export const isPutOut = ({ mySeat, chairs }: TableSnapshot): boolean =>
  mySeat !== null && chairs[mySeat]?.presence === "put-out";
