import { launch, type Page } from "puppeteer-core";
import { requireProgram } from "../processes/missing-program.ts";
import type { Engine, EngineOptions, EngineWindow } from "./engine.ts";

/** @throws MissingProgram without Firefox. */
export const findFirefox = (): string => requireProgram("firefox-esr", "Firefox", "firefox-esr");

/** Preferences of a player who prefers reduced motion, so that no robot waits for animations. */
const preferences = { "ui.prefersReducedMotion": 1, "intl.accept_languages": "en" };

/** Preference of a player with a system that replaces the colours of all pages. */
const ownColors = { "browser.display.document_color_use": 2 };

/** Starts Firefox, which speaks WebDriver BiDi. */
export async function openFirefox({ forcedColors = false }: EngineOptions): Promise<Engine> {
  const browser = await launch({
    browser: "firefox",
    executablePath: findFirefox(),
    extraPrefsFirefox: { ...preferences, ...(forcedColors && ownColors) },
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  return {
    name: "firefox",
    version: (await browser.version()).replace(/^.*\//, ""),
    async open(size) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(size);
      return windowOf(page);
    },
    close: () => browser.close(),
  };
}

const windowOf = (page: Page): EngineWindow => ({
  async goto(url) {
    await page.goto(url);
  },
  async reload() {
    await page.reload();
  },
  evaluate: <Result>(expression: string) => page.evaluate<[], () => Result>(expression),
  click: (x, y) => page.mouse.click(x, y),
  tap: (x, y) => page.touchscreen.tap(x, y),
  key: (name) => page.keyboard.press(name),
  close: () => page.browserContext().close(),
});
