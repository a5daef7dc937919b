import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { atRest } from "./support/at-rest.ts";
import { desktop, pathOf, phone, Site, type Visit } from "./support/site.ts";

let site: Site;
beforeAll(async () => {
  // Slow bots, so that the table does not change for a while.
  site = await Site.open({ BOT_DELAY_MS: "99999-99999" });
});
afterEach(() => site.closePages());
afterAll(async () => {
  await site.close();
  expect(site.errors).toEqual([]);
});

async function hosting(): Promise<Page> {
  const host = await site.newPage({ path: "/create" });
  await host.getByRole("radiogroup", { name: "Chairs" }).getByRole("radio", { name: "2" }).check();
  // The clock must not interfere, even on a slow machine.
  await host.getByRole("radiogroup", { name: "Time for a turn" }).getByRole("radio", { name: "120" }).check();
  await host.getByRole("button", { name: "Create the table" }).click();
  await host.getByRole("heading", { name: "Your table" }).waitFor();
  return host;
}

async function coming(host: Page, name: string, visit: Visit = {}): Promise<Page> {
  const page = await site.newPage({ ...visit, path: await pathOf(host) });
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("button", { name: "Take a chair" }).click();
  await page.getByRole("button", { name: "I’m ready" }).waitFor();
  return page;
}

/** Opens a full table as a new player, who is informed before any questions and then watches. */
async function comingToWatch(host: Page, name: string, visit: Visit = {}): Promise<Page> {
  const page = await site.newPage({ ...visit, path: await pathOf(host) });
  await page.getByRole("heading", { name: "This table is full" }).waitFor();
  await page.getByRole("button", { name: "Watch", exact: true }).click();
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("button", { name: "Watch", exact: true }).click();
  return page;
}

/** Starts a game: Ann hosts on a desktop, Bob plays on a phone. */
async function playing(): Promise<{ ann: Page; bob: Page }> {
  const ann = await hosting();
  const bob = await coming(ann, "Bob", { size: phone });
  await beginning(ann, bob);
  return { ann, bob };
}

async function beginning(ann: Page, bob: Page): Promise<void> {
  await bob.getByRole("button", { name: "I’m ready" }).click();
  await ann.getByRole("button", { name: "Start with 2" }).click();
  // Chat and emotes must be on the table as well.
  for (const page of [ann, bob])
    for (const name of [/^Draw pile/, /^React$/]) await page.getByRole("button", { name }).waitFor();
}

async function watching(host: Page, name: string): Promise<Page> {
  const page = await comingToWatch(host, name);
  await page.getByText("You are watching").first().waitFor();
  return page;
}

const chatOf = (page: Page) => page.getByRole("region", { name: "Chat" });

async function say(page: Page, text: string): Promise<void> {
  await chatOf(page).getByRole("textbox", { name: "Say something" }).fill(text);
  await chatOf(page).getByRole("textbox", { name: "Say something" }).press("Enter");
}

test("players chat in the waiting room and during the game, and a badge counts unread lines", async () => {
  const ann = await hosting();
  await say(ann, "who comes <b>first</b>?");
  const bob = await coming(ann, "Bob", { size: phone });
  await bob.getByRole("button", { name: "Chat, 1 new line" }).click();
  await chatOf(bob).getByText("who comes <b>first</b>?").waitFor();
  await say(bob, "me");
  await chatOf(ann)
    .getByText(/^Bob\s*guest\s*me$/)
    .waitFor();
  await bob.getByRole("button", { name: "Close" }).click();
  await beginning(ann, bob);
  await ann.getByRole("button", { name: "Chat", exact: true }).click();
  await say(ann, "no Nopes please");
  await bob.getByRole("button", { name: "Chat, 1 new line" }).waitFor();
  await bob.getByRole("status").getByText("no Nopes please").waitFor({ state: "attached" });
  expect(await chatOf(bob).count()).toBe(0);
});

test("letters typed into the chat do not press buttons of the table, and Escape returns to the table", async () => {
  const { ann } = await playing();
  await ann.keyboard.press("t");
  const field = chatOf(ann).getByRole("textbox", { name: "Say something" });
  await field.waitFor();
  const before = await ann.getByRole("button", { name: /^Draw pile/ }).getAttribute("aria-label");
  await ann.keyboard.type("ddd nnn trr");
  expect(await field.inputValue()).toBe("ddd nnn trr");
  await ann.keyboard.press("Escape");
  await chatOf(ann).waitFor({ state: "detached" });
  await atRest(ann);
  expect(await ann.getByRole("button", { name: /^Draw pile/ }).getAttribute("aria-label")).toBe(before);
});

