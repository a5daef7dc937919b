import type { Chair, TableSnapshot } from "../../../game-model/model.ts";

/** Whether the viewer is permanently eliminated from the running game. */
export const isOut = ({ phase, mySeat, sidelines }: TableSnapshot): boolean =>
  phase === "playing" && mySeat !== null && sidelines?.out.includes(mySeat) === true;

/** Returns the players who are still in the game. */
export const playing = ({ chairs, sidelines }: TableSnapshot): readonly Chair[] =>
  chairs.filter(({ seat, kind }) => kind !== "empty" && !sidelines?.out.includes(seat));

/** Whether a human player is still in the game. While this is true, the eliminated players wait. */
export const somebodyPlays = (table: TableSnapshot): boolean =>
  playing(table).some(({ kind, presence }) => kind === "person" && presence !== "left" && presence !== "put-out");

/** Returns the eliminated human players who wait for the next game. */
export const waiting = ({ phase, chairs, sidelines }: TableSnapshot): readonly Chair[] =>
  phase === "playing"
    ? chairs.filter(({ seat, kind, ready }) => kind === "person" && ready && sidelines?.out.includes(seat))
    : [];

/** Whether the viewer may show their hand to others. */
export const mayShow = ({ mySeat, isPublic }: TableSnapshot): boolean => mySeat !== null && isPublic === false;

type SeatedTable = Pick<TableSnapshot, "phase" | "mySeat" | "chairs">;

/** Whether the viewer plays, and no other human player takes or took part in this game. */
export const isAmongBots = ({ mySeat, chairs }: Pick<SeatedTable, "mySeat" | "chairs">): boolean =>
  mySeat !== null && chairs.every(({ seat, kind }) => seat === mySeat || kind !== "person");

/** Whether the viewer may ask for hints: they play among bots alone. */
export const mayAskForHint = (table: SeatedTable): boolean =>
  table.phase === "playing" && isAmongBots(table) && table.chairs[table.mySeat ?? -1]?.presence !== "put-out";
