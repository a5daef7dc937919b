import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { firstDrawExplodes } from "../support/deals.ts";
import { Authenticator } from "./support/passkeys.ts";
import { newAccount, unconfirmedAccount } from "./support/people.ts";
import { Player } from "./support/player.ts";
import { Site, type Visit } from "./support/site.ts";
import { countSounds } from "./support/sounds.ts";
import { tableOf } from "./support/table-of.ts";

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});

afterEach(() => site.closePages());

afterAll(async () => {
  await site.close();
  expect(site.errors).toEqual([]);
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function pressEscape(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await page.keyboard.press("Escape");
}

describe("a sheet that must stay", () => {
  test("is still there after Escape was pressed three times: the name of an invited guest", async () => {
    const host = await site.newPage({ path: "/create" });
    await button(host, "Create the table").click();
    await host.getByRole("heading", { name: "Your table" }).waitFor();
    const { pathname } = new URL(host.url());
    const guest = await site.newPage({ path: pathname });
    const name = guest.getByRole("textbox", { name: "Name" });
    await name.waitFor();
    await pressEscape(guest, 3);
    expect(await name.isVisible()).toBe(true);
  });

  test("shows new recovery codes until the player confirms them, also after Escape, Back and a reload", async () => {
    const { page } = await unconfirmedAccount(site);
    const codes = page.locator(".recovery-codes li");
    const shown = await codes.allInnerTexts();
    await pressEscape(page, 2);
    expect(await codes.allInnerTexts()).toEqual(shown);
    await page.reload();
    await codes.first().waitFor();
    expect(await codes.allInnerTexts()).toEqual(shown);
    await button(page, "I’ve saved them").click();
    await codes.first().waitFor({ state: "detached" });
    await page.reload();
    await page.getByRole("link", { name: "How to play" }).first().waitFor();
    expect(await codes.count()).toBe(0);
  });
});

test("a page without the clipboard API copies the link of a table", async () => {
  const page = await site.newPage({ path: "/create" });
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await button(page, "Create the table").click();
  await button(page, "Copy link").click();
  await page.getByText("Link copied").waitFor();
});

test("a browser that refuses passkeys at once is named as the reason, with another way", async () => {
  const page = await site.newPage();
  await page.evaluate(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await page.getByRole("button", { name: "Sign in" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Use my passkey" }).click();
  await page.getByRole("alert").getByText("This browser doesn’t offer passkeys here").waitFor();
});

test("single keys can be switched off, for players who dictate", async () => {
  const [page] = await tableOf(site, { chairs: 2, people: 1 });
  if (!page) throw new Error("the table has no host");
  const reactions = page.locator("[aria-keyshortcuts=r]");
  await reactions.waitFor();
  await page.keyboard.press("?");
  await page.getByRole("heading", { name: "Keyboard shortcuts" }).waitFor();
  await page.keyboard.press("Escape");
  await button(page, "Menu").click();
  await button(page, "Settings").click();
  await page.getByRole("switch", { name: "Single keys" }).uncheck();
  await button(page, "Close").click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await reactions.count()).toBe(0);
  await page.keyboard.type("dr?");
  await page.keyboard.press("Escape");
  expect(
    await page
      .getByRole("dialog")
      .or(page.getByRole("region", { name: "Reactions" }))
      .count(),
  ).toBe(0);
});

/** Runs in the page: replaces all texts as the translation of a browser does. */
function translateAll(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement("font");
    font.append(`~${text.data}`);
    text.replaceWith(font);
  }
}

test("a page that the browser translates shows all later changes", async () => {
  const page = await site.newPage({ path: "/create" });
  await button(page, "Create the table").click();
  const taken = page.locator(".seats .between .soft");
  await page.getByText(/^1 of \d taken$/).waitFor();
  await page.evaluate(translateAll);
  expect(await taken.innerText()).toMatch(/^~1 of \d taken$/);
  const addBot = page.getByRole("button", { name: "Add a bot" }).first();
  await addBot.click();
  await expect.poll(() => taken.innerText()).toMatch(/^2 of \d taken$/);
  await page.evaluate(translateAll);
  await page.getByRole("button", { name: /^Remove/ }).click();
  await expect.poll(() => taken.innerText()).toMatch(/^1 of \d taken$/);
});

test("a code that is composed on a keyboard is left alone until it is complete", async () => {
  const page = await site.newPage();
  const field = page.getByRole("textbox", { name: "Join by code" });
  await field.click();
  const devtools = await page.context().newCDPSession(page);
  for (const text of ["k", "k7", "k7m"])
    await devtools.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  expect(await field.inputValue()).toBe("k7m");
  await devtools.send("Input.insertText", { text: "k7m" });
  expect(await field.inputValue()).toBe("K7M");
});

test("a browser that forbids all storage finds its table again from the start page", async () => {
  const page = await site.newPage({
    prepare: () => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("no", "SecurityError");
          },
        });
    },
  });
  await page.getByText("Create a table").click();
  await button(page, "Create the table").click();
  await page.getByRole("heading", { name: "Your table" }).waitFor();
  await page.goBack();
  await page.getByText(/^Your chair/).waitFor();
});

