import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { Gallery, play } from "./support/gallery.ts";
import { desktop } from "./support/site.ts";
import { countSounds } from "./support/sounds.ts";

let gallery: Gallery;
let page: Page;

beforeAll(async () => {
  gallery = await Gallery.open();
});

beforeEach(async () => {
  page = await gallery.watch("card-drawn", { size: desktop }, "full");
  await page.evaluate(countSounds);
});

afterEach(() => page.context().close());

afterAll(async () => {
  await gallery.close();
  expect(gallery.errors).toEqual([]);
});

const heard = (): Promise<number> => page.evaluate(() => Number(document.body.dataset["heard"]));
const isReady = (): Promise<boolean> => page.evaluate(() => document.body.dataset["opened"] === "1");

/** Draws the card, and lets its animation run to the end. */
async function draw(): Promise<void> {
  await play(page);
  await page.clock.runFor(1500);
}

test("a table is silent until its player has touched or pressed an element", async () => {
  await draw();
  expect(await heard()).toBe(0);
  expect(await isReady()).toBe(false);
});

test("a draw is audible after that", async () => {
  await page.keyboard.press("Escape"); // browsers ignore this key
  await page.mouse.click(640, 330);
  await expect.poll(isReady).toBe(true);
  await draw();
  expect(await heard()).toBeGreaterThan(0);
});

test("the switch in the corner silences the table", async () => {
  await page.getByRole("button", { name: "Sound off" }).press("Enter");
  await expect.poll(isReady).toBe(true);
  await draw();
  expect(await heard()).toBe(0);
  await page.getByRole("button", { name: "Sound on" }).waitFor();
});
