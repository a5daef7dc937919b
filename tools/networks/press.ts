import type { Browser, Page } from "playwright-core";
import { Player } from "../../test/browser/support/player.ts";
import { tableOf } from "../../test/browser/support/table-of.ts";
import type { BadNetwork } from "./bad-network.ts";
import type { Trouble } from "./troubles.ts";

/** Times of one press, in ms; null for words that the page did not need. */
export interface Figures {
  readonly name: string;
  /** Until the button looked pressed. */
  readonly pressedMs: number;
  /** Until the button said "sent…". */
  readonly sentMs: number | null;
  /** Until the page said that it reconnects. */
  readonly noticeMs: number | null;
  /** From the end of the trouble until the press had counted. */
  readonly answeredMs: number;
}

interface Place {
  readonly browser: Browser;
  readonly network: BadNetwork;
}

/** Draws a card in a game of two through this network. */
export async function press(trouble: Trouble, { browser, network }: Place): Promise<Figures> {
  const page = await onTurn(browser, network.url);
  trouble.begin(network);
  const since = performance.now();
  const pressedMs = await page.evaluate(draw);
  const sent = timeOf(page, '[data-sent]:not([data-sent=""])', since);
  const notice = timeOf(page, "[role=alertdialog]", since);
  await new Promise((resolve) => setTimeout(resolve, trouble.lastsMs));
  trouble.end(network);
  const endedAt = performance.now();
  await page.locator("[data-sent]").waitFor({ state: "detached", timeout: patienceMs });
  const answeredMs = Math.round(performance.now() - endedAt);
  await page.context().close();
  await network.close();
  return { name: trouble.name, pressedMs, sentMs: await sent, noticeMs: await notice, answeredMs };
}

/** Timeout of an answer, in ms. */
const patienceMs = 60_000;

/** Returns a page of a player who may draw. If a game ends before, starts another one. */
async function onTurn(browser: Browser, url: string): Promise<Page> {
  for (;;) {
    const newPage = async ({ path = "/" }) => {
      const page = await browser.newPage({ reducedMotion: "reduce", locale: "en" });
      await page.goto(`${url}${path}?renderer=canvas`);
      return page;
    };
    const [page] = await tableOf({ newPage }, { chairs: 2, people: 1 });
    if (!page) throw new Error("no page at the table");
    const player = new Player(page);
    await player.play((enabled) => !enabled.some(({ name }) => name.startsWith("DRAW")));
    if (!(await player.result.isVisible())) return page;
    await page.context().close();
  }
}

/** Returns when an element appeared, in ms; null if the page is closed before. It looks in every frame. */
const timeOf = (page: Page, selector: string, since: number): Promise<number | null> =>
  page
    .waitForFunction((wanted) => document.querySelector(wanted) !== null, selector, { timeout: 0 })
    .then(
      () => Math.round(performance.now() - since),
      () => null,
    );

/** Runs in the page: presses the button. @returns the time until it looked pressed, in ms. */
function draw(): Promise<number> {
  return new Promise((resolve) => {
    const since = performance.now();
    const observer = new MutationObserver(() => {
      if (!document.querySelector("[data-sent]")) return;
      observer.disconnect();
      resolve(Math.round(performance.now() - since));
    });
    observer.observe(document, { attributes: true, childList: true, subtree: true });
    const buttons = Array.from(document.querySelectorAll<HTMLElement>(".spots button"));
    buttons.find(({ ariaLabel }) => ariaLabel?.startsWith("DRAW"))?.click();
  });
}
