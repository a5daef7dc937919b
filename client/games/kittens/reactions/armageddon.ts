import { chorus, type Fighter, loose } from "../../../table/motions/act.ts";
import { clear, duel, fly, inferno, land, shake, sound } from "../../../table/motions/cues.ts";
import { type Motion, motion } from "../../../table/motions/motion.ts";
import { type Change, type EventOf, goalOf, plateOf, type Reactions } from "./reaction.ts";

/** The duel of Godcat and Devilcat. */
export const armageddon: Reactions<"armageddon-laid" | "armageddon-revealed"> = {
  /** Two equal backs come down, one in front of each of the two players. */
  "armageddon-laid": ({ seat, opponent }, change) => {
    const lay = (who: typeof seat) => fly("playmat", "stage", plateOf(change, who), { ms: 420 });
    return motion(sound("duel"), chorus(lay(seat), lay(opponent)), land(), shake(3));
  },

  /** The stare-down. Then the Godcat goes to its owner, and the Devilcat comes to the middle to attack its own. */
  "armageddon-revealed": (event, change) => {
    const { seat, opponent, swapped, godcat } = event;
    const fighter = (who: typeof seat): Fighter => ({
      card: who === godcat ? "godcat" : "devilcat",
      avatar: change.words.who(who).avatar,
      fate: who === godcat ? "glows" : "burns",
    });
    const [blessed, doomed] = godcat === seat ? (["duel:0", "duel:1"] as const) : (["duel:1", "duel:0"] as const);
    return motion(
      sound("duel"),
      duel([fighter(seat), fighter(opponent)], { swapped }),
      land(),
      chorus(
        fly("godcat", blessed, goalOf(change, godcat, "godcat"), { ms: 340 }),
        fly("devilcat", doomed, "stage", { ms: 280, arc: 0 }),
      ),
      loose(clear()),
    );
  },
};

/** The Devilcat takes its owner down, with a trident and flames from below, and goes back to the playmat. */
export function takenDown({ seat }: EventOf<"exploded" | "died">, cards: readonly string[], change: Change): Motion {
  const shout = change.words.t("kittens.shouts.takenDown");
  const away = fly("devilcat", "stage", "mat:devilcat", { ms: 260 });
  return motion(land(), sound("inferno"), chorus(inferno(shout, cards, plateOf(change, seat)), away, shake(7)));
}
