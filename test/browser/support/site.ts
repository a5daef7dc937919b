import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import type { InlineConfig } from "vite";
import { TestRunner } from "vitest";
import { games } from "../../../server/app/games.ts";
import { type RunningServer, startServer } from "../../../server/app/server.ts";
import { readConfig } from "../../../server/runtime/config/config.ts";
import { randomKey } from "../../../server/runtime/random.ts";
import { systemTimers, type Timers } from "../../../server/runtime/timers.ts";
import type { HostedGames } from "../../../server/tables/games.ts";
import type { Language } from "../../../shared/locales/languages.ts";
import { startChromium } from "../../../tools/browser/chromium.ts";
import { keysFrom } from "../../support/keys.ts";
import { watchTraffic } from "./at-rest.ts";
import { buildClient, builtPage } from "./builds.ts";

export interface Visit {
  readonly locale?: Language;
  /** In CSS pixels. */
  readonly size?: { readonly width: number; readonly height: number };
  /** Whether the screen is a touch screen. */
  readonly touch?: boolean;
  /** Whether animations are enabled. By default they are not, so that tests need not wait. */
  readonly moves?: boolean;
  /** Whether the service worker runs. Its requests bypass `page.route`. */
  readonly installed?: boolean;
  /** Whether the page may run scripts; by default it may. */
  readonly scripts?: boolean;
  /** Runs in the page before its scripts, such as to remove functions of the browser. */
  readonly prepare?: () => void;
  /** Address to open, such as "/t/K7M2PQ". */
  readonly path?: string;
  /** Whether the test may advance the page's time. */
  readonly clock?: boolean;
  /** Origin of a proxy before the server; by default there is none. */
  readonly origin?: string;
}

export const desktop = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };
export const smallPhone = { width: 320, height: 640 };

/** Timeout of page actions, long enough for a busy machine; in ms. */
const patience = 60_000;

/** Asks the page for its own address, because the browser reports it later. */
export const pathOf = (page: Page): Promise<string> => page.evaluate(() => location.pathname);

interface OtherGames {
  readonly hosts: HostedGames;
  readonly page: InlineConfig;
}

/** The real server with the current client, bots without a delay, and a browser. */
export class Site {
  readonly url: string;
  /** Errors of all pages. */
  readonly errors: string[] = [];
  /** Secrets of the server for the next games. A game without one gets a random secret. */
  readonly #secrets: string[];
  readonly #server: RunningServer;
  readonly #browser: Browser;
  readonly #folder: string;

  private constructor(server: RunningServer, secrets: string[], browser: Browser, folder: string) {
    // Passkeys work at this name, and not at the machine's number.
    this.url = server.url.replace("127.0.0.1", "localhost");
    this.#secrets = secrets;
    this.#server = server;
    this.#browser = browser;
    this.#folder = folder;
  }

  /**
   * @param env variables of the server that differ from the usual ones.
   * @param timers timers of the server.
   * @param other a server with other games, and its page, which is built for it.
   */
  static async open(
    env: Readonly<Record<string, string>> = {},
    timers: Timers = systemTimers,
    other: OtherGames | null = null,
  ): Promise<Site> {
    const folder = await mkdtemp(join(tmpdir(), "nine-lives-"));
    const browser = await startChromium();
    const clientFolder = other ? join(folder, "client") : await builtPage("client");
    if (other) await buildClient(clientFolder, other.page);
    const config = readConfig({ ...quick, DATA_DIR: folder, ...env });
    if (!config.ok) throw new Error(`wrong variables: ${JSON.stringify(config.error)}`);
    const secrets: string[] = [];
    const newSecret = () => secrets.shift() ?? randomKey();
    const newBotSecret = keysFrom("bots");
    return new Site(
      await startServer(config.value, { games: other?.hosts ?? games, clientFolder, newSecret, newBotSecret, timers }),
      secrets,
      browser,
      folder,
    );
  }

  /** Deals the next game from this secret of the server. Pages that join from now on contribute zeros. */
  dealFrom(secret: string): void {
    this.#secrets.push(secret);
  }

  /** A new player with their own storage. */
  async newPage({
    locale = "en",
    size = desktop,
    touch = false,
    moves = false,
    installed = false,
    scripts = true,
    prepare,
    path = "/",
    clock = false,
    origin = this.url,
  }: Visit = {}): Promise<Page> {
    const context = await this.#browser.newContext({
      viewport: size,
      locale,
      hasTouch: touch,
      javaScriptEnabled: scripts,
      reducedMotion: moves ? "no-preference" : "reduce",
      serviceWorkers: installed ? "allow" : "block",
    });
    if (clock) await context.clock.install();
    await context.addInitScript(reportViolations);
    if (prepare) await context.addInitScript(prepare);
    if (this.#secrets.length > 0) await context.addInitScript(addNothing);
    return this.openTab(context, path, origin);
  }

  /** Another tab of the same player. */
  async openTab(context: BrowserContext, path = "/", origin = this.url): Promise<Page> {
    const page = await context.newPage();
    watchTraffic(page);
    page.setDefaultTimeout(patience);
    page.on("pageerror", (error) => this.errors.push(error.message));
    // Without a graphics card the canvas renderer is many times faster.
    await page.goto(`${origin}${path}?renderer=canvas`);
    return page;
  }

  /** Closes all pages, because open ones slow down the next test. After a failure it prints what they show. */
  async closePages(): Promise<void> {
    const contexts = this.#browser.contexts();
    if (TestRunner.getCurrentTest()?.result?.state === "fail")
      for (const page of contexts.flatMap((context) => context.pages())) await printPage(page);
    for (const context of contexts) await context.close();
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.#server.close();
    await rm(this.#folder, { recursive: true });
  }
}

async function printPage(page: Page): Promise<void> {
  const shown = await page.ariaSnapshot({ timeout: 5000 }).catch((error: unknown) => String(error));
  console.error(`The page ${page.url()} showed:\n${shown}`);
}

/**
 * Runs in the page: replaces its contribution with zeros. These are the only 32 random bytes that the page requests.
 */
function addNothing(): void {
  const random = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) =>
    array instanceof Uint8Array && array.length === 32 ? array.fill(0) : random(array);
}

const quick = {
  HOST: "127.0.0.1",
  PORT: "0",
  LOG_LEVEL: "error",
  BOT_DELAY_MS: "0-0",
  MESSAGES_PER_SECOND: "1000",
  LIMIT_LOOPBACK: "off",
};

/** Runs in the page: makes a violation of the content policy an error of the page. */
function reportViolations(): void {
  addEventListener("securitypolicyviolation", ({ blockedURI, violatedDirective }) =>
    reportError(new Error(`${violatedDirective} forbids ${blockedURI}`)),
  );
}
