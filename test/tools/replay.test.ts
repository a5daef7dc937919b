import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { writeReplayFile } from "../../shared/replays/replay-file.ts";
import { newFolder } from "../support/app.ts";
import { recordedGame } from "../support/records.ts";
import { run } from "./run.ts";

const folder = newFolder();
const { record, outcome } = recordedGame("original", 3, "a story");
const text = writeReplayFile(record, outcome);

const { deal } = record;
const otherSecret = { ...deal, secret: deal.commitment };
const otherPart = { ...deal, parts: deal.parts.map((part) => ({ ...part, entropy: deal.secret })) };

function fileWith(content: string): string {
  const path = join(folder, "game.json");
  writeFileSync(path, content);
  return path;
}

describe("npm run replay", () => {
  test("prints the players, and all events including the hidden cards", async () => {
    const { code, out } = await run("replay", fileWith(text));
    const lines = out.trimEnd().split("\n");
    expect(code).toBe(0);
    expect(lines[0]).toMatch(/^original · Ann, Bob \(bot\), Cat \(bot\) · 2026-11-21 20:14 UTC · \d+ steps$/);
    expect(lines[1]).toMatch(/^Ann: .*Defuse/);
    expect(out).toMatch(/^ *\d+ {4}(Ann|Bob|Cat) drew a card \(.+\)$/m);
    expect(lines.at(-1)).toMatch(/^ *\d+ {4}(Ann|Bob|Cat) won$/);
  });

  test("verifies an unchanged file, and lists the verified facts", async () => {
    const { code, out, err } = await run("replay", "verify", fileWith(text));
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain("the file is unaltered");
    expect(out).toContain(`the deal matches the commitment ${record.deal.commitment}, with the contributions of Ann`);
    expect(out).toContain(`all ${record.steps.length} steps follow the rules of kittens, version ${record.rules}`);
    expect(out).toMatch(/the game ends as recorded, won by (Ann|Bob|Cat)/);
  });

  test.each([
    [1, "altered since it was written: digest: expected", text.replace('"draw"', '"stop"')],
    [
      1,
      "cannot have been played like this: step 1:",
      writeReplayFile({ ...record, steps: record.steps.slice(0, 1) }, outcome),
    ],
    [1, "cannot have been played like this: outcome:", writeReplayFile(record, { winners: [], out: [] })],
    [1, "dealt against its commitments: deal.secret:", writeReplayFile({ ...record, deal: otherSecret }, outcome)],
    [1, "dealt against its commitments: deal.parts of Ann:", writeReplayFile({ ...record, deal: otherPart }, outcome)],
    [2, "no replay of Nine Lives: format: expected nine-lives-replay, got nothing", "meow"],
    [2, "rules that this version does not support", writeReplayFile({ ...record, rules: record.rules + 1 }, outcome)],
  ])("exits with %i and the message %j for a wrong file", async (exitCode, message, content) => {
    const path = fileWith(content);
    const { code, err } = await run("replay", "verify", path);
    expect(code).toBe(exitCode);
    expect(err).toContain(`${path}: `);
    expect(err).toContain(message);
    expect(err.trimEnd().split("\n")).toHaveLength(1);
  });

  test("exits with 2 if the file does not exist", async () => {
    const { code, err } = await run("replay", join(folder, "nothing.json"));
    expect(code).toBe(2);
    expect(err).toContain("nothing.json: cannot be read");
  });
});
