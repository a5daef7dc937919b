import type { Browser, Page } from "playwright-core";
import { type PreviewServer, preview } from "vite";
import { startChromium } from "../../../tools/browser/chromium.ts";
import { atRest, holdClock, watchTraffic } from "./at-rest.ts";
import { builtPage, galleryConfig } from "./builds.ts";
import { watchTexts } from "./cut-off.ts";
import { desktop, type Visit } from "./site.ts";

/** Shows the lab's examples in a real browser, without a server. */
export class Gallery {
  /** Errors of all pages. */
  readonly errors: string[] = [];
  readonly #browser: Browser;
  readonly #preview: PreviewServer;
  /** Page for all visits. A used page opens the next table three times as fast as a new page. */
  #visited: Page | null = null;
  #example = "";

  private constructor(browser: Browser, server: PreviewServer) {
    this.#browser = browser;
    this.#preview = server;
  }

  static async open(): Promise<Gallery> {
    const browser = await startChromium();
    const server = await preview({
      ...galleryConfig,
      build: { outDir: await builtPage("gallery") },
      preview: { host: "127.0.0.1", port: 0 },
    });
    return new Gallery(browser, server);
  }

  /**
   * Opens a table at rest. Its time advances only by `page.clock`. `play` starts an event, and its animation can be
   * inspected at any time.
   */
  async watch(event: string, { locale = "en", size }: Visit, motion: "full" | "less"): Promise<Page> {
    const context = await this.#browser.newContext({ ...(size && { viewport: size }), locale });
    const page = await context.newPage();
    watchTraffic(page);
    page.on("pageerror", (error) => this.errors.push(`${event}: ${error.message}`));
    const start = new Date("2026-01-01T12:00:00Z").getTime();
    await page.clock.install({ time: start });
    const [url = ""] = this.#preview.resolvedUrls?.local ?? [];
    await page.goto(`${url}stage.html?event=${event}&motion=${motion}&renderer=canvas`);
    await page.clock.pauseAt(start + 60_000);
    holdClock(page);
    await atRest(page);
    return page;
  }

  /** Opens a table with running time. `postMessage("play")` starts the event. */
  async live(event: string): Promise<Page> {
    const page = await this.#browser.newPage({ viewport: { width: 1280, height: 720 } });
    const [url = ""] = this.#preview.resolvedUrls?.local ?? [];
    await page.goto(`${url}stage.html?event=${event}&motion=full&renderer=canvas`);
    await page.locator("[data-group=hand] button").first().waitFor();
    return page;
  }

  /**
   * Opens a table at rest with a fixed date and without storage. All visits share one page, so the next visit ends this
   * one.
   * @param view of a phone beside a screen, or of that screen; by default that of a player alone.
   */
  async visit(
    example: string,
    { locale = "en", size = desktop }: Visit,
    view: "alone" | "hand" | "screen" = "alone",
  ): Promise<Page> {
    this.#example = example;
    this.#visited ??= await this.#newVisited();
    const page = this.#visited;
    await page.setViewportSize(size);
    // The pointer of the last visit would hover above this table.
    await page.mouse.move(-1, -1);
    const [url = ""] = this.#preview.resolvedUrls?.local ?? [];
    await page.goto(`${url}stage.html?example=${example}&lang=${locale}&view=${view}&renderer=canvas`);
    await atRest(page);
    return page;
  }

  /** Makes the next visit use a new page, because a moved clock cannot go back. */
  async leave(): Promise<void> {
    await this.#visited?.context().close();
    this.#visited = null;
  }

  async #newVisited(): Promise<Page> {
    const context = await this.#browser.newContext({ reducedMotion: "reduce" });
    const page = await context.newPage();
    watchTraffic(page);
    page.on("pageerror", (error) => this.errors.push(`${this.#example}: ${error.message}`));
    await page.clock.setFixedTime(new Date("2026-01-01T12:00:00Z"));
    await page.addInitScript(() => localStorage.clear());
    await page.addInitScript(watchTexts);
    return page;
  }

  /** Returns the share of pixels that clearly differ between two pictures of one size, 0 to 1. */
  async difference(one: Buffer, other: Buffer): Promise<number> {
    const page = await this.#browser.newPage();
    const share = await page.evaluate(differentPixels, [one.toString("base64"), other.toString("base64")] as const);
    await page.close();
    return share;
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.#preview.close();
  }
}

/** Starts the event. @returns its time by the page's own clock, in ms. */
export const play = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener("message", () => resolve(Date.now()), { once: true });
        postMessage("play");
      }),
  );

/** Runs in the page. */
async function differentPixels(pictures: readonly [string, string]): Promise<number> {
  const pixels = async (picture: string): Promise<Uint8ClampedArray> => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
    if (pen === null) throw new Error("this browser does not support 2d canvases");
    pen.drawImage(image, 0, 0);
    return pen.getImageData(0, 0, image.width, image.height).data;
  };
  const [one, other] = await Promise.all([pixels(pictures[0]), pixels(pictures[1])]);
  let different = 0;
  for (let i = 0; i < one.length; i += 4) {
    if ([0, 1, 2].some((channel) => Math.abs((one[i + channel] ?? 0) - (other[i + channel] ?? 0)) > 48)) different += 1;
  }
  return different / (one.length / 4);
}
