import { expect, test } from "vitest";
import { run } from "./run.ts";

test("npm run pace reports at least a quarter of own time at the usual delays, as one JSON object", async () => {
  const { code, out } = await run("pace", "--games", "12", "--json");
  const report = JSON.parse(out);
  expect(code).toBe(0);
  expect(report).toMatchObject({ edition: "original", games: 12, share: expect.any(Number) });
  expect(report.share).toBeGreaterThanOrEqual(0.25);
});
