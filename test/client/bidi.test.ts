import { beforeAll, expect, test } from "vitest";
import { t, textsReady } from "../../client/app/i18n.ts";

beforeAll(textsReady);

test("a name from right to left does not reorder the sentence around it", () => {
  expect(t("room.sitsDown", { name: "דנה!" })).toBe(
    t("room.sitsDown", { name: "Zoë" }).replace("Zoë", "\u2068דנה!\u2069"),
  );
});

test("a text shows signs of markup as they were written", () => {
  expect(t("room.sitsDown", { name: "<b>&'" })).toContain("<b>&'");
});
