import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { atRest } from "./support/at-rest.ts";
import { Gallery } from "./support/gallery.ts";
import { phone } from "./support/site.ts";

const desktop = { width: 1280, height: 720 };
/** A second after the time of the pages. The clock of the turn still leaves time to undo a play. */
const later = new Date("2026-01-01T12:00:01Z");

let gallery: Gallery;
let page: Page;

beforeAll(async () => {
  gallery = await Gallery.open();
});

afterAll(async () => {
  await gallery.close();
  expect(gallery.errors).toEqual([]);
});

const button = (name: string | RegExp): Locator => page.getByRole("button", { name }).first();
const prompt = () => page.getByRole("status").textContent();

async function open(moment: string, size = desktop): Promise<void> {
  page = await gallery.visit(moment, { size });
}

/** Returns the middle of a button. */
async function middle(of: Locator): Promise<{ x: number; y: number }> {
  const box = await of.boundingBox();
  if (box === null) throw new Error("not on the page");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function dragTo(from: Locator, x: number, y: number): Promise<void> {
  const start = await middle(from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + x) / 2, (start.y + y) / 2, { steps: 4 });
  await page.mouse.move(x, y);
  await page.mouse.up();
}

describe("a card is enlarged with its fine points", () => {
  const largeCard = () => page.locator(".large-card");

  test("from the hand with the key I, and closes with Escape", async () => {
    await open("nope-without-one");
    await button(/^Skip/).focus();
    await page.keyboard.press("i");
    await expect.poll(() => largeCard().textContent()).toContain("If you owe several turns, it ends just one.");
    await atRest(page);
    expect(await largeCard().textContent()).toMatch(/Not now.*It is .*’s turn/);
    await page.keyboard.press("Escape");
    await expect.poll(() => largeCard().count()).toBe(0);
  });

  test("from the hand by a long press, without playing it", async () => {
    await open("my-turn", phone);
    const { x, y } = await middle(button(/^Skip/));
    const touch = { isPrimary: true, pointerType: "touch", clientX: x, clientY: y, button: 0, pointerId: 7 };
    await button(/^Skip/).dispatchEvent("pointerdown", touch);
    await expect.poll(() => largeCard().textContent()).toContain("K14");
    await button(/^Skip/).dispatchEvent("pointerup", touch);
    await expect.poll(() => largeCard().count()).toBe(0);
    await atRest(page);
    expect(await button(/^Skip/).getAttribute("aria-pressed")).toBe("false");
  });

  test("from the discard pile by a press", async () => {
    await open("my-turn");
    const look = page.locator('[data-group="open"] button').last();
    const name = (await look.getAttribute("aria-label"))?.replace("Look at ", "") ?? "";
    await look.click();
    await expect.poll(() => largeCard().textContent()).toContain(name);
    await page.mouse.click(20, 500);
    await expect.poll(() => largeCard().count()).toBe(0);
  });

  test("beside its position, without covering it", async () => {
    await open("my-turn");
    await button(/^Skip/).focus();
    await page.keyboard.press("i");
    await largeCard().waitFor();
    await atRest(page);
    const [card, shown] = await Promise.all([button(/^Skip/).boundingBox(), largeCard().boundingBox()]);
    expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0);
  });
});

describe("a hand card", () => {
  beforeEach(() => open("my-turn"));

  test("is played when it is dragged onto the felt", async () => {
    await dragTo(button("Skip"), 700, 280);
    await expect.poll(prompt).not.toMatch(/^YOUR TURN/);
    await expect.poll(() => button(/^Skip/).count()).toBe(0);
  });

  test("goes back when it is dropped over the hand", async () => {
    await dragTo(button("Skip"), 760, 660);
    expect(await prompt()).toMatch(/^YOUR TURN/);
    expect(await button(/^Skip/).getAttribute("aria-pressed")).toBe("false");
  });

  test("is selected by a press, and deselected with Escape", async () => {
    await button("Skip").click();
    await expect.poll(() => button(/^Skip/).getAttribute("aria-pressed")).toBe("true");
    await page.keyboard.press("Escape");
    await expect.poll(() => button(/^Skip/).getAttribute("aria-pressed")).toBe("false");
  });

  test("gets the focus from its neighbour with the arrow keys", async () => {
    await button("Attack").focus();
    await page.keyboard.press("ArrowRight");
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    const names = await page
      .locator("[data-group=hand] button")
      .evaluateAll((all) => all.map((each) => each.ariaLabel));
    const attack = names.findIndex((name) => name?.startsWith("Attack"));
    await expect.poll(focused).toBe(names[attack + 1]);
  });
});

