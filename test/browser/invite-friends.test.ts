import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { axeFindings } from "./support/axe.ts";
import { befriend, newAccount } from "./support/people.ts";
import { pathOf, phone, Site } from "./support/site.ts";

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.closePages());
afterAll(async () => {
  await site.close();
  expect(site.errors).toEqual([]);
});

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

test("two accounts become friends, one invites the other from the start page, and the other joins", async () => {
  const [ann, bob] = [await newAccount(site), await newAccount(site)];
  await befriend(site, ann, bob);
  const row = ann.page.getByRole("listitem").filter({ hasText: bob.name });
  await row.getByText("Here", { exact: true }).waitFor();
  expect(await axeFindings(ann.page)).toEqual([]);
  await button(ann.page, `Invite ${bob.name}`).click();
  await ann.page.getByRole("heading", { name: "Chairs" }).waitFor();
  const invitation = bob.page.getByRole("region", { name: "Invitation" });
  await invitation.getByText(`${ann.name} invites you`).waitFor();
  await invitation.getByText(`At the table: ${ann.name}`).waitFor();
  expect(await axeFindings(bob.page)).toEqual([]);
  await invitation.getByRole("button", { name: "Join" }).click();
  await ann.page.getByText(bob.name).first().waitFor();
  expect(await pathOf(bob.page)).toBe(await pathOf(ann.page));
  await invitation.waitFor({ state: "detached" });
});

test("a friend who is invited to a party joins it from any page, and the party page says until when it waits", async () => {
  const [ann, bob] = [await newAccount(site), await newAccount(site, { size: phone })];
  await befriend(site, ann, bob);
  await bob.page.goto(`${site.url}/cards`);
  await ann.page.goto(`${site.url}/party`);
  await ann.page.getByText(/^Start the search by .*, or the party ends\.$/).waitFor();
  await button(ann.page, "Invite players").click();
  await button(ann.page, `Invite ${bob.name}`).click();
  await ann.page.getByRole("dialog").getByText("Invited", { exact: true }).waitFor();
  await button(ann.page, "Close").click();
  const invitation = bob.page.getByRole("region", { name: "Invitation" });
  await invitation.getByText(`${ann.name} invites you to play together`).waitFor();
  await invitation.getByText(`In the party: ${ann.name}`).waitFor();
  expect(await axeFindings(bob.page)).toEqual([]);
  await invitation.getByRole("button", { name: "Join" }).click();
  await bob.page.getByText(`${ann.name} starts the search.`).waitFor();
  await button(ann.page, "Search for 2").waitFor();
  await invitation.waitFor({ state: "detached" });
});

test("a seated player who joins a friend's party is told of their table, and has the invitation again there", async () => {
  const [ann, bob] = [await newAccount(site), await newAccount(site)];
  await befriend(site, ann, bob);
  await button(bob.page, `Invite ${ann.name}`).click();
  await bob.page.getByRole("heading", { name: "Chairs" }).waitFor();
  const table = await pathOf(bob.page);
  await ann.page.goto(`${site.url}/party`);
  await button(ann.page, "Invite players").click();
  await button(ann.page, `Invite ${bob.name}`).click();
  const invitation = bob.page.getByRole("region", { name: "Invitation" });
  await invitation.getByRole("button", { name: "Join" }).click();
  await bob.page.getByRole("heading", { name: "Your chair is still warm" }).waitFor();
  await invitation.waitFor({ state: "detached" });
  await button(bob.page, "Back to the table").click();
  await invitation.getByText(`${ann.name} invites you to play together`).waitFor();
  expect(await pathOf(bob.page)).toBe(table);
});

test("an invitation stays, although a response from before it comes later", async () => {
  const [ann, bob] = [await newAccount(site), await newAccount(site)];
  await befriend(site, ann, bob);
  const address = "**/api/invitations?*";
  const [asked, shown] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await bob.page.route(address, async (route) => {
    const response = await route.fetch();
    asked.resolve();
    await shown.promise;
    await route.fulfill({ response });
  });
  await bob.page.goto(`${site.url}/cards`);
  await asked.promise;
  await button(ann.page, `Invite ${bob.name}`).click();
  const invitation = bob.page.getByRole("region", { name: "Invitation" });
  await invitation.getByText(`${ann.name} invites you`).waitFor();
  const again = bob.page.waitForRequest(address);
  shown.resolve();
  await (await again).response();
  await invitation.getByRole("button", { name: "Not now" }).click();
  await invitation.waitFor({ state: "detached" });
});

test("a friend request is withdrawn on the start page", async () => {
  const [ann, bob] = [await newAccount(site), await newAccount(site)];
  await ann.page.goto(`${site.url}/p/${bob.name}`);
  await button(ann.page, `Add ${bob.name} as a friend`).click();
  await ann.page.goto(site.url);
  await bob.page.goto(site.url);
  await button(bob.page, `Accept the request of ${ann.name}`).waitFor();
  await button(ann.page, `Withdraw the request to ${bob.name}`).click();
  await button(bob.page, `Accept the request of ${ann.name}`).waitFor({ state: "detached" });
  expect(await button(ann.page, `Withdraw the request to ${bob.name}`).count()).toBe(0);
});

test("an invitation from a bot's chair frees the chair, and appears on any page", async () => {
  const [ann, bob] = [await newAccount(site), await newAccount(site)];
  await befriend(site, ann, bob);
  await ann.page.goto(`${site.url}/create`);
  await button(ann.page, "Create the table").click();
  await button(ann.page, "Add a bot").first().click();
  await bob.page.goto(`${site.url}/cards`);
  await button(ann.page, /^(Easy|Steady|Expert)/).click();
  await button(ann.page, "Free this chair and invite").click();
  await button(ann.page, `Invite ${bob.name}`).click();
  await ann.page.getByRole("dialog").getByText("Invited", { exact: true }).waitFor();
  expect(await button(ann.page, "Add a bot").count()).toBe(3);
  const invitation = bob.page.getByRole("region", { name: "Invitation" });
  await invitation.getByRole("button", { name: "Not now" }).click();
  await invitation.waitFor({ state: "detached" });
  await bob.page.reload();
  await bob.page.getByRole("main").waitFor();
  expect(await invitation.count()).toBe(0);
});

test("a player chooses in the settings who may invite them", async () => {
  const { page } = await newAccount(site);
  await page.goto(`${site.url}/#settings`);
  const choice = page.getByRole("radiogroup", { name: "Who may invite me" });
  const isChosen = () => choice.getByRole("radio", { name: "Nobody" }).isChecked();
  await choice.getByText("Nobody", { exact: true }).click();
  await expect.poll(isChosen).toBe(true);
  await page.reload();
  await expect.poll(isChosen).toBe(true);
});
