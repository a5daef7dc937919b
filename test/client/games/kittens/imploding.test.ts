import { describe, expect, test } from "vitest";
import { handleIntent } from "../../../../client/games/kittens/selection/choose.ts";
import { createContext } from "../../../../client/games/kittens/ui-state.ts";
import type { Intent } from "../../../../client/table/scene/scene.ts";
import type { Position } from "../../../../shared/games/kittens/position.ts";
import { button, line } from "./reads.ts";
import { Seated } from "./seated.ts";

const three = { edition: "imploding", hands: [["alter-the-future", "reverse", "skip"], ["favor"], ["favor"]] } as const;
const kitten = "imploding-kitten";

const place = (from: number, onto?: number): Intent => ({
  kind: "place",
  place: from,
  ...(onto !== undefined && { onto }),
});

function altering(viewer = 0, over: Partial<Position> = {}): Seated {
  const position = { ...three, drawPile: ["skip", "favor", kitten, "shuffle"], ...over } as const;
  return new Seated(position, viewer).step(0, { type: "play", cards: ["alter-the-future"] }).allPass();
}

const cardsOn = ({ scene: { stage } }: Seated) => (stage.kind === "arrange" ? stage.cards.map(({ card }) => card) : []);

describe("Alter the Future", () => {
  test("two pressed places exchange their cards, and the button sends the order", () => {
    const me = altering();
    me.does(place(0), place(2));
    expect(cardsOn(me)).toEqual([kitten, "favor", "skip"]);
    expect(me.consider({ kind: "button", id: "arrange" }).followUp).toEqual({
      kind: "act",
      command: { type: "arrange", order: [2, 1, 0] },
    });
  });

  test("a card that is dragged onto another exchanges with it", () => {
    const me = altering();
    me.does(place(2, 1));
    expect(cardsOn(me)).toEqual(["skip", kitten, "favor"]);
  });

  test("a card that is pressed twice stays where it is", () => {
    const me = altering();
    me.does(place(1), place(1));
    expect(cardsOn(me)).toEqual(["skip", "favor", kitten]);
  });

  test("one button restores the former order", () => {
    const me = altering();
    expect(button(me, "undo-order")?.enabled).toBe(false);
    me.does(place(0), place(2));
    expect(button(me, "undo-order")?.enabled).toBe(true);
    me.button("undo-order");
    expect(cardsOn(me)).toEqual(["skip", "favor", kitten]);
  });

  test("each press changes the prompt, which screen readers speak: the order, or the picked card and its place", () => {
    const me = altering();
    expect(me.scene.prompt?.strong).toBe("Skip, Favor, Imploding Kitten");
    me.does(place(0));
    expect(me.scene.prompt?.strong).toBe("Skip, place 1 of 3");
    me.does(place(2));
    expect(me.scene.prompt?.strong).toBe("Imploding Kitten, Favor, Skip");
  });

  test("each place has its number as a key", () => {
    const { stage } = altering().scene;
    expect(stage.kind === "arrange" && stage.cards.map(({ key }) => key)).toEqual(["1", "2", "3"]);
  });

  test("the names below the cards are those who would draw them, in the direction of play", () => {
    const drawers = (direction: Position["direction"] & string) => {
      const { stage } = altering(0, { direction }).scene;
      return stage.kind === "arrange" ? stage.cards.map(({ drawer }) => drawer.name) : [];
    };
    const { labels } = altering();
    const names = (...seats: readonly number[]) => seats.map((seat) => labels.who(seat).name);
    expect(drawers("clockwise")).toEqual(names(0, 1, 2));
    expect(drawers("counterclockwise")).toEqual(names(0, 2, 1));
  });

  test("a card pressed while the last pass is still on its way does not take the cards off the table", () => {
    const me = altering();
    const { context } = me;
    const before = { ...context.view, pending: [] };
    const lagging = createContext({
      ...context,
      table: { ...context.table, midway: true, game: { id: "kittens", view: before } },
      view: before,
      selection: null,
    });
    me.selection = handleIntent(lagging, { kind: "card", key: "skip#1", how: "press" }, () => 0, 0).selection;
    expect(cardsOn(me)).toEqual(["skip", "favor", kitten]);
    expect(me.consider({ kind: "button", id: "arrange" }).followUp).toMatchObject({ command: { order: [0, 1, 2] } });
  });

  test("the other players see no cards, and no place that can be pressed", () => {
    expect(altering(1).scene.stage.kind).toBe("none");
  });

  test("afterwards its player knows the new order", () => {
    const me = altering();
    me.does(place(0), place(2), { kind: "button", id: "arrange" });
    expect(me.context.view.known).toEqual([kitten, "favor", "skip"]);
  });
});

