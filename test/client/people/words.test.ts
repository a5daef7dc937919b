import { describe, expect, test } from "vitest";
import { queryOf } from "../../../client/net/profiles-api.ts";
import { comparisonOf, percentOf } from "../../../client/ui/profile/fair-share.ts";
import { signed } from "../../../client/ui/rating/points.tsx";

describe("wins against the fair share", () => {
  test("more wins than the share are above it, by so many percent of it", () => {
    expect(comparisonOf({ games: 40, wins: 14, fairShare: 10 })).toEqual({ kind: "above", percent: 40 });
  });

  test("fewer are below it", () => {
    expect(comparisonOf({ games: 40, wins: 5, fairShare: 10 })).toEqual({ kind: "below", percent: 50 });
  });

  test("a small difference is none", () => {
    expect(comparisonOf({ games: 400, wins: 102, fairShare: 100 })).toEqual({ kind: "even" });
  });

  test("a few games say nothing", () => {
    expect(comparisonOf({ games: 3, wins: 3, fairShare: 1 })).toEqual({ kind: "few" });
  });

  test("nobody has won a part of no games", () => {
    expect(percentOf(0, 0)).toBe(0);
  });
});

describe("a search for games", () => {
  test("without a wish it asks for everything", () => {
    expect(queryOf({}, null)).toBe("");
  });

  test("an empty wish is none", () => {
    expect(queryOf({ edition: "", with: "" }, null)).toBe("");
  });

  test("wishes stand in the address, and lost games are a wish too", () => {
    expect(queryOf({ edition: "apocalypse:original", players: 4, won: false }, null)).toBe(
      "?edition=apocalypse%3Aoriginal&players=4&won=false",
    );
  });

  test("a name keeps its signs", () => {
    expect(new URLSearchParams(queryOf({ with: "Mr. & Mrs. Ö" }, null)).get("with")).toBe("Mr. & Mrs. Ö");
  });

  test("the next page is asked for where the last one ended", () => {
    expect(queryOf({ players: 2 }, "17.x")).toBe("?players=2&before=17.x");
  });
});

test("a change of rating has its sign", () => {
  expect([signed(12), signed(-8), signed(0)]).toEqual(["+12", "−8", "±0"]);
});
