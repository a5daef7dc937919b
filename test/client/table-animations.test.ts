import { describe, expect, test } from "vitest";
import {
  along,
  animation,
  box,
  carriedObjectsOf,
  carry,
  combine,
  crack,
  fly,
  land,
  punch,
  sound,
  stamp,
  swipe,
  wait,
} from "../../client/table/animations/animation.ts";
import { detached, durationOf, parallel, sequence, staggered } from "../../client/table/animations/steps.ts";
import { fastest, speedFor } from "../../client/timeline/pace.ts";

const act = (ms = 100) => fly(null, "pile", "own", { ms });

describe("while an animation carries an object", () => {
  test("a hand card is hidden at its start and at its goal", () => {
    const { leaving, coming } = carriedObjectsOf(animation(fly("skip", "card:skip#1", "link:play")));
    expect([leaving, coming]).toEqual([["card:skip#1"], ["link:play"]]);
  });

  test("a card taken by a paw is hidden at both ends", () => {
    const { leaving, coming } = carriedObjectsOf(animation(swipe("skip", "seat:1", "card:skip#1")));
    expect([leaving, coming]).toEqual([[], ["card:skip#1"]]);
  });

  test("piles, panels and the stage stay visible", () => {
    const { leaving, coming } = carriedObjectsOf(
      animation(fly(null, "pile", "own"), fly("skip", "stage", "discard"), box("exploding-kitten", "stage")),
    );
    expect([leaving, coming]).toEqual([[], []]);
  });

  test("a drawing hides no object", () => {
    const { leaving, coming } = carriedObjectsOf(animation(carry("heart", "card:skip#1", "card:favor#1")));
    expect([leaving, coming]).toEqual([[], []]);
  });

  test("a card that is placed in front of its owner is hidden there", () => {
    expect(carriedObjectsOf(animation(fly("king-cat", "card:king-cat#1", "front:0"))).coming).toEqual(["front:0"]);
  });

  test("a stamp on the play is hidden until it has slammed, and a breaking stamp until it has fallen", () => {
    expect(carriedObjectsOf(animation(stamp("NOPE", "link:play", "no"))).coming).toEqual(["stamp:play"]);
    expect(carriedObjectsOf(animation(crack("NOPE", "link:nope-0", "no"))).coming).toEqual(["stamp:nope-0"]);
    expect(carriedObjectsOf(animation(stamp("NOPE", "discard", "no"))).coming).toEqual([]);
  });

  test("objects of loose acts are carried too", () => {
    const flight = fly("skip", "card:skip#1", "discard");
    expect(carriedObjectsOf(animation(act(), detached(parallel(flight)))).leaving).toEqual(["card:skip#1"]);
  });
});

describe("combined animations", () => {
  test("take as long as the longest of them", () => {
    expect(durationOf(combine(animation(act(100)), along(act(300))).act)).toBe(300);
  });

  test("carry the objects of all of them", () => {
    const one = animation(fly("skip", "card:skip#1", "discard"));
    const other = along(fly("nope", "card:nope#1", "link:play"));
    expect(carriedObjectsOf(combine(one, other))).toMatchObject({
      leaving: ["card:skip#1", "card:nope#1"],
      coming: ["link:play"],
    });
  });

  test("play along with the previous animation only if the first of them does", () => {
    expect(combine(animation(act()), along(act())).isParallel).toBe(false);
    expect(combine(along(act()), animation(act())).isParallel).toBe(true);
  });
});

test("the length of an act is the length of its parts: in sequence, in parallel, or staggered", () => {
  expect(durationOf(sequence(act(100), sound("draw"), act(200)))).toBe(300);
  expect(durationOf(parallel(act(100), act(200)))).toBe(200);
  expect(durationOf(staggered(60, [act(100), act(100), punch("pile")]))).toBe(120 + durationOf(punch("pile")));
});

test("a loose act adds no length", () => {
  expect(durationOf(detached(wait(500)))).toBe(0);
  expect(durationOf(sequence(act(100), detached(wait(500)), act(200)))).toBe(300);
  expect(durationOf(parallel(act(100), detached(wait(500))))).toBe(100);
});

test("animations play faster if more of them wait, up to a limit", () => {
  const paces = [0, 1, 900, 2000, 4000, 100_000].map(speedFor);
  expect(paces).toEqual(paces.toSorted((one, other) => one - other));
  expect([paces[0], paces.at(-1)]).toEqual([1, fastest]);
});

test("five simultaneous animations of 0.9 s each end within 2.6 s", () => {
  const taken = [3600, 2700, 1800, 900, 0].reduce((sum, behind) => sum + 900 / speedFor(behind), 0);
  expect(taken).toBeLessThanOrEqual(2600);
});

test("an object brought before the landing is visible from then on, and a later one after the end", () => {
  const act = animation(fly("nope", "hand", "link:nope-0"), land(), stamp("NOPE", "link:play", "no"));
  expect(carriedObjectsOf(act)).toMatchObject({ coming: ["link:nope-0", "stamp:play"], late: ["stamp:play"] });
});
