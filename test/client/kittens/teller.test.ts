import { signal } from "@preact/signals";
import { describe, expect, test } from "vitest";
import { KittensTeller } from "../../../client/games/kittens/teller.ts";
import type { Consent } from "../../../shared/net/protocol.ts";
import { Seated } from "./seated.ts";

const draws = { count: () => 0, more() {} };

/** How far the picture may lag, in ms, for the viewer, who is seat 0, while a Favor to this player waits. */
function patienceOf(target: number, consent: Consent): number | null {
  const table = new Seated({ hands: [["nope"], ["favor"], ["skip"]], turn: 1 });
  const before = { id: "kittens", view: table.situation.view };
  table.step(1, { type: "play", cards: ["favor"], target });
  const story = { game: "kittens", seq: table.situation.table.seq, events: table.story.map(({ event }) => event) };
  const step = { before, rerunBefore: undefined, news: story, story, table: table.situation.table };
  return new KittensTeller(draws, signal(consent)).patience(step);
}

describe("while a play waits for Nopes the picture", () => {
  test("hurries to show a viewer what they are asked", () => {
    expect([patienceOf(2, "ask"), patienceOf(0, "unless-hit")]).toEqual([0, 0]);
  });

  test("takes its time for a viewer for whom the server passes", () => {
    expect([patienceOf(0, "until-turn"), patienceOf(2, "unless-hit")]).toEqual([null, null]);
  });
});
