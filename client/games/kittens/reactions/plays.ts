import { chorus, loose, row, staggered } from "../../../table/motions/act.ts";
import { crack, fan, fly, land, punch, shake, sound, stamp, wait } from "../../../table/motions/cues.ts";
import { motion } from "../../../table/motions/motion.ts";
import { plateOf, type Reactions, startsOf } from "./reaction.ts";

/** Force of a Nope. It grows along the chain: 1 for the first, at most 1.6. */
const forceOf = (nopes: number): number => Math.min(1.6, 1 + (nopes - 1) * 0.15);

/** Tilts of tossed cards, in degrees. */
const tilts = [8, -6, 11, -9, 4];

/** Cards are played, Noped and settled. */
export const plays: Reactions<
  "card-played" | "noped" | "passed" | "play-settled" | "clairvoyance-over" | "godcat-returned"
> = {
  /** The cards are tossed onto the felt; five different ones fan out and turn round first. */
  "card-played": ({ play }, change) => {
    const from = startsOf(change, play.seat, play.cards);
    if (play.form === "five")
      return motion(sound("fan"), fan(play.cards, from, "link:play"), land(), sound("play"), loose(shake(4)));
    const toss = (card: string, index: number) =>
      fly(card, from[index] ?? "hand", "link:play", { spin: tilts[index % tilts.length] ?? 0, arc: 60 });
    return motion(sound("play"), staggered(70, play.cards.map(toss)), land(), loose(shake(2)));
  },

  /** The Nope flies beside its target, and a stamp slams. A Nope on a Nope cracks that stamp: the play is back. */
  noped: ({ seat, card }, change) => {
    const { words, nopes } = change;
    const back = nopes % 2 === 0;
    const [no, yes] = [words.t("kittens.prompt.nope.stampNope"), words.t("kittens.prompt.nope.stampYup")];
    const link = (number: number) => (number === 0 ? "play" : `nope-${number - 1}`);
    const [from = "hand"] = startsOf(change, seat, [card]);
    const force = forceOf(nopes);
    const slam = stamp(no, `link:${link(nopes - 1)}`, "no", 440, force);
    const turned = row(
      crack(back ? no : yes, "link:play", back ? "no" : "yes"),
      stamp(back ? yes : no, "link:play", back ? "yes" : "no", 240, force),
    );
    return motion(
      fly(card, from, `link:${link(nopes)}`, { spin: 10 * force, arc: 40 * force }),
      land(),
      sound(back ? "yup" : "nope", force),
      chorus(nopes === 1 ? slam : chorus(slam, turned), row(wait(180), shake(4 * force ** 2))),
    );
  },

  /** Only the player who passed sees a nod. */
  passed: ({ seat }, change) => motion(land(), sound("pass"), loose(punch(plateOf(change, seat)))),

  /** The play goes to the discards; a stopped one is stamped there. */
  "play-settled": ({ cancelled, play }, { words }) => {
    const goalOf = (card: string) => (card === "godcat" ? "mat:godcat" : "discard");
    const away = staggered(
      40,
      play.cards.map((card) => fly(card, "link:play", goalOf(card), { ms: 240, arc: 0 })),
    );
    if (!cancelled) return motion(sound("settle"), away);
    return motion(away, land(), sound("nope"), stamp(words.t("kittens.prompt.nope.stampNope"), "discard", "no"));
  },

  /** The wait is over, whether or not a player had the card. The pile opens for the kitten. */
  "clairvoyance-over": () => motion(land(), sound("pass"), punch("pile")),

  /** The Godcat goes back to the playmat. */
  "godcat-returned": ({ seat }, change) => {
    const [from = "stage"] = change.before.hand.includes("godcat") ? startsOf(change, seat, ["godcat"]) : [];
    return motion(sound("settle"), fly("godcat", from, "mat:godcat", { ms: 420 }));
  },
};
