import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { atRest } from "./support/at-rest.ts";
import { axeFindings } from "./support/axe.ts";
import { pathOf, phone, Site } from "./support/site.ts";

let site: Site;
beforeAll(async () => {
  // Slow bots, so that the game does not end before the newcomer takes a chair.
  site = await Site.open({ BOT_DELAY_MS: "99999-99999" });
});
afterEach(() => site.closePages());
afterAll(async () => {
  await site.close();
  expect(site.errors).toEqual([]);
});

test("a newcomer by the code watches, takes the chair of a bot, and plays its hand", async () => {
  const ann = await site.newPage({ path: "/create" });
  await ann.getByRole("radiogroup", { name: "Chairs" }).getByRole("radio", { name: "3" }).check();
  await ann.getByRole("switch", { name: "Take over bots" }).check();
  await ann.getByRole("button", { name: "Create the table" }).click();
  await ann.getByRole("region", { name: "Table settings" }).getByText("Bots can be taken over").waitFor();
  for (const count of [2, 3]) {
    await ann.getByRole("button", { name: "Add a bot" }).first().click();
    await ann.getByText(`${count} of 3 taken`).waitFor();
  }
  await ann.getByRole("button", { name: "Start with 3" }).click();
  await ann.getByRole("button", { name: /^Draw pile/ }).waitFor();
  const eve = await site.newPage({ path: await pathOf(ann), size: phone });
  await eve.getByRole("button", { name: "Watch", exact: true }).click();
  await eve.getByRole("textbox", { name: "Name" }).fill("Eve");
  await eve.getByRole("button", { name: "Watch", exact: true }).click();
  const take = eve.getByRole("button", { name: /^Take .*’s chair$/ });
  await take.first().waitFor();
  await atRest(eve);
  expect(await take.count()).toBe(2);
  expect(await axeFindings(eve)).toEqual([]);
  await take.first().click();
  await ann
    .getByRole("status")
    .getByText(/^Eve takes .*’s chair$/)
    .waitFor();
  await eve.getByText("You are watching").waitFor({ state: "detached" });
  await eve.getByRole("button", { name: /^Draw pile/ }).waitFor();
  await eve.getByRole("button", { name: "Menu" }).click();
  await eve.getByRole("button", { name: "Leave the table" }).waitFor();
});
