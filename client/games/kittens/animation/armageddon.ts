import { animation, type TableAnimation } from "../../../table/animations/animation.ts";
import { clear, duel, fly, inferno, land, shake, sound } from "../../../table/animations/step-builders.ts";
import { detached, type Fighter, parallel } from "../../../table/animations/steps.ts";
import {
  type AnimationInput,
  type EventAnimations,
  type EventOf,
  findDestination,
  panelAnchor,
} from "./event-animation.ts";

/** The duel of Godcat and Devilcat. */
export const armageddon: EventAnimations<"armageddon-laid" | "armageddon-revealed"> = {
  /** Two equal backs come down, one in front of each of the two players. */
  "armageddon-laid": ({ seat, opponent }, change) => {
    const lay = (who: typeof seat) => fly("playmat", "stage", panelAnchor(change, who), { ms: 420 });
    return animation(sound("duel"), parallel(lay(seat), lay(opponent)), land(), shake(3));
  },

  /** The stare-down. Then the Godcat goes to its owner, and the Devilcat comes to the middle to attack its own. */
  "armageddon-revealed": (event, change) => {
    const { seat, opponent, swapped, godcat } = event;
    const fighter = (who: typeof seat): Fighter => ({
      card: who === godcat ? "godcat" : "devilcat",
      avatar: change.labels.who(who).avatar,
      fate: who === godcat ? "glows" : "burns",
    });
    const [blessed, doomed] = godcat === seat ? (["duel:0", "duel:1"] as const) : (["duel:1", "duel:0"] as const);
    return animation(
      sound("duel"),
      duel([fighter(seat), fighter(opponent)], { swapped }),
      land(),
      parallel(
        fly("godcat", blessed, findDestination(change, godcat, "godcat"), { ms: 340 }),
        fly("devilcat", doomed, "stage", { ms: 280, arc: 0 }),
      ),
      detached(clear()),
    );
  },
};

/** The Devilcat takes its owner down, with a trident and flames from below, and goes back to the playmat. */
export function takenDown(
  { seat }: EventOf<"exploded" | "died">,
  cards: readonly string[],
  change: AnimationInput,
): TableAnimation {
  const shout = change.labels.t("kittens.shouts.takenDown");
  const away = fly("devilcat", "stage", "mat:devilcat", { ms: 260 });
  return animation(
    land(),
    sound("inferno"),
    parallel(inferno(shout, cards, panelAnchor(change, seat)), away, shake(7)),
  );
}
