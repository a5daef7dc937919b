import { animation } from "../../../table/animations/animation.ts";
import { aim, appear, hop, land, punch, shake, shout, sound } from "../../../table/animations/step-builders.ts";
import { detached, parallel } from "../../../table/animations/steps.ts";
import { type EventAnimations, panelAnchor } from "./event-animation.ts";

/** Beginnings and ends of turns. */
export const turns: EventAnimations<"turn-began" | "skipped" | "attacked"> = {
  /**
   * The ring jumps to the next panel. If the same player is on turn again, the panel itself jumps. A sound calls the
   * viewer.
   */
  "turn-began": ({ seat }, change) => {
    const { labels, turnBefore } = change;
    const plate = panelAnchor(change, seat);
    const call = labels.isMe(seat) ? [sound("turn")] : [];
    const jump =
      turnBefore === null || turnBefore === seat ? punch(plate) : hop(panelAnchor(change, turnBefore), plate);
    return animation(land(), ...call, detached(jump));
  },

  /** The player who skips jumps out of the way. */
  skipped: ({ seat }, change) => {
    const plate = panelAnchor(change, seat);
    return animation(sound("skip"), parallel(appear("skip", plate, 84, 420), punch(plate)));
  },

  /** A jagged arrow from the attacker to the target, and the number of turns that the target owes now. */
  attacked: ({ seat, target, owes }, change) => {
    const goal = panelAnchor(change, target);
    return animation(
      sound("attack"),
      parallel(aim(panelAnchor(change, seat), goal), shout(`×${owes}`, goal), punch(goal), shake(3)),
    );
  },
};