/** Runs in the page: removes what the oldest browsers of `browserslist` lack. */
function removeYoungApis(): void {
  const missing: readonly (readonly [object, readonly string[]])[] = [
    [Promise, ["withResolvers", "try"]],
    [Array, ["fromAsync"]],
    [Array.prototype, ["toSorted", "toReversed", "toSpliced", "with"]],
    [Uint8Array, ["fromBase64", "fromHex"]],
    [Uint8Array.prototype, ["toBase64", "toHex"]],
    [Object.getPrototypeOf(Uint8Array.prototype), ["toSorted", "toReversed", "with"]],
    [Object, ["groupBy"]],
    [Map, ["groupBy"]],
    [
      Set.prototype,
      ["union", "intersection", "difference", "symmetricDifference", "isSubsetOf", "isSupersetOf", "isDisjointFrom"],
    ],
    [
      Object.getPrototypeOf(Object.getPrototypeOf([].values())),
      ["map", "filter", "take", "drop", "flatMap", "reduce", "toArray", "forEach", "some", "every", "find"],
    ],
    [String.prototype, ["isWellFormed", "toWellFormed"]],
    [URL, ["canParse", "parse"]],
    [AbortSignal, ["any"]],
    [Intl, ["Segmenter", "DurationFormat"]],
    [ArrayBuffer.prototype, ["transfer", "resize"]],
    [RegExp, ["escape"]],
    [Element.prototype, ["moveBefore", "setHTMLUnsafe", "startViewTransition"]],
    [HTMLElement.prototype, ["showPopover", "hidePopover", "togglePopover", "popover"]],
    [HTMLDialogElement.prototype, ["requestClose", "closedBy"]],
    [Document.prototype, ["startViewTransition"]],
    [Navigator.prototype, ["wakeLock", "share", "canShare", "vibrate", "locks"]],
    [
      window,
      ["Iterator", "requestIdleCallback", "scheduler", "OffscreenCanvas", "navigation", "URLPattern", "Temporal"],
    ],
  ];
  for (const [owner, names] of missing) for (const name of names) Reflect.deleteProperty(owner, name);
}

test("a browser as old as promised plays a game to its end", async () => {
  const old: Pick<Visit, "prepare"> = { prepare: removeYoungApis };
  const [page] = await tableOf({ newPage: (visit) => site.newPage({ ...visit, ...old }) }, { chairs: 2, people: 1 });
  if (!page) throw new Error("the table has no host");
  const player = new Player(page, "mouse");
  await player.play();
  expect(await player.places()).toHaveLength(2);
  expect(await page.evaluate(() => "groupBy" in Map)).toBe(false);
});

test("a browser older than promised reads which one it needs", async () => {
  const page = await site.newPage({
    prepare: () => {
      CSS.supports = () => false;
    },
  });
  await page.getByText("This browser is too old for Nine Lives").waitFor();
});

test("a browser without JavaScript shows a sentence", async () => {
  const page = await site.newPage({ scripts: false });
  // Text locators skip this element.
  const [top, sentence] = await page
    .locator("noscript")
    .evaluate((all) => [all.getClientRects()[0]?.top, all.textContent]);
  expect(sentence).toContain("Nine Lives needs JavaScript");
  expect(top).toBeLessThan(100);
});

test("a guest is the same after the browser has cleared the storage of the page", async () => {
  const page = await site.newPage({ path: "/games" });
  const id = () =>
    page.evaluate(async () => {
      const answer = await fetch("/api/players/me", {
        headers: { Authorization: `Bearer ${localStorage.getItem("nine-lives:token")}` },
      });
      return (await answer.json()).player.id;
    });
  await expect.poll(() => page.evaluate(() => localStorage.getItem("nine-lives:token"))).not.toBeNull();
  const before = await id();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.reload();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("nine-lives:token"))).not.toBeNull();
  expect(await id()).toBe(before);
});

