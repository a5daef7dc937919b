import { beforeEach, expect, test, vi } from "vitest";
import { setLanguage } from "../../../../client/app/i18n.ts";
import { deviceName } from "../../../../client/features/account/texts.ts";

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: {} });
  setLanguage("de");
  return () => {
    // Other files in the same process expect English.
    setLanguage("en");
    vi.unstubAllGlobals();
  };
});

test.each([
  ["Firefox on Linux", "Firefox auf Linux"],
  ["Samsung Internet on Android", "Samsung Internet auf Android"],
  ["Linux", "Linux"],
])("the device %s is named %s for German readers", (label, name) => {
  expect(deviceName(label)).toBe(name);
});
