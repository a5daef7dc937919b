import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { build } from "vite";
import { readConfig } from "../../../server/config.ts";
import { secretSeed } from "../../../server/rooms/chance.ts";
import { type RunningServer, startServer } from "../../../server/server.ts";
import { startChromium } from "../../../tools/browser/chromium.ts";

export interface Visit {
  readonly locale?: "en" | "de";
  /** In CSS pixels. */
  readonly size?: { readonly width: number; readonly height: number };
  /** Where to open the page, such as "/t/K7M2PQ". */
  readonly path?: string;
}

export const desktop = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };
export const smallPhone = { width: 320, height: 640 };

/** Where the page is by its own account, which the browser tells us a little later. */
export const pathOf = (page: Page): Promise<string> => page.evaluate(() => location.pathname);

/** The real server with the client as it is now, bots that do not think, and a browser. */
export class Site {
  readonly url: string;
  /** What went wrong in any page. */
  readonly errors: string[] = [];
  /** Seeds of the games to come; a game without one has a secret of its own. */
  readonly #seeds: string[];
  readonly #server: RunningServer;
  readonly #browser: Browser;
  readonly #folder: string;

  private constructor(server: RunningServer, seeds: string[], browser: Browser, folder: string) {
    this.url = server.url;
    this.#seeds = seeds;
    this.#server = server;
    this.#browser = browser;
    this.#folder = folder;
  }

  /** @param env variables of the server that are to be different. */
  static async open(env: Readonly<Record<string, string>> = {}): Promise<Site> {
    const folder = await mkdtemp(join(tmpdir(), "nine-lives-"));
    const browser = await startChromium();
    const clientFolder = join(folder, "client");
    await build({ logLevel: "error", build: { outDir: clientFolder } });
    const config = readConfig({ ...quick, DATA_DIR: folder, ...env });
    if (!config.ok) throw new Error(`wrong variables: ${JSON.stringify(config.error)}`);
    const seeds: string[] = [];
    const newSeed = () => seeds.shift() ?? secretSeed();
    return new Site(await startServer(config.value, { clientFolder, newSeed }), seeds, browser, folder);
  }

  /** The next game is dealt from this seed. */
  dealFrom(seed: string): void {
    this.#seeds.push(seed);
  }

  /** Somebody new, with a storage of their own; motion is reduced, so that nothing has to be waited for. */
  async newPage({ locale = "en", size = desktop, path = "/" }: Visit = {}): Promise<Page> {
    const context = await this.#browser.newContext({ viewport: size, locale, reducedMotion: "reduce" });
    return this.openTab(context, path);
  }

  /** Another tab of the same person. */
  async openTab(context: BrowserContext, path = "/"): Promise<Page> {
    const page = await context.newPage();
    page.on("pageerror", (error) => this.errors.push(error.message));
    // Without a graphics card the canvas renderer is many times faster.
    await page.goto(`${this.url}${path}?renderer=canvas`);
    return page;
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.#server.close();
    await rm(this.#folder, { recursive: true });
  }
}

const quick = {
  HOST: "127.0.0.1",
  PORT: "0",
  LOG_LEVEL: "error",
  BOT_DELAY_MS: "0-0",
  MESSAGES_PER_SECOND: "1000",
  LIMIT_LOOPBACK: "off",
};
