import type { TableSnapshot } from "../../game-model/model.ts";

/** Whether the viewer may ask for hints: they play, and no other human player takes or took part in this game. */
export const mayAskForHint = ({ phase, mySeat, chairs }: Pick<TableSnapshot, "phase" | "mySeat" | "chairs">): boolean =>
  phase === "playing" &&
  mySeat !== null &&
  chairs.every(({ seat, kind }) => seat === mySeat || kind !== "person") &&
  chairs[mySeat]?.presence !== "put-out";
