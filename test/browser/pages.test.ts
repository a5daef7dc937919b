import type { Route } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { readConfig } from "../../server/runtime/config/config.ts";
import { languages } from "../../shared/locales/languages.ts";
import { protocolVersion } from "../../shared/net/protocol.ts";
import { isMet } from "../../tools/bench-client/measure.ts";
import { weights } from "../../tools/bench-client/weight.ts";
import { secretWhere } from "../support/deals.ts";
import { atRest } from "./support/at-rest.ts";
import { assetsWith } from "./support/builds.ts";
import { desktop, pathOf, phone, Site } from "./support/site.ts";

let site: Site;

beforeAll(async () => {
  // Players must meet before bots join, even on a slow machine.
  site = await Site.open({ QUEUE_WAIT_SECONDS: "600" });
});

afterEach(() => site.closePages());

afterAll(async () => {
  await site.close();
  expect(site.errors).toEqual([]);
});

/** Runs in the page, before its own scripts: simulates a server with another protocol version. */
function hearProtocol(version: number): void {
  const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, "data");
  Object.defineProperty(MessageEvent.prototype, "data", {
    get() {
      const frame: unknown = data?.get?.call(this);
      if (!(frame instanceof ArrayBuffer)) return frame;
      const name = new TextDecoder("latin1").decode(frame).indexOf("protocol");
      if (name >= 0) new Uint8Array(frame)[name + "protocol".length] = version;
      return frame;
    },
  });
}

/** Runs in the page, before its own scripts: it never becomes idle, so that it loads no code ahead. */
function neverIdle(): void {
  globalThis.requestIdleCallback = () => 0;
}

/** Address of the style with this rule. */
const styleOf = (rule: string): string => `**/assets/${assetsWith(inject("client"), `${rule}{`, ".css")[0]}`;

/** Seven posters, and six ways to begin. */
const waysToPlay = ".poster, .play-go .btn, .ways > .btn, .learn-first, .join :is(.field, .btn)";

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface NamedBox {
  readonly name: string;
  readonly box: Box;
}

/** Runs in the page: the rectangles of all displayed elements. */
function boxesOf(elements: readonly Element[]): NamedBox[] {
  return elements.flatMap((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return right > left ? [{ name: element.textContent || element.className, box: { left, top, right, bottom } }] : [];
  });
}

const isWithin = ({ left, top, right, bottom }: Box, window: { readonly width: number; readonly height: number }) =>
  left >= 0 && top >= 0 && right <= window.width && bottom <= window.height;

/** Returns the names of all pairs of elements that cover each other. */
const overlapping = (all: readonly NamedBox[]): string[][] =>
  all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter(({ box }) => box.left < one.box.right && one.box.left < box.right)
      .filter(({ box }) => box.top < one.box.bottom && one.box.top < box.bottom)
      .map((other) => [one.name, other.name]),
  );

/** The first seat is on turn first. */
const ours = secretWhere({ edition: "original", players: 4, options: { combos: true } }, 1, ({ turn }) => turn === 0);

