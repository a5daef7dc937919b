import axe from "axe-core";
import { Choices, letterChoices } from "../../test/browser/support/choices.ts";
import { german } from "../../test/browser/support/vocabulary.ts";
import type { Engine, EngineName, EngineOptions, EngineWindow, PageSize } from "./engine.ts";
import { run } from "./engine.ts";
import { pressNamed, sees } from "./page.ts";
import { playGame } from "./robot.ts";

/** Promise of the page that holds in every engine. */
export interface Claim {
  readonly title: string;
  /** @throws if it does not hold. */
  readonly check: (visit: Visit) => Promise<void>;
}

/** Opens a page of the server in a new window, for a new visitor. */
export type Visit = (path: string, size?: PageSize) => Promise<EngineWindow>;

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

interface Variant {
  readonly engines: readonly EngineName[];
  readonly name: string;
  readonly options: EngineOptions;
  readonly query: string;
  readonly claims: readonly Claim[];
}

/** Without a graphics card the canvas renderer is many times faster. */
const usualQuery = "?renderer=canvas";

/** Windows of an engine at a server. */
export const visitsOf =
  (engine: Engine, url: string, query = usualQuery): Visit =>
  async (path, size = desktop) => {
    const window = await engine.open(size);
    await window.goto(`${url}${path}${query}`);
    await run(window, countErrors, null);
    return window;
  };

/** Pages with one of their texts. */
const pages = { "/": "Play with bots", "/how-to-play": "How to play", "/create": "Create the table" };

async function startWithBots(window: EngineWindow): Promise<void> {
  await pressNamed(window, "2");
  await pressNamed(window, "Play with bots");
}

const wholeGame: Claim = {
  title: "a player plays a game with the mouse, sees the result verified and watches the replay",
  async check(visit) {
    const window = await visit("/");
    await startWithBots(window);
    await playGame(window, "click");
    await sees(window, "Verified");
    await pressNamed(window, "Watch the replay");
    await sees(window, "What happened");
    await expectNoErrors(window);
    await window.close();
  },
};

const access: Claim = {
  title: "axe finds no problem on the start page, the rules and a new table",
  async check(visit) {
    for (const [path, text] of Object.entries(pages)) {
      const window = await visit(path);
      await sees(window, text);
      expectSame(await window.evaluate(`(() => { ${axe.source}; return axe.run().then(${idsOf.toString()}); })()`), []);
      await window.close();
    }
  },
};

/** Claims about a usual browser. */
export const claims: readonly Claim[] = [
  wholeGame,
  {
    title: "a player plays a game of Love Letter",
    async check(visit) {
      const window = await visit("/");
      await pressNamed(window, "Love Letter");
      await startWithBots(window);
      await playGame(window, "click", letterChoices);
      await sees(window, "Verified");
      await expectNoErrors(window);
      await window.close();
    },
  },
  {
    title: "a player plays a game with the keyboard",
    async check(visit) {
      const window = await visit("/");
      await startWithBots(window);
      await playGame(window, "key");
      await sees(window, "Verified");
      await window.close();
    },
  },
  {
    title: "a player plays a game on a phone by touch, or by clicks where the driver has no touch screen",
    async check(visit) {
      const window = await visit("/", phone);
      await startWithBots(window);
      await playGame(window, "tap");
      await sees(window, "Verified");
      await window.close();
    },
  },
  {
    title: "a reload amid the game brings the same hand back",
    async check(visit) {
      const window = await visit("/");
      await startWithBots(window);
      const isOnTurn = (names: readonly { readonly name: string }[]) =>
        names.some(({ name }) => name.startsWith("DRAW"));
      await playGame(window, "click", new Choices(), (enabled) => !isOnTurn(enabled));
      const before = await run(window, handOf, null);
      await window.reload();
      await playGame(window, "click", new Choices(), (enabled) => !isOnTurn(enabled));
      expectSame(await run(window, handOf, null), before);
      await playGame(window, "click");
      await sees(window, "Verified");
      await window.close();
    },
  },
  {
    title: "settings and language outlast a reload, and a game goes on in German",
    async check(visit) {
      const window = await visit("/");
      await pressNamed(window, "Settings");
      await pressNamed(window, "Large text");
      await pressNamed(window, "Deutsch");
      await pressNamed(window, "Schließen");
      const before = await run(window, settingsOf, null);
      await window.reload();
      expectSame(await run(window, settingsOf, null), before);
      await pressNamed(window, "2");
      await pressNamed(window, "Gegen Bots");
      await playGame(window, "click", new Choices(german));
      await sees(window, "Geprüft");
      await window.close();
    },
  },
  access,
];

/** Claims about browsers with other abilities or settings. */
export const variants: readonly Variant[] = [
  {
    engines: ["webkit"],
    name: "without WebGL",
    options: { webgl: false },
    // The table chooses its renderer itself.
    query: "",
    claims: [wholeGame],
  },
  {
    engines: ["chromium", "firefox"],
    name: "in forced colours",
    options: { forcedColors: true },
    query: usualQuery,
    claims: [wholeGame, access],
  },
];

/** Runs in the page: lists all later errors and violations of the content policy. */
function countErrors(): void {
  const errors: string[] = [];
  Object.assign(window, { errorsOfPage: errors });
  addEventListener("error", ({ message }) => errors.push(message));
  addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)));
  addEventListener("securitypolicyviolation", ({ violatedDirective }) => errors.push(violatedDirective));
}

async function expectNoErrors(window: EngineWindow): Promise<void> {
  expectSame(await window.evaluate("window.errorsOfPage"), []);
}

/** Runs in the page. */
function handOf(): string[] {
  const cards = document.querySelectorAll('.spots [data-group="hand"] button');
  return Array.from(cards, (card) => (card.getAttribute("aria-label") ?? "").replace(/,.*/, "")).sort();
}

/** Runs in the page: returns the stored settings, without the token, which is renewed. */
function settingsOf(): string[] {
  return Object.entries(localStorage)
    .filter(([name]) => !name.endsWith("token"))
    .map((entry) => entry.join("="))
    .sort();
}

/** Runs in the page. */
function idsOf({ violations }: { readonly violations: readonly { readonly id: string }[] }): string[] {
  return violations.map(({ id }) => id);
}

/** @throws if two values differ as JSON. */
function expectSame(got: unknown, expected: unknown): void {
  const [is, must] = [got, expected].map((value) => JSON.stringify(value));
  if (is !== must) throw new Error(`expected ${must}, got ${is}`);
}
