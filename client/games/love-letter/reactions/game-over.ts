import { openly, type Reaction } from "./reaction.ts";

/** Confetti for the best letter. */
export const gameOver: Reaction<"game-over"> = () => openly((theatre) => theatre.confetti());
