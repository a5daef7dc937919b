import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { newFolder } from "../support/app.ts";
import { runWith } from "../tools/run.ts";
import { befriend, newAccount } from "./support/people.ts";
import { Site, type Visit } from "./support/site.ts";

const folder = newFolder();
let site: Site;
beforeAll(async () => {
  site = await Site.open({ DATA_DIR: folder, QUEUE_WAIT_SECONDS: "600" });
});
afterEach(() => site.closePages());
afterAll(async () => {
  await site.close();
  expect(site.errors).toEqual([]);
});

/** Runs in the page, before its own scripts: counts its open connections. */
function countSockets(): void {
  const sockets: WebSocket[] = [];
  globalThis.WebSocket = class extends WebSocket {
    constructor(...where: ConstructorParameters<typeof WebSocket>) {
      super(...where);
      sockets.push(this);
      const show = () => {
        document.documentElement.dataset["sockets"] = String(sockets.filter((each) => each.readyState === 1).length);
      };
      for (const event of ["open", "close"]) this.addEventListener(event, show);
    }
  };
}

const visit: Visit = { prepare: countSockets };

const socketsOf = async (page: Page): Promise<number> =>
  Number(await page.evaluate(() => document.documentElement.dataset["sockets"] ?? 0));

const expectSockets = (pages: readonly Page[], counts: readonly number[]) =>
  expect.poll(() => Promise.all(pages.map(socketsOf)), { timeout: 30_000 }).toEqual(counts);

/** Announces something as an operator. */
async function announce(words: string): Promise<void> {
  const { page, name } = await newAccount(site);
  expect(await runWith({ DATA_DIR: folder }, "admin", "grant", name)).toMatchObject({ code: 0 });
  await page.goto(`${site.url}/admin`);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await page.getByRole("heading", { name: "Nodes" }).or(button("Use my passkey")).first().waitFor();
  if (await button("Use my passkey").isVisible()) await button("Use my passkey").click();
  await page.getByRole("textbox", { name: "What to tell everyone" }).fill(words);
  await button("Tell everyone").click();
  await page.getByText(words).first().waitFor();
}

test("two tabs of a browser share one connection, and another tab opens it when its tab closes", async () => {
  const first = await site.newPage(visit);
  await expectSockets([first], [1]);
  const second = await site.openTab(first.context());
  await announce("Tea is ready");
  for (const page of [first, second]) await page.getByText("Tea is ready").waitFor();
  expect(await Promise.all([first, second].map(socketsOf))).toEqual([1, 0]);
  await first.close();
  await expectSockets([second], [1]);
});

test("a tab in the queue needs no line, and closes that of another tab", async () => {
  const first = await site.newPage(visit);
  await expectSockets([first], [1]);
  const second = await site.openTab(first.context(), "/queue/original/2");
  await expectSockets([first, second], [0, 1]);
  await second.close();
  await expectSockets([first], [1]);
});

test("the connection of a table passes an invitation to another tab of its browser", async () => {
  const [ann, bob] = [await newAccount(site), await newAccount(site, visit)];
  await befriend(site, ann, bob);
  await bob.page.goto(`${site.url}/create?renderer=canvas`);
  await bob.page.getByRole("button", { name: "Create the table" }).click();
  const other = await site.openTab(bob.page.context());
  await expectSockets([bob.page, other], [1, 0]);
  await ann.page.goto(`${site.url}/create?renderer=canvas`);
  await ann.page.getByRole("button", { name: "Create the table" }).click();
  await ann.page.getByRole("button", { name: "Invite players" }).click();
  await ann.page.getByRole("button", { name: `Invite ${bob.name}` }).click();
  await other.getByRole("region", { name: "Invitation" }).getByText(`${ann.name} invites you`).waitFor();
  await expectSockets([bob.page, other], [1, 0]);
});