describe("cards that are put in order change places", () => {
  const place = (number: number) => page.locator(`[data-spot="place-${number}"]`);
  const order = () =>
    page.locator('[data-spot^="place-"]').evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel?.split(",")[0]));

  beforeEach(() => open("alter-the-future"));

  test("when one is dragged onto another", async () => {
    const { x, y } = await middle(place(2));
    await dragTo(place(0), x, y);
    await expect.poll(order).toEqual(["Imploding Kitten", "Skip", "Favor"]);
  });

  test("when both are pressed", async () => {
    await place(1).click();
    await expect.poll(() => place(1).getAttribute("aria-pressed")).toBe("true");
    await place(0).click();
    await expect.poll(order).toEqual(["Skip", "Favor", "Imploding Kitten"]);
  });

  test("with their numbers, and Enter puts them back", async () => {
    await page.keyboard.press("1");
    await page.keyboard.press("3");
    await expect.poll(order).toEqual(["Imploding Kitten", "Skip", "Favor"]);
    await page.keyboard.press("Enter");
    await expect.poll(prompt).toMatch(/^YOUR TURN/);
    await expect.poll(() => button(/^Draw pile/).getAttribute("aria-label")).toContain("face up on top");
  });
});

describe("a play at another player", () => {
  const pounce = () => page.getByRole("button", { name: /^Sir Pounce/ });

  // Time stands still, so that a play is not sent before the test has inspected it.
  beforeEach(async () => {
    await open("my-turn");
    await page.clock.pauseAt(later);
  });

  afterEach(() => gallery.leave());

  test("works by dropping a card on them", async () => {
    const { x, y } = await middle(pounce());
    await dragTo(button(/^Favor/), x, y);
    await expect.poll(prompt).toMatch(/^ASK SIR POUNCE/);
    await page.clock.resume();
    await expect.poll(prompt).toMatch(/^WILL ANYONE NOPE/);
  });

  test("takes the twin of a dropped cat along", async () => {
    const { x, y } = await middle(pounce());
    await dragTo(button(/^Noodle Cat/), x, y);
    await expect.poll(prompt).toMatch(/^ROB SIR POUNCE/);
  });

  test("is cancelled if the card has no effect there", async () => {
    const { x, y } = await middle(pounce());
    await dragTo(button("Skip"), x, y);
    expect(await prompt()).toMatch(/^YOUR TURN/);
    expect(await button(/^Skip/).getAttribute("aria-pressed")).toBe("false");
  });

  test("is undone with Escape, and not sent", async () => {
    await button(/^Favor/).click();
    await pounce().click();
    await expect.poll(prompt).toMatch(/^ASK SIR POUNCE/);
    await page.keyboard.press("Escape");
    await expect.poll(prompt).toMatch(/^WHO GIVES YOU A CARD/);
    await page.keyboard.press("Escape");
    await expect.poll(prompt).toMatch(/^YOUR TURN/);
  });
});

test("a player without a dragged card so far sees a hint until the first touch", async () => {
  await open("my-turn&hint=drag");
  const hint = page.locator(".drag-hint");
  await hint.waitFor({ state: "attached" });
  await page.mouse.click(4, 4);
  await expect.poll(() => hint.count()).toBe(0);
});

describe("the tag of a pair", () => {
  const cats = () =>
    page
      .getByRole("button", { name: /^Noodle Cat/ })
      .evaluateAll((all) => all.map((each) => each.getAttribute("aria-pressed")));

  beforeEach(() => open("my-turn"));

  test("selects both cards on a press", async () => {
    await button(/^Take the pair/).click();
    await expect.poll(cats).toEqual(["true", "true"]);
    await expect.poll(prompt).toMatch(/^WHO DO YOU ROB/);
  });

  test("selects and deselects both cards with the keyboard", async () => {
    await button(/^Take the pair/).press("Enter");
    await expect.poll(cats).toEqual(["true", "true"]);
    await page.keyboard.press("Enter");
    await expect.poll(cats).toEqual(["false", "false"]);
  });
});

test("returning objects reuse their canvases", async () => {
  await open("my-turn");
  const pickUpAndLayDown = async () => {
    for (const isUp of [true, false]) {
      await button(/^Skip/).click({ position: { x: 12, y: 40 } });
      await atRest(page);
      expect(await button(/^Skip/).getAttribute("aria-pressed")).toBe(String(isUp));
    }
  };
  await pickUpAndLayDown();
  await page.evaluate(countCanvases);
  await pickUpAndLayDown();
  expect(await page.evaluate(() => window.canvasesMade)).toBe(0);
});

