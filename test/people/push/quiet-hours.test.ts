import { expect, test } from "vitest";
import { isQuiet, isTimeZone } from "../../../server/people/push/quiet-hours.ts";

const at = (text: string): number => Date.parse(text);
const night = { from: 22 * 60, to: 7 * 60 + 30, timeZone: "Europe/Berlin" };

test.each([
  ["2026-01-10T21:00:00Z", true],
  ["2026-01-10T20:59:00Z", false],
  ["2026-01-11T06:29:00Z", true],
  ["2026-01-11T06:30:00Z", false],
  // Summer time.
  ["2026-07-10T20:00:00Z", true],
  ["2026-07-11T05:30:00Z", false],
])("at %s quiet hours from 22:00 to 7:30 in Berlin: %s", (text, isNight) => {
  expect(isQuiet(night, at(text))).toBe(isNight);
});

test("quiet hours within one day end on that day", () => {
  const lunch = { from: 12 * 60, to: 13 * 60, timeZone: "UTC" };
  expect(["11:59", "12:00", "12:59", "13:00"].map((time) => isQuiet(lunch, at(`2026-01-10T${time}:00Z`)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test("quiet hours that begin when they end are none", () => {
  expect(isQuiet({ from: 60, to: 60, timeZone: "UTC" }, at("2026-01-10T01:00:00Z"))).toBe(false);
});

test("only real time zones are accepted", () => {
  expect(["Europe/Berlin", "UTC", "Atlantis/Center", ""].map(isTimeZone)).toEqual([true, true, false, false]);
});
