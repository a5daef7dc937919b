import { describe, expect, test } from "vitest";
import { canonicalJson } from "../../shared/fairness/transcript.ts";
import { games } from "../../shared/registry.ts";
import {
  advice,
  command,
  configsOf,
  findDifference,
  goldenGames,
  recordAnew,
  rulesOf,
  unnamedIn,
} from "../support/golden-games.ts";

const isRecording = process.env["RECORD"] === "1";
describe.each(games.editions.all)("the recorded games of $id", (info) => {
  const rules = rulesOf(info.id);

  if (isRecording) test("are recorded again if the version of the rules was raised", () => recordAnew(info));

  test("use the current rules and cover every number of players, every option and every card", () => {
    const kept = goldenGames(info.id);
    const older = kept.find(({ record }) => record.rules !== rules);
    if (older)
      expect.fail(`they are of rules ${older.record.rules}, today's are ${rules}. Record games anew: ${command}`);
    const there = kept.map(({ record }) => canonicalJson(record.config));
    const missing = configsOf(info).find((config) => !there.includes(canonicalJson(config)));
    if (missing) expect.fail(`there is none of ${canonicalJson(missing)}. Record it: ${command}`);
    expect(unnamedIn(kept, info)).toEqual([]);
  });

  test("replay today with the same hands, event histories, legal commands and outcome as before", () => {
    const current = goldenGames(info.id).filter(({ record }) => record.rules === rules);
    const change = current.map(findDifference).find((found) => found !== null);
    if (change !== undefined) expect.fail(`${change}\n${advice(info.id)}`);
  });
});
