import { beforeEach, expect, test } from "vitest";
import { setLanguage } from "../../../../client/app/i18n.ts";
import { agoText, spanText } from "../../../../client/features/admin/texts.ts";

beforeEach(async () => {
  await setLanguage("en");
});

const minute = 60_000;

test.each([
  [0, "0 sec"],
  [59_999, "59 sec"],
  [minute, "1 min"],
  [72 * 60 * minute, "3 days"],
  [30 * 24 * 60 * minute, "30 days"],
])("a span of %i ms is formatted in its largest unit", (ms, expected) => {
  expect(spanText(ms)).toBe(expected);
});

test("a span is formatted in words if there is space", () => {
  expect(spanText(60 * minute, "long")).toBe("1 hour");
});

test("a past time is formatted as the elapsed time", () => {
  expect(agoText(10 * minute, 15 * minute)).toBe("5 min. ago");
});

test("a time from a server with a fast clock is never formatted as a future time", () => {
  expect(agoText(20 * minute, 15 * minute)).toBe("0 sec. ago");
});
