import type { Chair } from "../../game-model/model.ts";

/** Groups voters for a rematch: a party counts as one, so that it cannot outweigh strangers. */
export function votingUnits(voters: readonly Chair[]): readonly (readonly Chair[])[] {
  const parties = Map.groupBy(voters, ({ party, seat }) => (party === undefined ? `seat ${seat}` : `party ${party}`));
  return [...parties.values()];
}

/** A party says yes once all its members do. */
export const saysYes = (unit: readonly Chair[]): boolean => unit.every(({ ready }) => ready);
