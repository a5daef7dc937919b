import { animation } from "../../../table/animations/animation.ts";
import { crack, fan, fly, land, punch, shake, sound, stamp, wait } from "../../../table/animations/step-builders.ts";
import { detached, parallel, sequence, staggered } from "../../../table/animations/steps.ts";
import { type EventAnimations, panelAnchor, startsOf } from "./event-animation.ts";

/** Force of a Nope. It grows along the chain: 1 for the first, at most 1.6. */
const forceOf = (nopes: number): number => Math.min(1.6, 1 + (nopes - 1) * 0.15);

/** Tilts of tossed cards, in degrees. */
const tilts = [8, -6, 11, -9, 4];

/** Cards are played, Noped and settled. */
export const plays: EventAnimations<
  "card-played" | "noped" | "passed" | "play-settled" | "clairvoyance-over" | "godcat-returned"
> = {
  /** The cards are tossed onto the felt; five different ones fan out and turn round first. */
  "card-played": ({ play }, change) => {
    const from = startsOf(change, play.seat, play.cards);
    if (play.form === "five")
      return animation(sound("fan"), fan(play.cards, from, "link:play"), land(), sound("play"), detached(shake(4)));
    const toss = (card: string, index: number) =>
      fly(card, from[index] ?? "hand", "link:play", { spin: tilts[index % tilts.length] ?? 0, arc: 60 });
    return animation(sound("play"), staggered(70, play.cards.map(toss)), land(), detached(shake(2)));
  },

  /** The Nope flies beside its target, and a stamp slams. A Nope on a Nope cracks that stamp: the play is back. */
  noped: ({ seat, card }, change) => {
    const { labels, nopes } = change;
    const back = nopes % 2 === 0;
    const [no, yes] = [labels.t("kittens.prompt.nope.stampNope"), labels.t("kittens.prompt.nope.stampYup")];
    const link = (number: number) => (number === 0 ? "play" : `nope-${number - 1}`);
    const [from = "hand"] = startsOf(change, seat, [card]);
    const force = forceOf(nopes);
    const slam = stamp(no, `link:${link(nopes - 1)}`, "no", 440, force);
    const turned = sequence(
      crack(back ? no : yes, "link:play", back ? "no" : "yes"),
      stamp(back ? yes : no, "link:play", back ? "yes" : "no", 240, force),
    );
    return animation(
      fly(card, from, `link:${link(nopes)}`, { spin: 10 * force, arc: 40 * force }),
      land(),
      sound(back ? "yup" : "nope", force),
      parallel(nopes === 1 ? slam : parallel(slam, turned), sequence(wait(180), shake(4 * force ** 2))),
    );
  },

  /** Only the player who passed sees a nod. */
  passed: ({ seat }, change) => animation(land(), sound("pass"), detached(punch(panelAnchor(change, seat)))),

  /** The play goes to the discards; a stopped one is stamped there. */
  "play-settled": ({ cancelled, play }, { labels }) => {
    const goalOf = (card: string) => (card === "godcat" ? "mat:godcat" : "discard");
    const away = staggered(
      40,
      play.cards.map((card) => fly(card, "link:play", goalOf(card), { ms: 240, arc: 0 })),
    );
    if (!cancelled) return animation(sound("settle"), away);
    return animation(away, land(), sound("nope"), stamp(labels.t("kittens.prompt.nope.stampNope"), "discard", "no"));
  },

  /** The wait is over, whether or not a player had the card. The pile opens for the kitten. */
  "clairvoyance-over": () => animation(land(), sound("pass"), punch("pile")),

  /** The Godcat goes back to the playmat. */
  "godcat-returned": ({ seat }, change) => {
    const [from = "stage"] = change.before.hand.includes("godcat") ? startsOf(change, seat, ["godcat"]) : [];
    return animation(sound("settle"), fly("godcat", from, "mat:godcat", { ms: 420 }));
  },
};
