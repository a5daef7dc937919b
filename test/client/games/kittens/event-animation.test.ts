import { describe, expect, test } from "vitest";
import type { EventType } from "../../../../client/games/kittens/animation/event-animation.ts";
import { reactionTo } from "../../../../client/games/kittens/animation/event-animator.ts";
import type { UiContext } from "../../../../client/games/kittens/ui-state.ts";
import { carriedObjectsOf, type TableAnimation } from "../../../../client/table/animations/animation.ts";
import { durationOf, stepsOf } from "../../../../client/table/animations/steps.ts";
import type { EventOf, KittensEvent } from "../../../../shared/games/kittens/events.ts";
import { kittens } from "../../../../shared/games/kittens/game.ts";
import type { Play } from "../../../../shared/games/kittens/state.ts";
import { movesOf } from "../../moves.ts";
import { Seated } from "./seated.ts";

/** The viewer is seat 0. */
const table = new Seated({ hands: [["skip", "skip", "nope"], ["favor"], ["favor"]] });
const motionOf = (event: KittensEvent, nopes = 0) => motionFrom(table.context, event, nopes);

function motionFrom({ view, labels }: UiContext, event: KittensEvent, nopes = 0): TableAnimation {
  const after = kittens.applyEvent(view, event);
  return reactionTo(event, { before: view, after, labels, nopes, turnBefore: 2, isPractised: false });
}

const attack: Play = { form: "card", seat: 1, cards: ["attack"], as: null, target: null, names: null };

const revealed = { type: "armageddon-revealed", seat: 1, opponent: 0, swapped: true, godcat: 0, devilcat: 1 } as const;

/** One event of each type. The compiler reports missing types. */
const events: { readonly [Type in EventType]: EventOf<Type> } = {
  dealt: { type: "dealt", seat: 1, hand: [null, null] },
  "turn-began": { type: "turn-began", seat: 1, owes: 1, attacked: false },
  "card-played": { type: "card-played", play: attack },
  noped: { type: "noped", seat: 1, card: "nope" },
  passed: { type: "passed", seat: 0 },
  "play-settled": { type: "play-settled", play: attack, cancelled: false },
  "card-drawn": { type: "card-drawn", seat: 1, card: null },
  "kitten-drawn": { type: "kitten-drawn", seat: 1 },
  "bottom-card-drawn": { type: "bottom-card-drawn", seat: 1, card: null },
  "bottom-kitten-drawn": { type: "bottom-kitten-drawn", seat: 1 },
  "imploding-drawn": { type: "imploding-drawn", seat: 1, from: "top", faceUp: false },
  "imploding-hidden": { type: "imploding-hidden", seat: 1, position: null },
  "imploding-surfaced": { type: "imploding-surfaced" },
  "imploding-looked-at": { type: "imploding-looked-at", seat: 1, from: "top" },
  reversed: { type: "reversed", seat: 1, direction: "counterclockwise" },
  "alter-began": { type: "alter-began", seat: 1, cards: [null, null, null] },
  "future-altered": { type: "future-altered", seat: 1, count: 3, order: null },
  "pile-was-empty": { type: "pile-was-empty", seat: 1 },
  saved: { type: "saved", seat: 1, card: "defuse", as: "defuse" },
  "clairvoyance-over": { type: "clairvoyance-over", seat: 1 },
  "kitten-hidden": { type: "kitten-hidden", seat: 1, position: null, watchers: [] },
  exploded: { type: "exploded", seat: 1, hand: ["favor"], cause: "kitten" },
  died: { type: "died", seat: 1, cause: "kitten" },
  returned: { type: "returned", seat: 1, by: 2 },
  skipped: { type: "skipped", seat: 1 },
  attacked: { type: "attacked", seat: 1, target: 0, owes: 2 },
  "future-seen": { type: "future-seen", seat: 1, cards: [null, null, null] },
  "future-revealed": { type: "future-revealed", seat: 1, cards: ["skip", "favor", "nope"] },
  "shuffle-started": { type: "shuffle-started", seat: 1, stopper: 2 },
  shuffled: { type: "shuffled", seat: 1 },
  "card-looked-at": { type: "card-looked-at", seat: 1, from: "bottom", card: null },
  "card-kept": { type: "card-kept", seat: 1, card: null },
  "card-put-on-top": { type: "card-put-on-top", seat: 1, card: null },
  "card-chosen": { type: "card-chosen", seat: 1, card: null },
  "card-buried": { type: "card-buried", seat: 1, card: null },
  "card-given": { type: "card-given", from: 1, to: 2, card: null },
  "card-stolen": { type: "card-stolen", from: 1, to: 0, card: "skip" },
  "named-card-given": { type: "named-card-given", from: 1, to: 2, card: "favor" },
  "named-card-missing": { type: "named-card-missing", from: 1, to: 2, card: "favor" },
  "hand-was-empty": { type: "hand-was-empty", seat: 1 },
  "card-taken": { type: "card-taken", seat: 1, card: "favor" },
  "armageddon-laid": { type: "armageddon-laid", seat: 1, opponent: 0, before: null },
  "armageddon-revealed": revealed,
  "godcat-returned": { type: "godcat-returned", seat: 1 },
  "game-over": { type: "game-over", winner: 0 },
};

