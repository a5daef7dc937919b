import { openChromium } from "./chromium.ts";
import type { Engine, EngineName } from "./engine.ts";
import { openFirefox } from "./firefox.ts";
import { openWebKit } from "./webkit.ts";

const openers: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  chromium: openChromium,
  firefox: openFirefox,
  webkit: () => openWebKit(),
};

/** Starts an engine. @throws MissingProgram if it is not installed. */
export const openEngine = (name: EngineName): Promise<Engine> => openers[name]();
