import type { Page } from "playwright-core";
import { startChromium } from "../browser/chromium.ts";
import type { Engine, EngineOptions, EngineWindow } from "./engine.ts";

export async function openChromium({ forcedColors = false }: EngineOptions): Promise<Engine> {
  const browser = await startChromium();
  return {
    name: "chromium",
    version: browser.version(),
    async open(viewport) {
      const context = await browser.newContext({
        viewport,
        hasTouch: true,
        reducedMotion: "reduce",
        forcedColors: forcedColors ? "active" : "none",
      });
      return windowOf(await context.newPage());
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
  evaluate: (expression) => page.evaluate(expression),
  click: (x, y) => page.mouse.click(x, y),
  tap: (x, y) => page.touchscreen.tap(x, y),
  key: (name) => page.keyboard.press(name),
  close: () => page.context().close(),
});