test.each(Object.entries<KittensEvent>(events))("the animation of %s is visible on the stage", (_, event) => {
  expect(movesOf(motionOf(event, 1))).not.toEqual([]);
});

test.each(Object.entries<KittensEvent>(events))("the words of %s come no earlier than its card", (_, event) => {
  expect(carriedObjectsOf(motionOf(event, 1)).late.filter((anchor) => anchor.startsWith("link:"))).toEqual([]);
});

test("the cards of See the Future rise to the stage and stay until the table shows them there", () => {
  const seen = motionOf({ type: "future-seen", seat: 0, cards: ["skip", "favor", "nope"] });
  const kinds = stepsOf(seen.act).flatMap(({ kind }) => (kind === "rise" || kind === "land" ? kind : []));
  expect(kinds).toEqual(["rise", "land"]);
});

test("the Imploding Kitten goes back in the same way, wherever its player puts it", () => {
  const moves = [0, 3, null].map((position) => movesOf(motionOf({ type: "imploding-hidden", seat: 0, position })));
  expect(moves[0]).toEqual(moves[1]);
  expect(moves[0]).toEqual(moves[2]);
});

test("a face-up kitten is seen from the first moment of its draw, a hidden one only once it turns over", () => {
  const liftOf = (faceUp: boolean) =>
    stepsOf(motionOf({ type: "imploding-drawn", seat: 1, from: "top", faceUp }).act).flatMap((step) =>
      step.kind === "lift" ? [step.card] : step.kind === "turn" ? [step.card] : [],
    );
  expect(liftOf(true)).toEqual(["imploding-kitten"]);
  expect(liftOf(false)).toEqual([null, "imploding-kitten"]);
});

test("altered cards sink into the pile as backs, the same for every order", () => {
  const flights = [
    [0, 1, 2],
    [2, 0, 1],
  ].map((order) => movesOf(motionOf({ type: "future-altered", seat: 0, count: 3, order })));
  expect(flights[0]).toEqual(flights[1]);
});