describe("the pages", () => {
  test("the start page, its fonts, and the code loaded at a game's start stay within their size limits", async () => {
    const measures = await weights(site);
    expect(measures.filter(({ value }) => value === 0)).toEqual([]);
    expect(measures.filter((measure) => !isMet(measure))).toEqual([]);
  });

  test("sixty new players behind one address can load the page and a first table within a minute", async () => {
    const page = await site.newPage({ installed: true, path: "/healthz" });
    let files = 0;
    page.context().on("request", (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === new URL(site.url).origin && !/^\/(api|matchmake)\//.test(pathname)) files += 1;
    });
    await page.goto(`${site.url}/`);
    await page.getByRole("button", { name: "Play with bots" }).click();
    await page.locator("[data-group=hand] button").first().waitFor();
    await atRest(page);
    const usual = readConfig({});
    expect(files).toBeGreaterThan(50);
    expect(60 * files).toBeLessThan(usual.ok ? usual.value.FILES_PER_MINUTE : 0);
  });

  test.each([
    [360, 640],
    [390, 844],
    [844, 390],
    [1280, 720],
  ])(
    "the start page shows every way to play a game whole, apart and without scrolling at %i×%i",
    async (width, height) => {
      // The smallest window has the least room to spare.
      for (const locale of height === 640 ? languages : (["en", "de"] as const)) {
        const page = await site.newPage({ size: { width, height }, locale });
        await page.locator(".play-note.waits").waitFor({ state: "attached" });
        for (const poster of await page.locator(".poster input").all()) {
          await poster.check();
          await atRest(page);
          const ways = await page.locator(waysToPlay).evaluateAll(boxesOf);
          const shown = await poster.evaluate((input) => input.closest("label")?.textContent);
          expect(ways).toHaveLength(7 + 6);
          // The choice between two decks moves only the code of a friend below the smallest window.
          const isLow = height === 640 && (await page.locator(".poster-room + .segment").count()) === 1;
          const due = isLow ? ways.slice(0, -2) : ways;
          expect(
            due.filter(({ box }) => !isWithin(box, { width, height })),
            `${shown} in ${locale}`,
          ).toEqual([]);
          expect(overlapping(ways), `${shown} in ${locale}`).toEqual([]);
        }
        await page.context().close();
      }
    },
  );

  test.each([0, 1, 2, 3, 4])(
    "all options of a new table are seen on a desktop without scrolling, with poster %i",
    async (poster) => {
      for (const locale of ["en", "de"] as const) {
        const page = await site.newPage({ size: { width: 1280, height: 720 }, path: "/create", locale });
        await page.locator(".poster input").nth(poster).check();
        await atRest(page);
        const options = await page.locator(".settings label, .settings .stepper, .foot .btn").evaluateAll(boxesOf);
        expect(options.filter(({ box }) => !isWithin(box, { width: 1280, height: 720 }))).toEqual([]);
        const foot = await page.locator(".foot .btn").evaluateAll(boxesOf);
        expect(overlapping(options).filter((pair) => pair.includes(foot[0]?.name ?? ""))).toEqual([]);
        await page.context().close();
      }
    },
  );

  test("a game with bots starts two clicks after the first visit", async () => {
    const page = await site.newPage();
    await page.getByRole("radio", { name: "3" }).check();
    await page.getByRole("button", { name: "Play with bots" }).click();
    await page.getByRole("button", { name: "Menu" }).waitFor();
    expect(await pathOf(page)).toMatch(/^\/t\/[A-Z2-9]{6}$/);
  });

  test("a friend joins by the link, enters a name, reports ready, and the host starts", async () => {
    const host = await site.newPage();
    await host.getByRole("link", { name: "Create a table" }).click();
    await host.getByRole("button", { name: "Create the table" }).click();
    await host.getByRole("heading", { name: "Your table" }).waitFor();

    const friend = await site.newPage({ size: phone, path: await pathOf(host) });
    await friend.getByRole("textbox", { name: "Name" }).fill("Sir Pounce");
    await friend.getByRole("radio", { name: "punk cat" }).check();
    await friend.getByRole("button", { name: "Take a chair" }).click();
    await host.getByRole("button", { name: "Waiting for Sir Pounce" }).waitFor();
    await friend.getByRole("button", { name: "I’m ready" }).click();
    await host.getByRole("button", { name: "Start with 2" }).click();

    await host.getByRole("button", { name: "Menu" }).waitFor();
    await friend.getByRole("button", { name: "Menu" }).waitFor();
  });

  test("the large button of a host alone sends the link", async () => {
    const host = await site.newPage({ path: "/create" });
    await host.getByRole("button", { name: "Create the table" }).click();
    await host.getByRole("button", { name: "Send the link" }).click();
    await host.getByText("Link copied").waitFor();
  });

  test("the host adds and removes bots, and changes the settings", async () => {
    const host = await site.newPage({ path: "/create" });
    await host.getByRole("radiogroup", { name: "Chairs" }).getByRole("radio", { name: "3" }).check();
    await host.getByRole("button", { name: "Create the table" }).click();
    await host.getByRole("button", { name: "Add a bot" }).first().click();
    await host.getByText("2 of 3 taken").waitFor();
    await host.getByRole("button", { name: /^Remove / }).click();
    await host.getByText("1 of 3 taken").waitFor();

    await host.getByRole("button", { name: "Edit" }).click();
    await host.getByRole("radiogroup", { name: "Chairs" }).getByRole("radio", { name: "5" }).check();
    await host.getByRole("switch", { name: "Combos" }).uncheck();
    await host.getByRole("button", { name: "Save" }).click();
    await host.getByText("1 of 5 taken").waitFor();
    await host.getByText("Combos off").waitFor();
  });

  test("the host chooses the strength of bots, and a bot's seat shows it at the table too", async () => {
    const host = await site.newPage({ path: "/create" });
    await host.getByRole("radiogroup", { name: "Chairs" }).getByRole("radio", { name: "2" }).check();
    await host.getByRole("button", { name: "Create the table" }).click();
    await host.getByRole("radiogroup", { name: "Bots you add" }).getByRole("radio", { name: "Expert" }).check();
    await host.getByRole("button", { name: "Add a bot" }).click();
    await host.getByRole("button", { name: /^Expert: more about / }).click();
    await host.getByRole("dialog").getByRole("radio", { name: "Easy" }).check();
    await host.keyboard.press("Escape");
    await host.getByRole("button", { name: /^Easy: more about / }).waitFor();

    await host.getByRole("button", { name: "Start with 2" }).click();
    await host.getByRole("button", { name: /cards.*, bot · easy/ }).click();
    const dialog = host.getByRole("dialog");
    await dialog.getByText("Plays like a beginner").waitFor();
    expect(await dialog.getByRole("radio").count()).toBe(0);
  });

  test("the rules open at the additions of the chosen game", async () => {
    const page = await site.newPage();
    await page.getByRole("radio", { name: "Zombie Kittens" }).check();
    await page.getByRole("link", { name: "How to play" }).click();
    const heading = page.getByRole("heading", { name: "Zombie Kittens" });
    await heading.waitFor();
    await atRest(page);
    const top = await heading.evaluate((shown) => shown.getBoundingClientRect().top);
    expect(top).toBeLessThan(desktop.height);
    expect(top).toBeGreaterThanOrEqual(0);
  });

  test("a table for nine zombies shows its number of chairs and the length of a response window", async () => {
    const host = await site.newPage({ path: "/create" });
    await host.getByRole("radio", { name: "Zombie Apocalypse" }).check();
    await host.getByRole("radio", { name: "Good vs Evil" }).last().check();
    const more = host.getByRole("button", { name: "One more" });
    for (let chairs = 0; chairs < 9 && (await more.isEnabled()); chairs += 1) await more.click();
    await host
      .getByRole("radiogroup", { name: /^Time for NOW cards/ })
      .getByRole("radio", { name: "3" })
      .check();
    await host.getByRole("button", { name: "Create the table" }).click();
    await host.getByText("1 of 9 taken").waitFor();
    await host.getByText("Apocalypse: Good vs Evil").waitFor();
    await host.getByText("NOW 3 s").waitFor();
  });

  test("the fast game is offered only with Good vs Evil, and chairs that an edition lacks are removed", async () => {
    const host = await site.newPage({ path: "/create" });
    const fast = host.getByRole("switch", { name: "Fast game" });
    await host.getByRole("radio", { name: "Zombie Apocalypse" }).check();
    for (const _ of [5, 6]) await host.getByRole("button", { name: "One more" }).click();
    expect(await fast.count()).toBe(0);
    await host.getByRole("radio", { name: "Good vs Evil" }).first().check();
    await fast.check();
    await host.getByRole("button", { name: "Create the table" }).click();
    await host.getByText("1 of 5 taken").waitFor();
    await host.getByText("Fast game").waitFor();
  });

  test("a player who accepts any game waits with players who have chosen one, and sees its name", async () => {
    const [ann, bob] = await Promise.all([site.newPage({ path: "/queue/zombie/3" }), site.newPage()]);
    await ann.getByRole("heading", { name: "1 of 3 is here" }).waitFor();
    await bob.getByRole("radio", { name: "Any game" }).check();
    await bob.getByRole("button", { name: "Play now" }).click();
    await bob.getByText("Right now: Zombie Kittens").waitFor();
    await bob.getByRole("heading", { name: "2 of 3 are here" }).waitFor();
    for (const page of [ann, bob]) await page.getByRole("button", { name: "Cancel" }).click();
  });

  test("a player who wants only human opponents reads the outcome, and the choice is remembered", async () => {
    const page = await site.newPage({ path: "/queue/original/3" });
    await page.getByText("When the fuse burns out, bots take the empty chairs").waitFor();
    await page.getByRole("switch", { name: "People only" }).check();
    await page.getByText("You start once 3 people are here.").waitFor();
    await page.reload();
    await page.getByText("You start once 3 people are here.").waitFor();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByText("You’re waiting for people only.").waitFor();
  });

  test("a removed player reads the reason, and can continue elsewhere", async () => {
    const host = await site.newPage({ path: "/create" });
    await host.getByRole("button", { name: "Create the table" }).click();
    await host.getByRole("heading", { name: "Your table" }).waitFor();
    const friend = await site.newPage({ path: await pathOf(host) });
    await friend.getByRole("button", { name: "Take a chair" }).click();
    await host.getByRole("button", { name: /^Remove / }).click();
    await friend.getByRole("heading", { name: "The host freed up your chair" }).waitFor();
    await friend.getByRole("button", { name: "Back to the start page" }).click();
    await friend.getByRole("button", { name: "Play now" }).waitFor();
  });

  test("a wrong code shows an error and stays in its boxes", async () => {
    const page = await site.newPage({ size: phone });
    await page.getByRole("textbox", { name: "Join by code" }).fill("zzz 222");
    await page.getByRole("button", { name: "Join", exact: true }).click();
    await page.getByRole("heading", { name: "No table has this code" }).waitFor();
    const box = page.getByRole("textbox", { name: "Table code" });
    await atRest(page);
    expect(await box.inputValue()).toBe("ZZZ222");
    expect(await box.getAttribute("aria-invalid")).toBe("true");
  });

  test("a full table shows an error", async () => {
    const host = await site.newPage({ path: "/create" });
    await host.getByRole("radiogroup", { name: "Chairs" }).getByRole("radio", { name: "2" }).check();
    await host.getByRole("button", { name: "Create the table" }).click();
    await host.getByRole("button", { name: "Add a bot" }).click();
    await host.getByText("2 of 2 taken").waitFor();
    const late = await site.newPage();
    await late.getByRole("textbox", { name: "Join by code" }).fill((await pathOf(host)).slice(3));
    await late.getByRole("button", { name: "Join", exact: true }).click();
    await late.getByRole("heading", { name: "This table is full" }).waitFor();
  });

  test("the language is the browser's, can be changed, and is remembered", async () => {
    const page = await site.newPage({ locale: "de" });
    await page.getByRole("button", { name: "Jetzt spielen" }).waitFor();
    await page.getByRole("combobox", { name: "Sprache" }).selectOption("en");
    await page.getByRole("button", { name: "Play now" }).waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Play now" }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
  });

  test("a rejected name shows an error at the field, and the old name stays", async () => {
    const page = await site.newPage();
    const name = page.getByRole("textbox", { name: "You play as" });
    await name.fill("fuck");
    await name.press("Tab");
    await page.getByText("Not that name, please. Try another").waitFor();
    await expect.poll(() => name.getAttribute("aria-invalid")).toBe("true");
    await name.fill("a name that is longer than allowed");
    await page.getByText("20 characters at most. You have 34.").waitFor();
    await page.reload();
    await name.waitFor();
    await atRest(page);
    expect(await name.inputValue()).not.toMatch(/fuck|allowed/);
  });

  test("chosen name and avatar survive a reload", async () => {
    const page = await site.newPage({ size: phone });
    await page.getByRole("button", { name: "Change" }).click();
    await page.getByRole("textbox", { name: "Name" }).fill("  Duchess ");
    await page.getByRole("radio", { name: "cowboy cat" }).check();
    await page.getByRole("button", { name: "That’s me" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.reload();
    await page.getByText("Duchess", { exact: true }).waitFor();
  });

  test("two players who queue for two chairs meet at one table", async () => {
    const [ann, bob] = await Promise.all([site.newPage({ path: "/queue/original/2" }), site.newPage()]);
    await ann.getByRole("heading", { name: "1 of 2 is here" }).waitFor();
    await bob.getByRole("radio", { name: "2" }).check();
    await bob.getByRole("button", { name: "Play now" }).click();
    await Promise.all([ann, bob].map((page) => page.getByRole("button", { name: "Menu" }).waitFor()));
    expect(await pathOf(ann)).toBe(await pathOf(bob));
  });

  test("a waiting player may start with bots at once, or go back", async () => {
    const page = await site.newPage();
    await page.getByRole("button", { name: "Play now" }).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Play now" }).click();
    await page.getByRole("button", { name: "Start with bots" }).click();
    await page.getByRole("button", { name: "Menu" }).waitFor();
  });

  test("leaving requires a confirmation, and the start page offers the chair to an absent player", async () => {
    const page = await site.newPage();
    await page.getByRole("button", { name: "Play with bots" }).click();
    await page.getByRole("button", { name: "Menu" }).waitFor();
    await page.goto(`${site.url}/?renderer=canvas`);
    await page.getByRole("button", { name: "Back to the table" }).click();
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Leave the table" }).click();
    await page.getByRole("button", { name: "Stay", exact: true }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Leave the table" }).click();
    await page.getByRole("button", { name: "Leave", exact: true }).click();
    await page.getByRole("button", { name: "Play now" }).waitFor();
    await expect.poll(() => page.getByRole("button", { name: "Back to the table" }).count()).toBe(0);
  });

  test("a player with a chair is led back to it, by another table's code and by the queue", async () => {
    const [ann, bob] = await Promise.all([site.newPage({ path: "/create" }), site.newPage({ path: "/create" })]);
    for (const host of [ann, bob]) {
      await host.getByRole("button", { name: "Create the table" }).click();
      await host.getByRole("heading", { name: "Your table" }).waitFor();
    }
    const [mine, other] = await Promise.all([ann, bob].map(pathOf));
    await ann.goto(`${site.url}${other}?renderer=canvas`);
    await ann.getByRole("heading", { name: "Your chair is still warm" }).waitFor();
    await ann.getByRole("button", { name: "Back to the table" }).click();
    await ann.getByRole("heading", { name: "Your table" }).waitFor();
    await ann.goto(`${site.url}/queue/original/any?renderer=canvas`);
    await ann.getByRole("heading", { name: "Your table", exact: true }).waitFor();
    expect(await pathOf(ann)).toBe(mine);
  });

  test("the title names the screen, and at the table the prompt", async () => {
    site.dealFrom(ours);
    const page = await site.newPage({ path: "/create" });
    const title = () => page.title();
    await expect.poll(title).toBe("Create a table · Nine Lives");
    await page.getByRole("button", { name: "Back" }).click();
    await expect.poll(title).toBe("Nine Lives");
    await page.getByRole("button", { name: "Play with bots" }).click();
    await expect.poll(title).toBe("YOUR TURN · Nine Lives");
  });

  test("Back closes a sheet before it leaves the screen", async () => {
    const page = await site.newPage({ path: "/create" });
    await page.getByRole("button", { name: "Create the table" }).click();
    // The page for a new table has settings too.
    await page.getByRole("heading", { name: "Your table" }).waitFor();
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("dialog", { name: "Settings" }).waitFor();
    await page.goBack();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByRole("heading", { name: "Your table" }).waitFor();
  });

  test("the same player in another tab takes over the seat, and the older tab reports it", async () => {
    const page = await site.newPage({ path: "/create" });
    await page.getByRole("button", { name: "Create the table" }).click();
    await page.getByRole("heading", { name: "Your table" }).waitFor();
    const other = await site.openTab(page.context(), await pathOf(page));
    await other.getByRole("heading", { name: "Your table" }).waitFor();
    await page.getByRole("heading", { name: "The table moved" }).waitFor();
    await page.getByRole("button", { name: "Play here instead" }).click();
    await page.getByRole("heading", { name: "Your table" }).waitFor();
    await other.getByRole("heading", { name: "The table moved" }).waitFor();
  });

  test("a one-time link moves the player to another device, once", async () => {
    const page = await site.newPage();
    await page.getByRole("button", { name: "Play with bots" }).click();
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Play on another device" }).click();
    const link = await page.getByRole("textbox", { name: "Link for your other device" }).inputValue();
    const path = new URL(`http://${link}`).pathname;
    const device = await site.newPage({ size: phone, path });
    await device.getByRole("button", { name: "Menu" }).waitFor();
    await page.getByRole("heading", { name: "The table moved" }).waitFor();
    const thief = await site.newPage({ path });
    await thief.getByRole("heading", { name: "This link has been used or is too old" }).waitFor();
  });

  test("a lost network is reported, and the page recovers automatically", async () => {
    const page = await site.newPage({ path: "/create" });
    await page.getByRole("button", { name: "Create the table" }).click();
    await page.getByRole("heading", { name: "Your table" }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole("heading", { name: "Reconnecting" }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole("heading", { name: "Reconnecting" }).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Add a bot" }).first().click();
    await page.getByText("2 of 4 taken").waitFor();
  });

  test("a table opened by its address requests its picture before the texts of the page arrive", async () => {
    const page = await site.newPage({ path: "/privacy" });
    const [picture] = assetsWith(inject("client"), "phaser.io");
    // These requests get no answer.
    await page.route("**/assets/*.json", () => {});
    const requested = page.waitForRequest(`**/assets/${picture}`);
    await page.goto(`${site.url}/t/AAAAAA`);
    expect((await requested).method()).toBe("GET");
  });

  test("chunks that a lost network prevented from loading are loaded once it is back", async () => {
    const page = await site.newPage({ path: "/create", prepare: neverIdle });
    const asked = Promise.withResolvers<Route>();
    await page.route(styleOf(".chat-panel"), asked.resolve, { times: 1 });
    await page.getByRole("button", { name: "Create the table" }).click();
    const style = await asked.promise;
    await page.context().setOffline(true);
    await style.abort("internetdisconnected");
    await page.getByRole("heading", { name: "Reconnecting" }).waitFor();
    const styled = page.waitForResponse(style.request().url());
    await page.context().setOffline(false);
    expect((await styled).ok()).toBe(true);
    await page.getByRole("button", { name: "Add a bot" }).first().click();
    await page.getByText("2 of 4 taken").waitFor();
  });

  test("a page with a missing chunk stays until the server responds, and then reloads", async () => {
    const page = await site.newPage({ path: "/create", prepare: neverIdle });
    const style = styleOf(".reconnecting");
    for (const address of [style, "**/healthz"])
      await page.route(address, (route) => route.abort("connectionrefused"), { times: 1 });
    const unanswered = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/healthz"));
    const styled = page.waitForResponse(style);
    await page.getByRole("button", { name: "Create the table" }).click();
    await unanswered;
    await page.getByRole("heading", { name: "Your table" }).waitFor();
    expect((await styled).ok()).toBe(true);
    await page.getByRole("button", { name: "Add a bot" }).first().click();
    await page.getByText("2 of 4 taken").waitFor();
  });

  test("a style that failed to load ahead is there at the table", async () => {
    const page = await site.newPage({ path: "/privacy" });
    const style = styleOf(".reconnecting");
    await page.route(style, (route) => route.abort("connectionrefused"), { times: 1 });
    const failed = page.waitForEvent("requestfailed");
    await page.goto(`${site.url}/create?renderer=canvas`);
    await failed;
    const styled = page.waitForResponse(style);
    await page.getByRole("button", { name: "Create the table" }).click();
    await page.getByRole("heading", { name: "Your table" }).waitFor();
    expect((await styled).ok()).toBe(true);
  });

  test("a screen that fails to load reports the missing server, and appears once the server responds", async () => {
    const page = await site.newPage();
    const [code] = assetsWith(inject("client"), "how-cards");
    for (const address of [`**/assets/${code}`, "**/healthz"])
      await page.route(address, (route) => route.abort("connectionrefused"));
    await page.getByRole("link", { name: "How to play" }).first().click();
    const away = page.getByRole("alert").getByText("The server isn’t answering");
    await away.waitFor();
    await page.getByRole("heading", { name: "One moment" }).waitFor();
    await page.unrouteAll();
    await page.getByRole("heading", { name: "How to play" }).waitFor();
    expect(await away.count()).toBe(0);
  });

  test("a page with an incompatible protocol version asks the player to reload", async () => {
    const page = await site.newPage();
    await page.addInitScript(hearProtocol, protocolVersion + 1);
    await page.goto(`${site.url}/create?renderer=canvas`);
    await page.getByRole("button", { name: "Create the table" }).click();
    await page.getByRole("heading", { name: "There is a newer version" }).waitFor();
  });
});
