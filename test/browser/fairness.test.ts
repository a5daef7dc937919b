import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Player } from "./support/player.ts";
import { Site } from "./support/site.ts";

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});

afterAll(async () => {
  await site.close();
  expect(site.errors).toEqual([]);
});

/** Returns the result on each line of the sheet. */
async function findings(page: Page): Promise<string[]> {
  const lines = await page.getByRole("dialog").getByRole("listitem").allTextContents();
  return lines.map((line) => line.split(":")[0] ?? "");
}

test("a page reloaded during its game verifies it and lists the checks, and a cheating server is detected", {
  timeout: 300_000,
}, async () => {
  const page = await site.newPage();
  await page.getByRole("radio", { name: "2", exact: true }).check();
  await page.getByRole("button", { name: "Play with bots" }).click();
  const player = new Player(page);
  await player.play(() => player.presses.length < 2);
  await page.reload();
  await player.play();
  await page.getByRole("button", { name: /^Verified/ }).click();
  await expect.poll(() => findings(page)).toEqual(Array(6).fill("Verified"));
  await page.getByRole("button", { name: "Close" }).click();

  await page.route("**/api/games/*", async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({
      response: answer,
      body: text.replace(/"secret":"[0-9a-f]{64}"/, `"secret":"${"b".repeat(64)}"`),
    });
  });
  await page.reload();
  await page.getByRole("alert").getByText("This game does not check out").click();
  await expect.poll(() => findings(page)).toContain("Failed");
});
