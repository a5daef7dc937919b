import { describe, expect, test } from "vitest";
import { comparisonOf, percentOf } from "../../../../client/features/profile/figures.ts";
import { signed } from "../../../../client/features/rating/points.tsx";
import { queryOf } from "../../../../client/net/people-api.ts";

describe("wins compared with the fair share", () => {
  test("are above it by a percentage", () => {
    expect(comparisonOf({ games: 40, wins: 14, fairShare: 10 })).toEqual({ kind: "above", percent: 40 });
  });

  test("are below it by a percentage", () => {
    expect(comparisonOf({ games: 40, wins: 5, fairShare: 10 })).toEqual({ kind: "below", percent: 50 });
  });

  test("count as even if the difference is small", () => {
    expect(comparisonOf({ games: 400, wins: 102, fairShare: 100 })).toEqual({ kind: "even" });
  });

  test("are not compared after a few games", () => {
    expect(comparisonOf({ games: 3, wins: 3, fairShare: 1 })).toEqual({ kind: "few" });
  });

  test("are zero percent of no games", () => {
    expect(percentOf(0, 0)).toBe(0);
  });
});

describe("a search for games", () => {
  test("matches all games without filters", () => {
    expect(queryOf({}, null)).toBe("");
  });

  test("ignores an empty filter", () => {
    expect(queryOf({ edition: "", with: "" }, null)).toBe("");
  });

  test("puts filters into the address, including the filter for lost games", () => {
    expect(queryOf({ edition: "apocalypse:original", players: 4, won: false }, null)).toBe(
      "?edition=apocalypse%3Aoriginal&players=4&won=false",
    );
  });

  test("preserves special characters of a name", () => {
    expect(new URLSearchParams(queryOf({ with: "Mr. & Mrs. Ö" }, null)).get("with")).toBe("Mr. & Mrs. Ö");
  });

  test("requests the next page from the cursor of the last one", () => {
    expect(queryOf({ players: 2 }, "17.x")).toBe("?players=2&before=17.x");
  });
});

test("a change of rating has its sign", () => {
  expect([signed(12), signed(-8), signed(0)]).toEqual(["+12", "−8", "±0"]);
});