test("a rejected text stays in its field, with the reason beside it", async () => {
  const ann = await hosting();
  const refusal = chatOf(ann).getByRole("alert").getByText("Slow down");
  let text = "";
  // Lines that are sent slowly enough would all be accepted.
  for (let line = 1; line <= 50 && !(await refusal.isVisible()); line += 1) {
    text = `line ${line}`;
    await say(ann, text);
    await chatOf(ann).getByText(text, { exact: true }).or(refusal).first().waitFor();
  }
  await refusal.waitFor();
  expect(await chatOf(ann).getByRole("textbox").inputValue()).toBe(text);
});

test("an emote is a bubble at its seat on other pages and is read out, unless its player is muted", async () => {
  const { ann, bob } = await playing();
  await bob.getByRole("button", { name: "React", exact: true }).click();
  // The bubble is visible only for a short time.
  await Promise.all([
    ann.locator('.bubble.emote[data-from="1"]').waitFor(),
    bob.locator('.bubble.emote[data-from="1"]').waitFor(),
    ann.getByRole("status").getByText("Bob laughs").waitFor({ state: "attached" }),
    bob.getByRole("button", { name: "Laugh" }).click(),
  ]);

  await ann.getByRole("button", { name: "Chat", exact: true }).click();
  await ann.getByRole("button", { name: "Who is here" }).click();
  await ann.getByRole("button", { name: "Mute Bob" }).click();
  await ann.locator(".bubble").waitFor({ state: "detached" });
  await bob.getByRole("button", { name: "React", exact: true }).click();
  await bob.getByRole("button", { name: "Cry" }).click();
  await bob.getByRole("button", { name: "Chat", exact: true }).click();
  await say(bob, "boo");
  await chatOf(bob).getByText("boo").waitFor();
  await ann.getByRole("button", { name: "Back to the chat" }).click();
  await say(ann, "so quiet");
  await chatOf(ann).getByText("so quiet").waitFor();
  expect(await chatOf(ann).getByText("boo").count()).toBe(0);
  expect(await ann.locator(".bubble").count()).toBe(0);
});

/** Waits for a bubble at a seat, and checks the area around it at the same moment. */
const lookAtBubble = (page: Page, seat: number) =>
  page.waitForFunction((from) => {
    const bubble = document.querySelector(`.bubble.line[data-from="${from}"]`);
    if (!bubble?.textContent) return null;
    const { left, right, top, bottom } = bubble.getBoundingClientRect();
    const covered = [
      ...document.querySelectorAll('.spots [data-group="hand"] button, .spots [data-group="prompt"] button'),
    ]
      .filter((each) => {
        const box = each.getBoundingClientRect();
        return box.left < right && left < box.right && box.top < bottom && top < box.bottom;
      })
      .map((each) => each.getAttribute("aria-label"));
    return {
      text: bubble.textContent,
      covered,
      fits: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
    };
  }, seat);

test("a chat line is a bubble at its seat on all pages with a closed chat, and covers no controls", async () => {
  const { ann, bob } = await playing();
  await ann.keyboard.press("t");
  const text = "I have a very bad feeling about this pile, so nobody shuffle it";
  const [seen] = await Promise.all([lookAtBubble(bob, 0), say(ann, text)]);
  expect(await seen.jsonValue()).toEqual({ text, covered: [], fits: true });
  await chatOf(ann).getByText(text).waitFor();
  expect(await ann.locator(".bubble").count()).toBe(0);
});

test("an emote thrown at a player flies to their seat on all pages", async () => {
  const { ann, bob } = await playing();
  await bob.getByRole("button", { name: "React", exact: true }).click();
  await bob.getByRole("button", { name: /^Throw at/ }).click();
  const flight = '.thrown[data-from="1"][data-at="0"] .missile';
  await Promise.all([
    ann.locator(flight).waitFor(),
    bob.locator(flight).waitFor(),
    ann.getByRole("status").getByText("Bob throws “Laugh” at you").waitFor({ state: "attached" }),
    bob.getByRole("button", { name: "Laugh" }).click(),
  ]);
});

