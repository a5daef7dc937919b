import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { systemTimers } from "../../server/runtime/timers.ts";
import { newFolder } from "../support/app.ts";
import { runWith } from "../tools/run.ts";
import { newAccount, type Signed } from "./support/people.ts";
import { pathOf, phone, Site } from "./support/site.ts";

const folder = newFolder();
/** Offset of the server's clock, in ms. */
let ahead = 0;
let site: Site;

beforeAll(async () => {
  const timers = { ...systemTimers, date: () => systemTimers.date() + ahead };
  site = await Site.open({ DATA_DIR: folder }, timers);
});

afterAll(async () => {
  await site.close();
  expect(site.errors).toEqual([]);
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Creates an operator on the command line, some time ago. */
async function operator(): Promise<Signed> {
  const signed = await newAccount(site);
  const { name } = signed;
  expect(await runWith({ DATA_DIR: folder }, "admin", "grant", name)).toMatchObject({ code: 0 });
  ahead += 11 * 60_000;
  return signed;
}

/** Ann at her own table, and Bob, who has written in the chat. */
async function talking(): Promise<{ ann: Page; bob: Page }> {
  const ann = await site.newPage({ path: "/create" });
  await button(ann, "Create the table").click();
  await ann.getByRole("heading", { name: "Your table" }).waitFor();
  const bob = await site.newPage({ size: phone, path: await pathOf(ann) });
  await bob.getByRole("textbox", { name: "Name" }).fill("Bob");
  await button(bob, "Take a chair").click();
  await button(bob, "Chat").click();
  const says = bob.getByRole("textbox", { name: "Say something" });
  await says.fill("you play like a wet sock");
  await says.press("Enter");
  return { ann, bob };
}

test("an operator shows the passkey, decides a report in three presses, and its subject is notified", async () => {
  const { ann, bob } = await talking();
  await ann.getByRole("button", { name: "Report or block Bob: “you play like a wet sock”" }).click();
  await button(ann, "Insults or threats").click();
  await ann.getByText("Thank you. A moderator will look at it.").waitFor();

  const { page: panel } = await operator();
  await panel.goto(`${site.url}/admin`);
  await button(panel, "Use my passkey").click();
  await panel.getByRole("heading", { name: "Nodes" }).waitFor();
  await panel.getByRole("link", { name: /^Reports/ }).click();
  await panel.getByRole("link", { name: /^Bob/ }).click();
  await panel.locator(".report-lines .accused").getByText("you play like a wet sock").waitFor();

  await panel.getByText("No chat", { exact: true }).click();
  await panel.getByText("1 day", { exact: true }).click();
  await button(panel, "No chat, 1 day").click();
  await panel.getByRole("button", { name: "End it" }).waitFor();

  await bob.getByText("You can’t write in any chat. You can still play everything.").waitFor();
});

test("the panel opens only with a verifying passkey, and explains how to add one", async () => {
  const { page: panel, device } = await operator();
  await device.verify(false);
  await panel.goto(`${site.url}/admin`);
  await button(panel, "Use my passkey").click();
  await panel.getByText("If your passkey doesn’t ask for a PIN, fingerprint or face, add one that does").waitFor();
  await panel.locator("main").getByRole("link", { name: "My account" }).click();
  await panel.getByRole("heading", { name: "Passkeys" }).waitFor();
  await button(panel, "Add a passkey").waitFor();
  await device.verify(true);
  await panel.goto(`${site.url}/admin`);
  await button(panel, "Use my passkey").click();
  await panel.getByRole("heading", { name: "Nodes" }).waitFor();
});

test("an operator looks into a table, and sees the pending decision and the last steps without hidden cards", async () => {
  const host = await site.newPage({ path: "/create" });
  await button(host, "Create the table").click();
  await button(host, "Add a bot").first().click();
  await button(host, "Start with 2").click();
  const { page: panel } = await operator();
  await panel.goto(`${site.url}/admin/tables`);
  await button(panel, "Use my passkey").click();
  const code = (await pathOf(host)).split("/").at(-1) ?? "";
  await panel.getByRole("searchbox", { name: "Code or name" }).fill(code);
  await button(panel, `Look inside table ${code}`).click();
  await panel.getByText(/^Waiting for .+ \(\w+\)/).waitFor();
  const steps = panel.getByRole("list", { name: "Last steps, newest first" });
  await steps.getByText("The cards are dealt").waitFor();
});
