import { describe, expect, test } from "vitest";
import { kittensGuide } from "../../../../client/games/kittens/guide/guide.ts";
import { t } from "../../../../client/games/kittens/text/i18n.ts";
import { explainRefusal } from "../../../../client/games/kittens/text/refusal-texts.ts";
import { printsOf, sceneOf } from "../../../../client/games/kittens/view/scene.ts";
import { type Deck, deckDefaults, deckOptions } from "../../../../shared/games/kittens/decks/deck.ts";
import { editionFrom } from "../../../../shared/games/kittens/decks/edition.ts";
import type { Position } from "../../../../shared/games/kittens/position.ts";
import type { CardId } from "../../../../shared/games/kittens/titles.ts";
import { line, title } from "./reads.ts";
import { Seated } from "./seated.ts";

const cards = { defuse: 4, nope: 4, attack: 4, "see-the-future": 4, "alter-the-future": 4, "moon-cat": 8 } as const;

const deckWith = (options: Partial<Deck["options"]>, more: Deck["cards"] = {}): Deck => ({
  cards: { ...cards, ...more },
  ...deckDefaults,
  options: { ...deckOptions, ...options },
});

function seated(deck: Deck, over: Partial<Position> & Pick<Position, "hands">, viewer = 0): Seated {
  const options = { combos: deck.options.combos, fast: deck.options.fast };
  return new Seated({ edition: "custom", deck, options, ...over }, viewer);
}

const drawPile: readonly CardId[] = ["skip", "favor", "nope", "shuffle", "attack", "defuse", "moon-cat"];

describe("a deck with far-sight (K96)", () => {
  const far = deckWith({ "far-sight": true });
  const playing = (card: CardId) =>
    seated(far, { hands: [[card], ["favor"]], drawPile })
      .step(0, { type: "play", cards: [card] })
      .allPass();

  test("shows five cards of See the Future", () => {
    const me = playing("see-the-future");
    me.button("peek");
    const { stage } = me.scene;
    expect(stage.kind === "future" && stage.cards.map(({ card }) => card)).toEqual(drawPile.slice(0, 5));
    expect(title(me)).toBe("THE NEXT 5 CARDS");
  });

  test("says that all players saw the five cards of Reveal the Future", () => {
    const me = playing("reveal-the-future");
    me.button("peek");
    expect(me.scene.stage).toMatchObject({ kind: "future", secret: null });
  });

  test("lets Alter the Future order five cards, each with its number as a key", () => {
    const me = playing("alter-the-future");
    me.does({ kind: "place", place: 0 }, { kind: "place", place: 4 });
    const { stage } = me.scene;
    expect(stage.kind === "arrange" && stage.cards.map(({ key }) => key)).toEqual(["1", "2", "3", "4", "5"]);
    me.button("arrange");
    expect(me.context.view.known).toEqual(["attack", "favor", "nope", "shuffle", "skip"]);
  });

  test("prints five on the cards, in the prompt and in the guide", () => {
    expect(printsOf(editionFrom(far), t)["see-the-future"]?.rule).toBe("Look at the top five cards in secret.");
    expect(printsOf(editionFrom(deckWith({})), t)["see-the-future"]?.rule).toBe(
      "Look at the top three cards in secret.",
    );
    const me = seated(far, { hands: [["see-the-future"], ["favor"]], drawPile });
    me.press("see-the-future#1");
    expect(line(me)).toBe("Look at the top five cards in secret.");
    expect(guideOf(far, "alter-the-future")?.text).toContain("top five cards");
  });
});

const guideOf = (deck: Deck, id: string) => kittensGuide(editionFrom(deck)).find((entry) => entry.id === id);

const paragraphsOf = (deck: Deck, id: string) => guideOf(deck, id)?.points.map(({ paragraph }) => paragraph);

describe("a deck with a lone Nope (K97)", () => {
  const asked = (deck: Deck) =>
    seated(deck, { hands: [["nope"], ["attack"], ["favor"]], turn: 1 }).step(1, { type: "play", cards: ["attack"] });

  test("says that one Nope stops a play for good, where other decks say that each Nope flips it", () => {
    expect(line(asked(deckWith({ "lone-nope": true })))).toBe("One Nope stops it for good.");
    expect(line(asked(deckWith({})))).toBe("Each Nope flips it and starts the clock again.");
  });

  test("prints on the Nope that nothing answers it", () => {
    const deck = deckWith({ "lone-nope": true });
    expect(printsOf(editionFrom(deck), t).nope?.rule).toBe("Stops what was played. Nothing stops it.");
    expect(guideOf(deck, "nope")?.text).not.toContain("another Nope");
  });
});