test("an emote dragged onto a player is sent, and one dropped elsewhere is not", async () => {
  const { ann, bob } = await playing();
  const middleOf = async (what: Locator) => {
    const box = await what.boundingBox();
    if (!box) throw new Error("it is not shown");
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await ann.keyboard.press("r");
  await ann.mouse.move(...(await middleOf(ann.getByRole("button", { name: "Be furious" }))));
  await ann.mouse.down();
  await ann.mouse.move(640, 300, { steps: 3 });
  const goal = await middleOf(ann.locator(".aim"));
  await ann.mouse.up();
  await ann.locator(".aim").waitFor({ state: "detached" });
  await ann.getByRole("region", { name: "Reactions" }).waitFor();

  await ann.mouse.move(...(await middleOf(ann.getByRole("button", { name: "High five" }))));
  await ann.mouse.down();
  await ann.mouse.move(...goal, { steps: 3 });
  await Promise.all([
    bob.locator('.thrown[data-from="0"][data-at="1"] .missile').waitFor(),
    bob.getByRole("status").getByText("throws “High five” at you").waitFor({ state: "attached" }),
    ann.mouse.up(),
  ]);
});

test("emotes can be sent with the keyboard only", async () => {
  const { ann, bob } = await playing();
  await ann.keyboard.press("r");
  await ann.getByRole("region", { name: "Reactions" }).locator("button:focus").waitFor();
  await ann.keyboard.press("ArrowRight");
  const told = bob.getByRole("status").getByText(/is in love/);
  await Promise.all([
    bob.locator('.bubble.emote[data-from="0"]').waitFor(),
    told.waitFor({ state: "attached" }),
    ann.keyboard.press("Enter"),
  ]);
});

test("the host switches the chat off, and it disappears for the other players", async () => {
  const ann = await hosting();
  const bob = await coming(ann, "Bob", { size: phone });
  await bob.getByRole("button", { name: "Chat", exact: true }).waitFor();
  await chatOf(ann).getByRole("switch", { name: "Chat allowed" }).click();
  await bob.getByRole("button", { name: "Chat", exact: true }).waitFor({ state: "detached" });
});

test("a visitor of a full table watches from the next moment on, sees no hand, and leaves silently", async () => {
  const { ann, bob } = await playing();
  const eve = await watching(ann, "Eve");
  await eve.getByRole("button", { name: /^Draw pile/ }).waitFor();
  expect(await eve.locator('.spots [data-group="hand"] button').count()).toBe(0);
  await ann.getByRole("button", { name: "Menu" }).click();
  await ann.getByText("Watching: Eve").waitFor();
  await ann.getByRole("button", { name: "Close" }).click();

  const before = await eve.getByRole("button", { name: /^Draw pile/ }).getAttribute("aria-label");
  const draws = [ann, bob].map((page) => page.getByRole("button", { name: /^DRAW/ }));
  const draw = await Promise.any(draws.map((button) => button.waitFor().then(() => button)));
  await draw.click();
  await eve.waitForFunction(
    (known) => document.querySelector('[aria-label^="Draw pile"]')?.getAttribute("aria-label") !== known,
    before,
  );
  await eve.getByRole("button", { name: "Log" }).click();
  await eve.getByRole("dialog").getByText(/drew/).first().waitFor();
  await eve.getByRole("button", { name: "Close" }).click();

  await eve.getByRole("button", { name: "Chat", exact: true }).click();
  await chatOf(eve).getByText("You can talk to the players when the game is over").waitFor();
  await eve.getByRole("button", { name: "Stop watching" }).click();
  await eve.getByRole("button", { name: "Play now" }).waitFor();
  await bob.getByRole("button", { name: /^Draw pile/ }).waitFor();
});

test("a spectator takes a chair as soon as one is free", async () => {
  const ann = await hosting();
  await coming(ann, "Bob");
  const eve = await comingToWatch(ann, "Eve", { size: desktop });
  await ann.getByText("1 person watching").waitFor();
  await ann.getByRole("button", { name: "Remove Bob" }).click();
  await eve.getByRole("button", { name: "Take a chair" }).click();
  await eve.getByRole("button", { name: "I’m ready" }).waitFor();
});