/** Runs in the page: hides it, as by another tab before it, or shows it again. */
function turn(isHidden: boolean): void {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
  document.dispatchEvent(new Event("visibilitychange"));
}

test.each([
  ["by title, icon and sound", "Sound on", 1],
  ["silently if the sound is off", "Sound off", 0],
] as const)("a hidden tab calls its player when a decision is due: %s", async (_, setting, sounds) => {
  site.dealFrom(firstDrawExplodes(2));
  const [page] = await tableOf(site, { chairs: 2, people: 1 });
  if (!page) throw new Error("no page at the table");
  const icon = () => page.locator("link[rel=icon]").getAttribute("href");
  const draw = page.getByRole("button", { name: /^DRAW/ });
  await draw.waitFor();
  await page.evaluate(countSounds);
  await page.getByRole("button", { name: "Sound off" }).press("Enter");
  if (setting === "Sound on") await page.getByRole("button", { name: "Sound on" }).press("Enter");
  const heard = () => page.evaluate(() => Number(document.body.dataset["heard"]));
  expect(await heard()).toBe(0);
  const before = await page.title();
  await page.evaluate(turn, true);
  await draw.dispatchEvent("click");
  await expect.poll(icon).toBe("/icons/called.svg");
  expect(await page.title()).not.toBe(before);
  expect(Math.sign(await heard())).toBe(sounds);
  await page.evaluate(turn, false);
  expect(await icon()).toBe("/icons/icon.svg");
});

test("a hidden tab calls its player when the queue has found a table", async () => {
  const [ann, bob] = await Promise.all([site.newPage({ path: "/queue/original/2" }), site.newPage()]);
  await ann.getByRole("heading", { name: "1 of 2 is here" }).waitFor();
  await ann.evaluate(turn, true);
  await bob.goto(`${site.url}/queue/original/2?renderer=canvas`);
  await expect.poll(() => ann.locator("link[rel=icon]").getAttribute("href")).toBe("/icons/called.svg");
});

test("a tab becomes the account to which its player signs in in another tab", async () => {
  const { page, device } = await newAccount(site);
  const other = await site.newPage();
  const second = await site.openTab(other.context());
  await second.getByRole("button", { name: "Sign in", exact: true }).waitFor();
  await Authenticator.in(other, await device.passkeys());
  await other.getByRole("button", { name: "Sign in", exact: true }).click();
  await other.getByRole("button", { name: "Use my passkey" }).click();
  await second.getByRole("link", { name: "My account" }).waitFor();
  await page.close();
});

/** Runs in the page before its scripts: looks like a page that the browser prerenders. */
function prerender(): void {
  Object.defineProperty(document, "prerendering", { configurable: true, value: true });
}

test("a prerendered page does nothing until its player sees it", async () => {
  const page = await site.newPage({ prepare: prerender });
  expect(await page.evaluate(() => localStorage.getItem("nine-lives:token"))).toBeNull();
  await page.evaluate(() => document.dispatchEvent(new Event("prerenderingchange")));
  await page.getByRole("button", { name: "Play with bots" }).waitFor();
});

/** Runs in the page before its scripts: sets the calendar of the device a day ahead. */
function setDayAhead(): void {
  const { now } = Date;
  Date.now = () => now() + 86_400_000;
}

test("a device with a calendar a day ahead shows the clock of its turn, and plays to the end", async () => {
  site.dealFrom(firstDrawExplodes(2));
  const newPage = (visit: Visit) => site.newPage({ ...visit, prepare: setDayAhead });
  const [page] = await tableOf({ newPage }, { chairs: 2, people: 1 });
  if (!page) throw new Error("no page at the table");
  const player = new Player(page);
  await page.getByRole("button", { name: /^DRAW/ }).waitFor();
  expect(await page.getByText("Reconnecting").count()).toBe(0);
  await player.play();
  expect(await player.places()).toHaveLength(2);
});

test("two tabs opened at once in a new browser are one player", async () => {
  const page = await site.newPage();
  const context = page.context();
  await page.evaluate(() => localStorage.clear());
  await page.close();
  const tabs = await Promise.all([site.openTab(context), site.openTab(context)]);
  const idOf = async (tab: Page) => {
    await tab.getByRole("button", { name: "Play with bots" }).waitFor();
    const token = await tab.waitForFunction(() => localStorage.getItem("nine-lives:token"));
    return token.jsonValue();
  };
  const [one, other] = await Promise.all(tabs.map(idOf));
  expect(one).toBe(other);
});