test("slow painting is split into several tasks", async () => {
  await open("my-turn");
  await page.evaluate(runOutOfTime);
  await button(/^Skip/).click({ position: { x: 12, y: 40 } });
  await expect.poll(() => button(/^Skip/).getAttribute("aria-pressed")).toBe("true");
  const painted = await page.evaluate(() => window.paintedInTasks);
  expect([painted.length > 2, Math.max(...painted)]).toEqual([true, 1]);
});

test("a letter presses the button with that shortcut", async () => {
  await open("my-turn");
  await page.keyboard.press("d");
  await expect.poll(() => button(/^Draw pile/).getAttribute("aria-label")).toMatch(/\b11\b/);
});

test("the key at the place of a letter presses its button on a keyboard with other letters", async () => {
  await open("my-turn");
  await page.evaluate(() => {
    const press = { key: "в", code: "KeyD", bubbles: true };
    document.body.dispatchEvent(new KeyboardEvent("keydown", press));
  });
  await expect.poll(() => button(/^Draw pile/).getAttribute("aria-label")).toMatch(/\b11\b/);
});

test("a letter does not press a button while text is composed, or an element beside the table has the focus", async () => {
  await open("my-turn");
  const pile = await button(/^Draw pile/).getAttribute("aria-label");
  await page.evaluate(() => {
    const press = { key: "d", code: "KeyD", bubbles: true };
    document.body.dispatchEvent(new KeyboardEvent("keydown", { ...press, isComposing: true }));
    const beside = document.createElement("button");
    document.body.append(beside);
    beside.focus();
  });
  await page.keyboard.press("d");
  await atRest(page);
  expect(await button(/^Draw pile/).getAttribute("aria-label")).toBe(pile);
});

describe("the slider that hides the kitten", () => {
  const value = () => page.getByRole("slider").getAttribute("aria-valuenow");

  test("follows the pointer from the top to the bottom of the pile", async () => {
    await open("hide-the-kitten");
    const slider = page.getByRole("slider");
    const box = await slider.boundingBox();
    if (box === null) throw new Error("no slider on the page");
    await page.mouse.move(box.x + 1, box.y + box.height / 2);
    await page.mouse.down();
    await expect.poll(value).toBe("0");
    await page.mouse.move(box.x + box.width - 1, box.y + box.height / 2, { steps: 5 });
    await page.mouse.up();
    await expect.poll(value).toBe(await slider.getAttribute("aria-valuemax"));
  });

  test("moves one slot with an arrow key", async () => {
    await open("hide-the-kitten");
    const before = Number(await value());
    await page.getByRole("slider").press("ArrowRight");
    await expect.poll(value).toBe(`${before + 1}`);
  });
});

test("a large hand is scrolled with the wheel until its last card is reachable", async () => {
  await open("my-turn-many-cards", phone);
  const last = page.locator("[data-spot^='card:']").last();
  expect(await last.getAttribute("aria-hidden")).toBe("true");
  const { x, y } = await middle(page.locator("[data-spot^='card:']").nth(9));
  await page.mouse.move(x, y);
  await page.mouse.wheel(2000, 0);
  await expect.poll(() => last.getAttribute("aria-hidden")).toBeNull();
});

declare global {
  interface Window {
    canvasesMade: number;
    /** Number of canvases painted on before each part of a drawing was postponed. */
    paintedInTasks: number[];
  }
}

/** Runs in the page. */
function countCanvases(): void {
  window.canvasesMade = 0;
  document.createElement = new Proxy(document.createElement, {
    apply(create, self, [name, options]) {
      if (name === "canvas") window.canvasesMade += 1;
      return Reflect.apply(create, self, [name, options]);
    },
  });
}

/**
 * Runs in the page: makes each painting task exceed its time limit.
 * @returns once the countdown ring, which stays empty from now on, has been painted for the last time.
 */
function runOutOfTime(): Promise<void> {
  let now = performance.now() + 3_600_000;
  performance.now = () => {
    now += 1000;
    return now;
  };
  let painted = 0;
  window.paintedInTasks = [];
  const ring = Promise.withResolvers<void>();
  const { clearRect } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.clearRect = function (...given) {
    if (!this.canvas.isConnected) painted += 1;
    clearRect.apply(this, given);
    ring.resolve();
  };
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function (message: unknown) {
    window.paintedInTasks.push(painted);
    painted = 0;
    postMessage.call(this, message);
  };
  return ring.promise.then(() => {
    painted = 0;
  });
}
