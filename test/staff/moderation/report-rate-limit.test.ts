import { expect, test } from "vitest";
import { Reports } from "../../../server/staff/moderation/reports.ts";
import { fail } from "../../../shared/core/result.ts";
import { ManualTimers } from "../../support/timers.ts";

test("each player may file five reports a minute independently of other players", async () => {
  const timers = new ManualTimers();
  const reports = new Reports({ db: { change: () => Promise.reject(new Error("no database here")) }, timers });
  const accused = { id: "bob", name: "Bob", avatar: "cat", who: 2 };
  const more = { accused, words: "", line: null, roomId: "room", stretch: null, lines: [] };
  const file = (reporter: string) =>
    reports.file({ reporter, reason: "spam", ...more }).catch(() => "reaches the database");
  const several = async (times: number) => {
    const answers: unknown[] = [];
    for (let time = 0; time < times; time += 1) answers.push(await file("ann"));
    return answers;
  };
  const five = Array.from({ length: 5 }, () => "reaches the database");
  expect(await several(6)).toEqual([...five, fail("too-fast")]);
  expect(await file("cleo")).toBe("reaches the database");
  timers.pass(60_000);
  expect(await several(6)).toEqual([...five, fail("too-fast")]);
});
