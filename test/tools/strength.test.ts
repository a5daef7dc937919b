import { expect, test } from "vitest";
import { run } from "./run.ts";

test("npm run strength writes a row for the expert and the oracle, and ends with one JSON object", async () => {
  const line = ["--games", "2", "--edition", "love-letter", "--players", "2", "--threads", "2", "--json"];
  const { code, out } = await run("strength", ...line);
  const lines = out.trimEnd().split("\n");
  expect(code).toBe(0);
  expect(lines[2]).toMatch(/^\| `love-letter` \| 2 \| expert \| 2 \| 50\.0 % \| \d+\.0 ± \d+\.\d % \|/);
  expect(lines[3]).toMatch(/^\| `love-letter` \| 2 \| oracle \|/);
  expect(JSON.parse(lines.at(-1) ?? "").rows).toMatchObject([
    { edition: "love-letter", players: 2, bot: "expert", games: 2, fairShare: 0.5 },
    { edition: "love-letter", players: 2, bot: "oracle" },
  ]);
});

test("npm run strength exits with 2 for a number of seats that the edition does not have", async () => {
  const { code, err } = await run("strength", "--games", "1", "--edition", "original", "--players", "9");
  expect(code).toBe(2);
  expect(err).toBe("error: option '--players': expected one of 2, 3, 4, 5, got 9\n");
});
