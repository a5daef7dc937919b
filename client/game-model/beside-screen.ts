import type { TableSnapshot } from "./model.ts";

/** Whether a screen shows the table to the viewer, who holds a hand in the same room. */
export const isBesideScreen = (table: TableSnapshot | null): boolean =>
  table?.settings.oneRoom === true && (table.screens ?? 0) > 0 && table.mySeat !== null;