describe("my own cards", () => {
  test("a card that I draw is lifted and turned, and goes to its place in the hand, hidden before", () => {
    const motion = motionOf({ type: "card-drawn", seat: 0, card: "skip" });
    expect(carriedObjectsOf(motion).coming).toContain("card:skip#3");
    expect(movesOf(motion)).toEqual(["lift", "turn", "wait", "fly skip stage card:skip#3"]);
  });

  test("a card that another player draws is lifted without being revealed", () => {
    expect(movesOf(motionOf({ type: "card-drawn", seat: 1, card: null }))).toEqual(["lift", "fly  stage seat:1"]);
  });

  test("cards that I play leave from their positions in the hand", () => {
    const play: Play = { form: "pair", seat: 0, cards: ["skip", "skip"], as: null, target: 1, names: null };
    const moves = movesOf(motionOf({ type: "card-played", play }));
    expect(moves.slice(0, 2)).toEqual(["fly skip card:skip#2 link:play", "fly skip card:skip#1 link:play"]);
  });

  test("no card of my hand is visible before it is dealt", () => {
    const { view, labels } = table.context;
    const dealt: KittensEvent = { type: "dealt", seat: 0, hand: ["skip", "skip", "nope"] };
    const change = {
      before: kittens.viewBeforeDeal(view),
      after: view,
      labels,
      nopes: 0,
      turnBefore: null,
      isPractised: false,
    };
    const motion = reactionTo(dealt, change);
    expect(carriedObjectsOf(motion).coming).toEqual(["card:nope#1", "card:skip#1", "card:skip#2"]);
    expect(movesOf(motion)).toHaveLength(3);
  });
});

test("the given one of two equal cards leaves from its own position", () => {
  const gave: KittensEvent = { type: "card-given", from: 0, to: 1, card: "skip" };
  const got: KittensEvent = { type: "card-given", from: 1, to: 0, card: "skip" };
  expect(movesOf(motionOf(gave))).toContain("fly skip card:skip#2 seat:1");
  const { context } = table;
  const given = { ...context, view: kittens.applyEvent(context.view, gave) };
  expect(movesOf(motionFrom(given, got))).toContain("fly skip seat:1 card:skip#2");
});

test("a second Nope cracks the stamp of the first", () => {
  const moves = movesOf(motionOf({ type: "noped", seat: 2, card: "nope" }, 2));
  expect(moves).toContain("stamp NOPE link:nope-0 no");
  expect(moves).toContain("stamp YUP! link:play yes");
});

test("each Nope of a chain hits harder than the one before", () => {
  const slams = [1, 2, 3, 4].map((nopes) =>
    stepsOf(motionOf({ type: "noped", seat: 2, card: "nope" }, nopes).act).find((cue) => cue.kind === "stamp"),
  );
  const forces = slams.map((cue) => cue?.force ?? 0);
  expect(forces).toEqual([...forces].sort((a, b) => a - b));
  expect(new Set(forces).size).toBe(4);
});

test("five different cards fan out from their positions before they land on the felt", () => {
  const play: Play = { ...attack, form: "five", seat: 0, cards: ["skip", "nope"] };
  const motion = motionOf({ type: "card-played", play });
  expect(movesOf(motion).slice(0, 2)).toEqual(["fan", "land"]);
  expect(carriedObjectsOf(motion)).toEqual({
    leaving: ["card:skip#2", "card:nope#1"],
    coming: ["link:play"],
    late: [],
  });
});

test("a player killed by the Devilcat goes down in flames, and a player killed by a kitten does not", () => {
  const die = (cause: "kitten" | "devilcat") => movesOf(motionOf({ type: "exploded", seat: 1, hand: [], cause }));
  expect([die("devilcat").includes("inferno"), die("kitten").includes("inferno")]).toEqual([true, false]);
});

test("the portraits show their moods in parallel, without making an event longer", () => {
  const { act } = motionOf({ type: "attacked", seat: 1, target: 0, owes: 2 });
  const faces = stepsOf(act).flatMap((cue) => (cue.kind === "mood" ? [`${cue.at} ${cue.mood}`] : []));
  expect(faces).toEqual(["avatar:0 shocked", "avatar:1 smug"]);
  expect(durationOf(act)).toBeLessThan(900);
});

test("the animation of a hidden kitten is the same for all viewers", () => {
  const own = movesOf(motionOf({ type: "kitten-hidden", seat: 0, position: 2, watchers: [] }));
  const others = movesOf(motionOf({ type: "kitten-hidden", seat: 0, position: null, watchers: [] }));
  expect(own).toEqual(others);
});

