import { beforeEach, expect, test, vi } from "vitest";
import { setLanguage } from "../../../client/i18n.ts";
import { agoText, spanText } from "../../../client/ui/admin/time.ts";

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: {} });
  setLanguage("en");
  return () => vi.unstubAllGlobals();
});

const minute = 60_000;

test.each([
  [0, "0 sec"],
  [59_999, "59 sec"],
  [minute, "1 min"],
  [72 * 60 * minute, "3 days"],
  [30 * 24 * 60 * minute, "30 days"],
])("a span of %i ms is told in its largest unit", (ms, expected) => {
  expect(spanText(ms)).toBe(expected);
});

test("in words it has room for", () => {
  expect(spanText(60 * minute, "long")).toBe("1 hour");
});

test("what was, is told by how long ago it was", () => {
  expect(agoText(10 * minute, 15 * minute)).toBe("5 min. ago");
});

test("a server whose clock is ahead tells nothing of the future", () => {
  expect(agoText(20 * minute, 15 * minute)).toBe("0 sec. ago");
});
