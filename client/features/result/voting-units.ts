import type { Chair } from "../../game-model/model.ts";

/** Groups voters for a rematch: a party counts as one, so that it cannot outweigh strangers. */
export function votingUnits(voters: readonly Chair[]): readonly (readonly Chair[])[] {
  const firsts = voters.filter(
    (voter, place) => voter.party === undefined || voters.findIndex(({ party }) => party === voter.party) === place,
  );
  return firsts.map((first) =>
    first.party === undefined ? [first] : voters.filter(({ party }) => party === first.party),
  );
}

/** A party says yes once all its members do. */
export const saysYes = (unit: readonly Chair[]): boolean => unit.every(({ ready }) => ready);
