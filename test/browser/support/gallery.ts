import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import preact from "@preact/preset-vite";
import type { Browser, Page } from "playwright-core";
import { build, type PreviewServer, preview } from "vite";
import { startChromium } from "../../../tools/browser/chromium.ts";
import { phaserParts } from "../../../tools/vite/phaser.ts";
import type { Visit } from "./site.ts";

/** The table at moments that are set up by hand, in a real browser and without a server. */
export class Gallery {
  /** What went wrong in any page. */
  readonly errors: string[] = [];
  readonly #browser: Browser;
  readonly #preview: PreviewServer;
  readonly #folder: string;

  private constructor(browser: Browser, server: PreviewServer, folder: string) {
    this.#browser = browser;
    this.#preview = server;
    this.#folder = folder;
  }

  static async open(): Promise<Gallery> {
    const folder = await mkdtemp(join(tmpdir(), "nine-lives-gallery-"));
    const root = join(import.meta.dirname, "../../../client/lab");
    const common = { configFile: false, root, logLevel: "error" } as const;
    await build({
      ...common,
      plugins: [preact(), phaserParts()],
      build: { outDir: folder, emptyOutDir: true, rollupOptions: { input: join(root, "stage.html") } },
    });
    const server = await preview({ ...common, build: { outDir: folder }, preview: { host: "127.0.0.1", port: 0 } });
    return new Gallery(await startChromium(), server, folder);
  }

  /**
   * A table whose time only goes on when `page.clock` says so: `postMessage("play")` lets an event happen, and any
   * moment of its motion can be looked at.
   */
  async watch(event: string, { locale = "en", size }: Visit, motion: "full" | "less"): Promise<Page> {
    const context = await this.#browser.newContext({ ...(size && { viewport: size }), locale });
    const page = await context.newPage();
    page.on("pageerror", (error) => this.errors.push(`${event}: ${error.message}`));
    const start = new Date("2026-01-01T12:00:00Z").getTime();
    await page.clock.install({ time: start });
    const [url = ""] = this.#preview.resolvedUrls?.local ?? [];
    await page.goto(`${url}stage.html?event=${event}&motion=${motion}&renderer=canvas`);
    await page.locator(".spots button").first().waitFor();
    await page.clock.pauseAt(start + 60_000);
    return page;
  }

  /** Time stands still, so that no ring moves. */
  async visit(moment: string, { locale = "en", size }: Visit): Promise<Page> {
    const context = await this.#browser.newContext({
      ...(size && { viewport: size }),
      locale,
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    page.on("pageerror", (error) => this.errors.push(`${moment}: ${error.message}`));
    await page.clock.setFixedTime(new Date("2026-01-01T12:00:00Z"));
    const [url = ""] = this.#preview.resolvedUrls?.local ?? [];
    await page.goto(`${url}stage.html?moment=${moment}&renderer=canvas`);
    return page;
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.#preview.close();
    await rm(this.#folder, { recursive: true });
  }
}