describe("a deck with flat attacks (K95)", () => {
  const flat = deckWith({ "flat-attacks": true });

  test("announces two turns for an attack by an attacked player", () => {
    const me = (deck: Deck) => {
      const table = seated(deck, { hands: [["attack"], ["favor"]], turns: 2, attacked: true });
      table.press("attack#1");
      return table.scene.prompt?.buttons.find(({ id }) => id === "play")?.effect;
    };
    expect(me(flat)).toContain("2");
    expect(me(deckWith({}))).toContain("4");
  });

  test("explains in the guide that attacks do not add up", () => {
    expect(paragraphsOf(flat, "attack")).toEqual(["K14", "K18", "K25", "K95"]);
    expect(paragraphsOf(deckWith({}), "attack")).toEqual(["K15", "K14", "K18", "K25"]);
  });
});

describe("the guide of a deck", () => {
  const kittens = deckWith({}, { clone: 2, "shuffle-now": 2, "dig-deeper": 2 });

  test("explains Shuffle NOW, Clone and Dig Deeper also where no player is Dead (K87)", () => {
    expect(paragraphsOf(kittens, "shuffle-now")).toEqual(["K49", "K51", "K38"]);
    expect(paragraphsOf(kittens, "clone")).toEqual(["K55", "K56", "K57"]);
    expect(paragraphsOf(kittens, "dig-deeper")).toEqual(["K54", "K14"]);
  });

  test("says that a Clone completes a pair if the deck has a Clone, and only then (K56)", () => {
    expect(paragraphsOf(kittens, "moon-cat")).toContain("K56");
    expect(paragraphsOf(deckWith({}, { "zombie-kitten": 4 }), "moon-cat")).not.toContain("K56");
  });

  test("promises no Nope by a Clone where a Nope is final (K57, K97)", () => {
    const lone = deckWith({ "lone-nope": true }, { clone: 2 });
    expect(paragraphsOf(lone, "clone")).toEqual(["K55", "K56", "K97"]);
  });
});

describe("the combos of a deck", () => {
  const combosOf = (deck: Deck) =>
    kittensGuide(editionFrom(deck)).flatMap(({ id, kind }) => (kind === "combos" ? id : []));
  const five: readonly CardId[] = ["attack", "moon-cat", "defuse", "nope", "see-the-future"];
  const refused = (deck: Deck, hand: readonly CardId[]) => {
    const { view, labels } = seated(deck, { hands: [hand, ["favor"]], discardPile: ["favor"] }).context;
    return explainRefusal(view, { type: "play", cards: hand }, labels);
  };

  test("stand in its guide as its options allow them (K92, K93)", () => {
    expect(combosOf(deckWith({ combos: false }))).toEqual(["pair"]);
    expect(combosOf(deckWith({}))).toEqual(["pair", "triple"]);
    expect(combosOf(deckWith({ "five-different": true }))).toEqual(["pair", "triple", "five"]);
    expect(paragraphsOf(deckWith({ combos: false }), "moon-cat")).not.toContain("K29");
  });

  test("are refused in words that fit its options", () => {
    const onlyCats = "At this table you can play only pairs of cats.";
    expect(refused(deckWith({ combos: false }), ["attack", "attack"])).toBe(onlyCats);
    expect(refused(deckWith({ combos: false }), five)).toBe(onlyCats);
    expect(refused(deckWith({}), five)).toBe("Five different cards are not played at this table.");
    expect(refused(deckWith({ "five-different": true }), five)).toBeNull();
  });
});

describe("an implosion", () => {
  const kitten = "imploding-kitten";
  const out = { hands: [["favor"], ["attack"], ["nope"], ["skip"]], drawPile: [kitten, "skip"], faceUp: true } as const;
  const duel = deckWith({}, { [kitten]: 1, armageddon: 2 });
  const zombies = deckWith({}, { [kitten]: 1, "zombie-kitten": 4 });
  const chips = (me: Seated) => me.scene.seats.map((seat) => seat.chips.map(({ text }) => text));

  test("is named at its player, also if the Devilcat eliminated another one before, without a kitten", () => {
    const me = seated(duel, { ...out, turn: 2, exploded: [1], hands: [["favor"], [], ["nope"], ["skip"]] });
    me.step(2, { type: "draw" });
    expect(me.context.view.imploded).toBe(2);
    expect(chips(me)).toEqual([["exploded"], ["imploded"], []]);
  });

  test("is for good where there are Dead, and they are called dead", () => {
    const me = seated(zombies, { ...out, turn: 2, dead: [1] });
    me.step(2, { type: "draw" });
    expect(chips(me)).toEqual([["dead"], ["imploded"], []]);
    expect(me.context.view.seats[2]).toMatchObject({ life: "exploded", kitten: false, cards: 0 });
  });
});

test("the table’s header shows the edition, and the name of the deck after it", () => {
  const { context } = seated(deckWith({}), { hands: [["nope"], ["favor"]], drawPile });
  const titleWith = (more: { readonly deckName?: string }) => {
    const table = { ...context.table, settings: { ...context.table.settings, ...more } };
    return sceneOf({ ...context, table }, printsOf(editionFrom(deckWith({})), t)).header?.title;
  };
  expect(titleWith({})).toBe("Your own deck");
  expect(titleWith({ deckName: "Storm night" })).toBe("Your own deck · Storm night");
});
