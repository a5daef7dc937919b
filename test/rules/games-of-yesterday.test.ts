import { describe, expect, test } from "vitest";
import { spelled } from "../../shared/fairness/evidence.ts";
import { games } from "../../shared/registry.ts";
import {
  advice,
  changeIn,
  command,
  configsOf,
  gamesOfYesterday,
  recordAnew,
  rulesOf,
  unnamedIn,
} from "../support/yesterday.ts";

const isRecording = process.env["RECORD"] === "1";
describe.each(games.editions.all)("the recorded games of $id", (info) => {
  const rules = rulesOf(info.id);

  if (isRecording) test("are recorded again if the version of the rules was raised", () => recordAnew(info));

  test("use the current rules and cover every number of players, every option and every card", () => {
    const kept = gamesOfYesterday(info.id);
    const older = kept.find(({ record }) => record.rules !== rules);
    if (older)
      expect.fail(`they are of rules ${older.record.rules}, today's are ${rules}. Record games anew: ${command}`);
    const there = kept.map(({ record }) => spelled(record.config));
    const missing = configsOf(info).find((config) => !there.includes(spelled(config)));
    if (missing) expect.fail(`there is none of ${spelled(missing)}. Record it: ${command}`);
    expect(unnamedIn(kept, info)).toEqual([]);
  });

  test("replay today with the same hands, event histories, legal commands and outcome as before", () => {
    const current = gamesOfYesterday(info.id).filter(({ record }) => record.rules === rules);
    const change = current.map(changeIn).find((found) => found !== null);
    if (change !== undefined) expect.fail(`${change}\n${advice(info.id)}`);
  });
});
