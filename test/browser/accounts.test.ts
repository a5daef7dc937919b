import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { Authenticator } from "./support/passkeys.ts";
import { newAccount, signInByPasskey } from "./support/people.ts";
import { Player } from "./support/player.ts";
import { pathOf, Site } from "./support/site.ts";
import { tableOf } from "./support/table-of.ts";

let site: Site;

beforeAll(async () => {
  site = await Site.open({ QUEUE_WAIT_SECONDS: "600" });
});

afterEach(() => site.closePages());

afterAll(async () => {
  await site.close();
  expect(site.errors).toEqual([]);
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Returns the hand cards without the tags of pairs, because these may appear a moment later. */
const handOf = (page: Page): Promise<string[]> =>
  page
    .locator("[data-group=hand] button:not([aria-label^='Take the pair'])")
    .evaluateAll((cards) => cards.map((card) => card.ariaLabel ?? ""));

const whoPlays = (page: Page): Promise<string | null> =>
  page.getByRole("textbox", { name: "You play as" }).inputValue();

test("a guest creates an account during a game, keeps the same cards, and the account owns the game", async () => {
  const [page] = await tableOf(site, { chairs: 2, people: 1 });
  if (!page) throw new Error("no player sits at the table");
  await Authenticator.in(page);
  await new Player(page).play((enabled) => !enabled.some(({ name }) => name.startsWith("Draw")));
  const hand = await handOf(page);
  for (const step of ["Menu", "Settings", "Change"]) await button(page, step).click();
  await button(page, "Keep my cat").click();
  await page.getByRole("dialog").getByRole("button", { name: "Keep my cat" }).click();
  await button(page, "I’ve saved them").click();
  await page.locator("[data-group=hand] button").first().waitFor();
  await expect.poll(() => handOf(page)).toEqual(hand);
  const player = new Player(page);
  player.playsAny = false;
  await player.play();
  await page.goto(`${site.url}/games`);
  await page.getByRole("link", { name: /^Watch/ }).waitFor();
  await page.goto(`${site.url}/account`);
  await page.getByRole("heading", { name: "Passkeys" }).waitFor();
});

test("a guest who signs in at a table keeps their chair", async () => {
  const { name, device } = await newAccount(site);
  const page = await site.newPage({ path: "/create" });
  await Authenticator.in(page, await device.passkeys());
  await button(page, "Create the table").click();
  await page.getByText("1 of 4 taken").waitFor();
  for (const step of ["Settings", "Change", "Sign in"]) await button(page, step).click();
  await button(page, "Use my passkey").click();
  await page.getByRole("status").getByText(`Welcome back, ${name}`).waitFor();
  await page.locator("main").getByText(name, { exact: true }).waitFor();
  await page.getByText("You, host").waitFor();
  await page.getByText("1 of 4 taken").waitFor();
});

test("a recovery code works once, a passkey added with it works, and the lost one no longer does", async () => {
  const { page: lost, codes } = await newAccount(site);
  const page = await site.newPage();
  await Authenticator.in(page);
  await enterCode(page, codes[0] ?? "");
  await button(page, "Add a passkey").click();
  await page.getByText("Passkey added").waitFor();
  await page.goto(`${site.url}/account`);
  await page.getByText("7 left.").waitFor();
  await page
    .getByRole("button", { name: /^Remove the passkey/ })
    .first()
    .click();
  await button(page, "Remove").click();
  await page.getByText("Your account needs at least one passkey.").waitFor();
  await lost.goto(`${site.url}/account`);
  await button(lost, "Sign out here").click();
  await button(lost, "Sign in").click();
  await button(lost, "Use my passkey").click();
  await lost.getByText("That matches no account").waitFor();
  await button(lost, "Use a recovery code").click();
  await lost.getByRole("textbox", { name: "Recovery code" }).fill(codes[0] ?? "");
  await lost.keyboard.press("Enter");
  await lost.getByText("That matches no account").waitFor();
});

async function enterCode(page: Page, code: string): Promise<void> {
  await button(page, "Sign in").click();
  await button(page, "Use a recovery code").click();
  await page.getByRole("textbox", { name: "Recovery code" }).fill(code);
  await page.keyboard.press("Enter");
}

test("a device that was signed out from another device becomes a guest and reports the sign-out", async () => {
  const { name, page, device } = await newAccount(site);
  const lost = await signInByPasskey(site, device);
  await page.goto(`${site.url}/account`);
  await button(page, "Sign out Linux").click();
  await expect.poll(() => button(page, "Sign out Linux").count()).toBe(0);
  await lost.reload();
  await lost.getByRole("alert").getByText(`${name} was signed out on this device`).waitFor();
  await button(lost, "Keep my cat").waitFor();
});

test("a device that is signed out while it waits in the queue reports that on the start page", async () => {
  const { name, page, device } = await newAccount(site);
  const lost = await signInByPasskey(site, device);
  await lost.getByRole("button", { name: "Play now" }).click();
  await lost.getByText("When the fuse burns out").waitFor();
  await page.goto(`${site.url}/account`);
  await button(page, "Sign out Linux").click();
  await lost.getByRole("alert").getByText(`${name} was signed out on this device`).waitFor();
});

test("a player erases the account by typing its name, and the name is free unless a game contains it", async () => {
  const { page, name } = await newAccount(site);
  await page.goto(`${site.url}/account`);
  await button(page, "Erase my account").click();
  await page.getByRole("dialog").getByRole("textbox").fill(name);
  await button(page, "Erase it").click();
  await page.getByText("Erased", { exact: true }).waitFor();
  expect(await pathOf(page)).toBe("/");
  await button(page, "Keep my cat").click();
  await page.getByRole("dialog").getByRole("textbox").fill(name);
  await page.getByRole("dialog").getByRole("button", { name: "Keep my cat" }).click();
  await page.locator(".recovery-codes li").first().waitFor();
});

test("a closed passkey prompt causes no error message", async () => {
  const page = await site.newPage();
  await page.evaluate(() => {
    navigator.credentials.get = () => {
      // A player needs a second to close the prompt.
      const now = performance.now.bind(performance);
      performance.now = () => now() + 1000;
      return Promise.reject(new DOMException("closed", "NotAllowedError"));
    };
  });
  await button(page, "Sign in").click();
  await button(page, "Use my passkey").click();
  await expect.poll(() => button(page, "Use my passkey").getAttribute("aria-busy")).toBeNull();
  expect(await page.getByRole("dialog").getByRole("alert").count()).toBe(0);
});

test("passkeys are not offered where they are unavailable, and the page states the reason", async () => {
  const page = await site.newPage();
  await page.goto(site.url.replace("localhost", "127.0.0.1"));
  await button(page, "Sign in").click();
  await page.getByText(`Passkeys don’t work at this address. Open ${new URL(site.url).host} instead.`).waitFor();
  expect(await button(page, "Use my passkey").count()).toBe(0);
  expect(await button(page, "Keep my cat").count()).toBe(0);
  expect(await whoPlays(page)).not.toBe("");
});

test("an account must confirm a device link with its passkey if the last confirmation is too old", async () => {
  const { page: first, device } = await newAccount(site);
  const link = async (page: Page) => {
    await button(page, "Menu").click();
    await button(page, "Play on another device").click();
  };
  const made = (page: Page) => page.getByRole("textbox", { name: "Link for your other device" }).inputValue();
  await first.getByRole("button", { name: "Play with bots" }).click();
  await link(first);
  const { pathname } = new URL(`http://${await made(first)}`);
  // A device signed in by a link has not confirmed a passkey yet.
  const second = await site.newPage({ path: pathname });
  await Authenticator.in(second, await device.passkeys());
  await link(second);
  await second.getByText("use your passkey first").waitFor();
  await button(second, "Use my passkey").click();
  expect(await made(second)).toContain("/device/");
});

test("a return from a provider to a server without one reads as a failed sign-in", async () => {
  const page = await site.newPage({ path: "/provider" });
  await page.getByText("The sign-in didn’t go through").waitFor();
});
