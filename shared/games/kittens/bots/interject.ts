import type { Command } from "../../../core/commands.ts";
import type { KittensView } from "../view.ts";
import { nowFromTheGrave } from "./undead.ts";

/** The Dead do not wait for a play to answer (K49); the living keep their NOW cards for their own turn. */
export function interject(view: KittensView): Command | null {
  const { viewer, seats } = view;
  return viewer !== "spectator" && seats[viewer]?.life === "dead" ? nowFromTheGrave(view, viewer) : null;
}
