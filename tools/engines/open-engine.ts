import { openChromium } from "./chromium.ts";
import type { Engine, EngineName, EngineOptions } from "./engine.ts";
import { openFirefox } from "./firefox.ts";
import { openWebKit } from "./webkit.ts";

const openers: Readonly<Record<EngineName, (options: EngineOptions) => Promise<Engine>>> = {
  chromium: openChromium,
  firefox: openFirefox,
  webkit: openWebKit,
};

/** Starts an engine. @throws MissingProgram if it is not installed. */
export const openEngine = (name: EngineName, options: EngineOptions = {}): Promise<Engine> => openers[name](options);
