import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { pathOf, phone, Site } from "./support/site.ts";

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});

afterEach(() => site.closePages());

afterAll(() => site.close());

async function openDecks(): Promise<Page> {
  const page = await site.newPage({ size: phone });
  await page.goto(`${site.url}/decks`);
  await page.getByRole("textbox", { name: "Name of the deck" }).waitFor();
  return page;
}

const fewer = (page: Page, card: string) => page.getByRole("button", { name: `One fewer: ${card}`, exact: true });
const more = (page: Page, card: string) => page.getByRole("button", { name: `One more: ${card}`, exact: true });

test("a deck is composed by keyboard, which says why it cannot be played yet", async () => {
  const page = await openDecks();
  await more(page, "Grave Robber").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("status").getByText("Cards about the Dead need a Zombie Kitten.").waitFor();
  expect(await page.getByText("K87").isVisible()).toBe(true);
  await more(page, "Zombie Kitten").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("status").getByText("For 2–7 players").waitFor();
});

test("a composed deck can be chosen again after a ready deck, with its name, on its page and at a table", async () => {
  const page = await openDecks();
  const source = page.getByRole("combobox", { name: "Start from" });
  const name = page.getByRole("textbox", { name: "Name of the deck" });
  await fewer(page, "Skip").click();
  await name.fill("Storm night");
  await source.selectOption({ index: 2 });
  await expect.poll(() => name.inputValue()).toBe("");
  await source.selectOption({ label: "Your deck" });
  await expect.poll(() => name.inputValue()).toBe("Storm night");
  await page.getByRole("button", { name: "Create a table with it" }).click();
  await page.getByRole("button", { name: "Create the table" }).waitFor();
  await source.selectOption({ index: 2 });
  await expect.poll(() => name.inputValue()).toBe("");
  await source.selectOption({ label: "Your deck" });
  await expect.poll(() => name.inputValue()).toBe("Storm night");
});

test("the focus stays on a button that cannot count further", async () => {
  const page = await openDecks();
  await more(page, "Imploding Kitten").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  expect(await more(page, "Imploding Kitten").evaluate((button) => document.activeElement === button)).toBe(true);
  expect(await page.getByLabel("Imploding Kitten", { exact: true }).textContent()).toBe("1");
});

test("the link of a deck opens it for others, with its name as text, and without changing their own deck", async () => {
  const page = await openDecks();
  await fewer(page, "Skip").click();
  await page.getByRole("textbox", { name: "Name of the deck" }).fill("<b>Mix</b> & more");
  const link = await page.getByRole("textbox", { name: "Link to this deck" }).inputValue();
  const other = await openDecks();
  await other.goto(`http://${link}`);
  await other.getByText("Named “<b>Mix</b> & more” by the sharer").waitFor();
  await other.getByText("7 × Skip").waitFor();
  await other.goto(`${site.url}/decks`);
  await other.getByText("57 cards").first().waitFor();
});

test("an address without a deck says so in words", async () => {
  const page = await site.newPage({ size: phone });
  await page.goto(`${site.url}/decks#1234567`);
  await page.getByText("This is no code of a deck.").waitFor();
});

test("a table plays the host’s deck, which a guest sees before they sit and in the game", async () => {
  const host = await openDecks();
  await host.getByRole("textbox", { name: "Name of the deck" }).fill("Mochi’s mix");
  await host.getByRole("button", { name: "Create a table with it" }).click();
  await host.getByText("2 to 7 cats").waitFor();
  await host.getByRole("button", { name: "Create the table" }).click();
  await host.getByRole("heading", { name: "Your table" }).waitFor();
  const guest = await site.newPage({ size: phone });
  await guest.goto(`${site.url}${await pathOf(host)}`);
  await guest.getByText("Named “Mochi’s mix” by the sharer").click();
  await guest.getByText("8 × Skip").waitFor();
  await guest.getByRole("button", { name: "Take a chair" }).click();
  await guest.getByRole("button", { name: "I’m ready" }).click();
  await host.getByRole("button", { name: "Start with 2" }).click();
  await guest.getByRole("button", { name: "Menu" }).click();
  await guest.getByRole("button", { name: "The deck" }).click();
  await guest.getByText("8 × Skip").waitFor();
  await guest.getByRole("button", { name: "Report", exact: true }).click();
  await guest.getByRole("button", { name: "Bad name" }).waitFor();
});
