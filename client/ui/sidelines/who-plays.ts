import type { Chair, TableSnapshot } from "../../game/model.ts";

/** Whether the viewer is out of the running game for good. */
export const isOut = ({ phase, mySeat, sidelines }: TableSnapshot): boolean =>
  phase === "playing" && mySeat !== null && sidelines?.out.includes(mySeat) === true;

/** Who is still in the game. */
export const playing = ({ chairs, sidelines }: TableSnapshot): readonly Chair[] =>
  chairs.filter(({ seat, kind }) => kind !== "empty" && !sidelines?.out.includes(seat));

/** Whether a person still plays: as long as one does, the others wait. */
export const somebodyPlays = (table: TableSnapshot): boolean =>
  playing(table).some(({ kind, presence }) => kind === "person" && presence !== "left" && presence !== "put-out");

/** Whether the viewer may let others see their hand. */
export const mayShow = ({ mySeat, isPublic }: TableSnapshot): boolean => mySeat !== null && isPublic === false;
