import { openly, type Reaction } from "./reaction.ts";

/** Confetti for the last cat standing. */
export const gameOver: Reaction<"game-over"> = () => openly((theatre) => theatre.confetti());