describe("the direction of play", () => {
  test("is shown all game in an edition with Reverse, and in no other", () => {
    expect(new Seated(three).scene.direction).toBe("clockwise");
    expect(new Seated({ hands: three.hands }).scene.direction).toBeUndefined();
  });

  test("turns round with a Reverse, for the eye and for the ear", () => {
    const me = new Seated(three).step(0, { type: "play", cards: ["reverse"] }).allPass();
    expect(me.scene.direction).toBe("counterclockwise");
    expect(me.scene.pile.spoken).toContain(me.labels.t("kittens.table.counterclockwise"));
  });
});

describe("the Imploding Kitten", () => {
  const onTop = { ...three, drawPile: [kitten, "skip", "favor"], faceUp: true } as const;

  test("that lies face up on top is seen by all", () => {
    for (const viewer of [0, 1, null])
      expect(new Seated(onTop, viewer).scene.pile.faceUp).toEqual({ card: kitten, onTop: true });
  });

  test("that lies face up elsewhere is known to be in the pile, and its place to nobody", () => {
    const { pile } = new Seated({ ...onTop, drawPile: ["skip", kitten, "favor"] }).scene;
    expect(pile.faceUp).toEqual({ card: kitten, onTop: false });
  });

  test("that lies face down shows nothing", () => {
    expect(new Seated({ ...onTop, faceUp: false }).scene.pile.faceUp).toBeUndefined();
  });

  test("that is drawn face down is put back without a save", () => {
    const me = new Seated({ ...onTop, faceUp: false, hands: [["defuse"], ["favor"], ["favor"]] });
    me.step(0, { type: "draw" });
    expect(me.scene.stage).toMatchObject({ kind: "hide", card: kitten });
  });

  test("that another player puts back is seen by all if it lies on top (K74)", () => {
    const me = new Seated({ ...onTop, faceUp: false }, 1).step(0, { type: "draw" });
    expect(line(me)).toBe("Somewhere in the pile. On top, everyone sees it.");
  });

  test("that is looked at face up is announced as deadly, not as ticking (K73)", () => {
    const hands = [["raising-heck"], ["favor"], ["favor"]] as const;
    const me = new Seated({ ...onTop, hands, drawPile: ["skip", "favor", kitten] })
      .step(0, { type: "play", cards: ["raising-heck"] })
      .allPass();
    expect(line(me)).toBe("Take it, and you are out. Put it on top and it is next.");
  });

  test("that lies face up counts as a kitten after an explosion, in the prompt as at the pile", () => {
    const me = new Seated({ ...onTop, drawPile: ["exploding-kitten", "skip", kitten, "favor"] }, 2);
    me.step(0, { type: "draw" });
    expect(line(me)).toContain("1 kitten in the pile.");
    expect(me.scene.pile.danger?.text.wide).toBe("1 kitten");
  });

  test("that kills is named at the seat, in the log and in the order of elimination", () => {
    const me = new Seated({ ...onTop, turn: 1 }).step(1, { type: "draw" });
    const { seats } = me.scene;
    expect(seats[0]?.chips.map(({ text }) => text)).toEqual([me.labels.t("kittens.chips.imploded")]);
    expect(me.context.view.imploded).toBe(1);
  });
});
