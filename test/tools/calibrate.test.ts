import { describe, expect, test } from "vitest";
import { run } from "./run.ts";

const binsOf = async (...line: readonly string[]) => {
  const { out } = await run("calibrate", "--games", "8", "--rounds", "2", ...line, "--json");
  const { bins } = JSON.parse(out.trimEnd().split("\n").at(-1) ?? "");
  return bins;
};

describe("npm run calibrate", () => {
  test("counts one moment per game for each seat, with the same result for any number of threads", async () => {
    const [one, two] = await Promise.all([binsOf(), binsOf("--threads", "2")]);
    expect(two).toEqual(one);
    const moments = one.reduce((sum: number, bin: { readonly moments: number }) => sum + bin.moments, 0);
    // The first games of the list: `original` with 2 to 5 players, and the next edition.
    expect(moments).toBeGreaterThan(8 * 2);
  });

  test("plays only the chosen edition, with every number of players", async () => {
    const bins: readonly { readonly moments: number }[] = await binsOf("--edition", "imploding");
    const moments = bins.reduce((sum, bin) => sum + bin.moments, 0);
    expect(moments).toBe(2 + 3 + 4 + 5 + 6 + 2 + 3 + 4);
  });

  test("exits with 2 for a wrong argument", async () => {
    expect((await run("calibrate", "--games", "many")).code).toBe(2);
  });
});
