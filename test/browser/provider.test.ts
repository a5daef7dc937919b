import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { freePort } from "../support/free-port.ts";
import { startProvider, type TestProvider } from "../support/openid-provider.ts";
import { Authenticator } from "./support/passkeys.ts";
import { pathOf, Site } from "./support/site.ts";

let site: Site;
let provider: TestProvider;
let host: string;

beforeAll(async () => {
  const port = String(await freePort());
  provider = await startProvider(0, `http://localhost:${port}`);
  host = new URL(provider.env["OIDC_ISSUER"] ?? "").host;
  site = await Site.open({ PORT: port, ...provider.env });
});

afterEach(() => site.closePages());

afterAll(async () => {
  await site.close();
  provider.close();
  expect(site.errors).toEqual([]);
});

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function keepCat(name: string): Promise<Page> {
  provider.login = { accountId: name };
  const page = await site.newPage();
  await press(page, "Keep my cat");
  await press(page, `Continue with ${host}`);
  await page.waitForURL("**/provider");
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await press(page, "Keep my cat");
  await press(page, "I’ve saved them");
  return page;
}

test("a guest keeps their cat with the provider, and signs in with it in another browser", async () => {
  await keepCat("Bounce");
  const page = await site.newPage();
  await press(page, "Sign in");
  await press(page, `Continue with ${host}`);
  await page.getByRole("status").getByText("Welcome back, Bounce").waitFor();
  expect(await pathOf(page)).toBe("/");
});

test("an account without a passkey confirms at the provider, adds a passkey, and then unlinks the provider", async () => {
  const page = await keepCat("Anchor");
  await Authenticator.in(page);
  await page.goto(`${site.url}/account`);
  await page.getByText(`Add a passkey before you unlink ${host}.`).waitFor();
  await press(page, "Add a passkey");
  await page.getByRole("status").getByText("Confirmed. Now try again.").waitFor();
  await press(page, "Add a passkey");
  await press(page, `Unlink ${host}`);
  await press(page, `Link ${host}`);
  await page.getByRole("status").getByText("Linked", { exact: true }).waitFor();
  await page.getByRole("button", { name: `Unlink ${host}` }).waitFor();
});

test("a player who refuses at the provider reads so, and can try again", async () => {
  provider.login = "refuses";
  const page = await site.newPage();
  await press(page, "Sign in");
  await press(page, `Continue with ${host}`);
  await page.getByText("The sign-in didn’t go through").waitFor();
  provider.login = { accountId: "second-thought" };
  await press(page, `Continue with ${host}`);
  await page.getByRole("textbox", { name: "Name" }).waitFor();
});
