import { expect, test } from "vitest";
import { handOnly } from "../../client/games/hand-only.ts";
import type { TableScene } from "../../client/table/scene/scene.ts";
import { Seated } from "./games/kittens/seated.ts";

/** Returns the prompt and the stage of a scene on a phone beside a big screen. */
function shown(scene: TableScene) {
  const { prompt, stage } = handOnly(scene, []);
  return { prompt: prompt?.title.wide, buttons: prompt?.buttons.map(({ id }) => id), stage: stage.kind };
}

const nothing = { prompt: undefined, buttons: undefined, stage: "none" };

test("a phone beside a big screen shows nothing of another player's turn", () => {
  const { scene } = new Seated({ hands: [["skip"], ["attack"]], turn: 1 });
  expect(scene.prompt).not.toBeNull();
  expect(shown(scene)).toEqual(nothing);
});

test("a phone beside a big screen lets a player without a Nope end the wait", () => {
  const bob = new Seated({ hands: [["skip"], ["attack"]], turn: 1 });
  bob.step(1, { type: "play", cards: ["attack"] });
  expect(shown(bob.scene)).toEqual({ prompt: bob.scene.prompt?.title.wide, buttons: ["let-it"], stage: "none" });
});

test("a phone beside a big screen lets a player without the card end the wait for Clairvoyance", () => {
  const hands = [["skip"], ["zombie-kitten"], ["skip"]] as const;
  const bob = new Seated({ edition: "zombie", hands, turn: 1, drawPile: ["exploding-kitten", "skip", "skip"] });
  bob.step(1, { type: "draw" }).step(1, { type: "save", card: "zombie-kitten" });
  expect(bob.state.pending.at(-1)?.kind).toBe("clairvoyance");
  expect(shown(bob.scene).buttons).toEqual(["let-it"]);
});

test("a phone beside a big screen has a button for a NOW card that is selected in another player's turn", () => {
  const bob = new Seated({ edition: "apocalypse:original", hands: [["shuffle-now"], ["skip"]], turn: 1 });
  bob.press("shuffle-now#1");
  expect(shown(bob.scene).buttons).toEqual(["cancel", "play"]);
});

test("a phone beside a big screen tells a player of Clairvoyance alone where the kitten lies", () => {
  const hands = [["clairvoyance-now"], ["zombie-kitten"], ["clairvoyance-now"]] as const;
  const after = (viewer: number) => {
    const seated = new Seated(
      { edition: "zombie", hands, turn: 1, drawPile: ["exploding-kitten", "skip", "skip"] },
      viewer,
    );
    seated.step(1, { type: "draw" }).step(1, { type: "save", card: "zombie-kitten" });
    seated.step(0, { type: "play", cards: ["clairvoyance-now"] });
    return seated.allPass().allPass().step(1, { type: "insert", position: 1 });
  };
  expect(handOnly(after(0).scene, []).prompt?.strong).toBe("1 card lies above the kitten.");
  expect(handOnly(after(2).scene, []).prompt?.strong).toBeNull();
});

test("a phone beside a big screen shows what its player knows of the pile in another player's turn", () => {
  const bob = new Seated({ hands: [["see-the-future"], ["skip"]] });
  bob
    .step(0, { type: "play", cards: ["see-the-future"] })
    .allPass()
    .step(0, { type: "draw" });
  expect(bob.state.turn).toBe(1);
  bob.button("peek");
  expect(shown(bob.scene)).toMatchObject({ buttons: ["got-it"], stage: "future" });
});