describe("private information", () => {
  test("a card that I look at comes up to the stage, and for another player only a back rises", () => {
    const look = (seat: number, card: "skip" | null) => motionOf({ type: "card-looked-at", seat, from: "top", card });
    expect(movesOf(look(0, "skip"))).toEqual(["fly  pile stage"]);
    expect(movesOf(look(1, null))).toEqual(["rise  seat:1"]);
  });

  test("a card that I bury flies face up from my hand, and another player's flies as a back", () => {
    const bury = (seat: number, card: "skip" | null) => motionOf({ type: "card-buried", seat, card });
    expect(movesOf(bury(0, "skip"))).toContain("fly skip card:skip#2 pile");
    expect(movesOf(bury(1, null))).toContain("fly  seat:1 pile");
  });

  test("the two cards of a duel come as equal backs, also for the player who knows them", () => {
    const lay = (before: "godcat" | null) =>
      movesOf(motionOf({ type: "armageddon-laid", seat: 0, opponent: 1, before }));
    expect(lay("godcat")).toEqual(lay(null));
    expect(lay(null)).toContain("fly playmat stage own");
  });

  test("a stolen Defuse looks like any other theft to bystanders, and takes equally long for all viewers", () => {
    const steal = (from: number, to: number, card: "defuse" | "skip" | null) =>
      motionOf({ type: "card-stolen", from, to, card });
    const lengths = [steal(1, 0, "defuse"), steal(0, 1, "defuse"), steal(1, 0, "skip"), steal(1, 2, null)].map(
      ({ act }) => durationOf(act),
    );
    expect(new Set(lengths).size).toBe(1);
    expect(movesOf(steal(1, 2, null))).toEqual(["swipe  seat:1 seat:2"]);
    expect(movesOf(steal(1, 0, "defuse"))).toContain("appear scissors-upper card:defuse#1");
  });

  test("the end of the Clairvoyance wait looks the same for every cause", () => {
    const over = (seat: number) => movesOf(motionOf({ type: "clairvoyance-over", seat }));
    expect(over(0)).toEqual(over(2));
  });
});

test("the Godcat that I win is hidden in my hand until the duel is revealed", () => {
  const { context } = new Seated({ edition: "good-vs-evil", hands: [["skip"], ["favor"]] });
  const motion = motionFrom(context, revealed);
  expect(carriedObjectsOf(motion).coming).toContain("card:godcat#1");
  expect(movesOf(motion)[0]).toBe("duel devilcat,godcat swapped");
});

test("a Zombie Kitten saves with a burst of dirt, and the Godcat does not stay on the discard pile", () => {
  const zombie = movesOf(motionOf({ type: "saved", seat: 1, card: "zombie-kitten", as: "zombie-kitten" }));
  expect(zombie).toContain("appear dirt stage");
  const godcat = movesOf(motionOf({ type: "saved", seat: 1, card: "godcat", as: "defuse" }));
  expect(godcat).not.toContain("fly godcat stage discard");
});

describe("the table changes", () => {
  /** Returns the movements before and after the change. */
  const around = (event: KittensEvent, nopes = 0) => {
    const moves = movesOf(motionOf(event, nopes));
    const at = moves.indexOf("land");
    return at === -1 ? [moves, []] : [moves.slice(0, at), moves.slice(at + 1)];
  };

  test("once a kitten has turned over, but not while it is held", () => {
    expect(around(events["kitten-drawn"])).toEqual([["lift", "turn"], ["wait"]]);
  });

  test("once the played cards lie on the felt", () => {
    expect(around(events["card-played"])[0]).toEqual(["fly attack seat:1 link:play"]);
  });

  test("once a Nope has landed, before its stamp slams", () => {
    const [before = [], after = []] = around(events.noped, 1);
    expect([before.length, after]).toEqual([1, ["stamp NOPE link:play no", "wait", "shake"]]);
  });

  test("once the kitten has burnt, at the start of the explosion", () => {
    expect(around(events.exploded)[0]).toEqual(["burn"]);
  });

  test("at once at the beginning of a turn", () => {
    expect(around(events["turn-began"])[0]).toEqual([]);
  });
});
