import { describe, expect, test } from "vitest";
import { chorus, lengthOf, loose, row, staggered } from "../../client/table/motions/act.ts";
import { box, carry, crack, fly, land, punch, sound, stamp, swipe, wait } from "../../client/table/motions/cues.ts";
import { along, carriedBy, motion, together } from "../../client/table/motions/motion.ts";
import { fastest, paceFor } from "../../client/timeline/pace.ts";

const act = (ms = 100) => fly(null, "pile", "own", { ms });

describe("while an animation carries an object", () => {
  test("a hand card is hidden at its start and at its goal", () => {
    const { leaving, coming } = carriedBy(motion(fly("skip", "card:skip#1", "link:play")));
    expect([leaving, coming]).toEqual([["card:skip#1"], ["link:play"]]);
  });

  test("a card taken by a paw is hidden at both ends", () => {
    const { leaving, coming } = carriedBy(motion(swipe("skip", "seat:1", "card:skip#1")));
    expect([leaving, coming]).toEqual([[], ["card:skip#1"]]);
  });

  test("piles, panels and the stage stay visible", () => {
    const { leaving, coming } = carriedBy(
      motion(fly(null, "pile", "own"), fly("skip", "stage", "discard"), box("exploding-kitten", "stage")),
    );
    expect([leaving, coming]).toEqual([[], []]);
  });

  test("a drawing hides no object", () => {
    const { leaving, coming } = carriedBy(motion(carry("heart", "card:skip#1", "card:favor#1")));
    expect([leaving, coming]).toEqual([[], []]);
  });

  test("a card that is placed in front of its owner is hidden there", () => {
    expect(carriedBy(motion(fly("king-cat", "card:king-cat#1", "front:0"))).coming).toEqual(["front:0"]);
  });

  test("a stamp on the play is hidden until it has slammed, and a breaking stamp until it has fallen", () => {
    expect(carriedBy(motion(stamp("NOPE", "link:play", "no"))).coming).toEqual(["stamp:play"]);
    expect(carriedBy(motion(crack("NOPE", "link:nope-0", "no"))).coming).toEqual(["stamp:nope-0"]);
    expect(carriedBy(motion(stamp("NOPE", "discard", "no"))).coming).toEqual([]);
  });

  test("objects of loose acts are carried too", () => {
    const flight = fly("skip", "card:skip#1", "discard");
    expect(carriedBy(motion(act(), loose(chorus(flight)))).leaving).toEqual(["card:skip#1"]);
  });
});

describe("combined animations", () => {
  test("take as long as the longest of them", () => {
    expect(lengthOf(together(motion(act(100)), along(act(300))).act)).toBe(300);
  });

  test("carry the objects of all of them", () => {
    const one = motion(fly("skip", "card:skip#1", "discard"));
    const other = along(fly("nope", "card:nope#1", "link:play"));
    expect(carriedBy(together(one, other))).toMatchObject({
      leaving: ["card:skip#1", "card:nope#1"],
      coming: ["link:play"],
    });
  });

  test("play along with the previous animation only if the first of them does", () => {
    expect(together(motion(act()), along(act())).along).toBe(false);
    expect(together(along(act()), motion(act())).along).toBe(true);
  });
});

test("the length of an act is the length of its parts: in sequence, in parallel, or staggered", () => {
  expect(lengthOf(row(act(100), sound("draw"), act(200)))).toBe(300);
  expect(lengthOf(chorus(act(100), act(200)))).toBe(200);
  expect(lengthOf(staggered(60, [act(100), act(100), punch("pile")]))).toBe(120 + lengthOf(punch("pile")));
});

test("a loose act adds no length", () => {
  expect(lengthOf(loose(wait(500)))).toBe(0);
  expect(lengthOf(row(act(100), loose(wait(500)), act(200)))).toBe(300);
  expect(lengthOf(chorus(act(100), loose(wait(500))))).toBe(100);
});

test("animations play faster if more of them wait, up to a limit", () => {
  const paces = [0, 1, 900, 2000, 4000, 100_000].map(paceFor);
  expect(paces).toEqual(paces.toSorted((one, other) => one - other));
  expect([paces[0], paces.at(-1)]).toEqual([1, fastest]);
});

test("five simultaneous animations of 0.9 s each end within 2.6 s", () => {
  const taken = [3600, 2700, 1800, 900, 0].reduce((sum, behind) => sum + 900 / paceFor(behind), 0);
  expect(taken).toBeLessThanOrEqual(2600);
});

test("an object brought before the landing is visible from then on, and a later one after the end", () => {
  const act = motion(fly("nope", "hand", "link:nope-0"), land(), stamp("NOPE", "link:play", "no"));
  expect(carriedBy(act)).toMatchObject({ coming: ["link:nope-0", "stamp:play"], late: ["stamp:play"] });
});
