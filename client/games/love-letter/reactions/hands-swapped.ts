import { crossOver, type Reaction } from "./reaction.ts";

/** Two hands cross over. */
export const handsSwapped: Reaction<"hands-swapped"> = ({ seat, target, given, got }, aftermath) =>
  crossOver(aftermath, [seat, given], [target, got]);
