import { crossOver, type Reaction } from "./reaction.ts";

/** Two hands cross over. */
export const handsSwapped: Reaction<"hands-swapped"> = ({ seat, target, given, got }, outcome) =>
  crossOver(outcome, [seat, given], [target, got]);
