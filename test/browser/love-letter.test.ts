import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LetterPlayer } from "./support/letter-player.ts";
import { phone, Site } from "./support/site.ts";

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});

afterAll(async () => {
  await site.close();
  expect(site.errors).toEqual([]);
});

/** A table of three: two people and a bot, and the game begun. */
async function tableOfThree(): Promise<readonly [Page, Page]> {
  const host = await site.newPage({ path: "/create" });
  await host.getByRole("radio", { name: "Love Letter" }).check();
  await host.getByRole("radiogroup", { name: "Chairs" }).getByRole("radio", { name: "3" }).check();
  await host.getByRole("button", { name: "Create the table" }).click();
  await host.getByRole("heading", { name: "Your table" }).waitFor();
  const friend = await site.newPage({ size: phone, path: new URL(host.url()).pathname });
  await friend.getByRole("textbox", { name: "Name" }).fill("Friend");
  await friend.getByRole("button", { name: "Take a chair" }).click();
  await friend.getByRole("button", { name: "I’m ready" }).click();
  await host.getByRole("button", { name: "Add a bot" }).first().click();
  await host.getByRole("button", { name: "Start with 3" }).click();
  return [host, friend];
}

test("two people and a bot play Love Letter to the end; one reloads while asked to choose", {
  timeout: 180_000,
}, async () => {
  const [host, friend] = await tableOfThree();
  const [ann, bob] = [new LetterPlayer(host), new LetterPlayer(friend)];

  const reloads = async () => {
    const choosing = await ann.playUntilChoosing();
    await ann.page.reload();
    if (choosing)
      await ann.page
        .getByRole("button", { name: /, available$/ })
        .first()
        .waitFor();
    await ann.play();
  };
  await Promise.all([reloads(), bob.play()]);

  const places = await ann.places();
  expect(places).toHaveLength(3);
  expect(places[0]).toContain("3 tokens");
  expect(await bob.places()).toEqual(places);
});
