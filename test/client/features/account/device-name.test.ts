import { beforeEach, expect, test } from "vitest";
import { setLanguage } from "../../../../client/app/i18n.ts";
import { deviceName } from "../../../../client/features/account/texts.ts";

beforeEach(async () => {
  await setLanguage("de");
  // Other files in the same process expect English.
  return () => setLanguage("en");
});

test.each([
  ["Firefox on Linux", "Firefox auf Linux"],
  ["Samsung Internet on Android", "Samsung Internet auf Android"],
  ["Linux", "Linux"],
])("the device %s is named %s for German readers", (label, name) => {
  expect(deviceName(label)).toBe(name);
});
