import type { Command } from "../../../core/commands.ts";
import type { KittensView } from "../view.ts";
import { nowFromTheGrave } from "./dead-player.ts";

/**
 * Returns a NOW card of a Dead player: the Dead may play it without a pending play (K49). The living save their NOW
 * cards for their own turns.
 */
export function interject(view: KittensView): Command | null {
  const { viewer, seats } = view;
  return viewer !== "spectator" && seats[viewer]?.life === "dead" ? nowFromTheGrave(view, viewer) : null;
}
