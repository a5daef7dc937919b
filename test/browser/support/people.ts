import type { Page } from "playwright-core";
import { Authenticator } from "./passkeys.ts";
import type { Site, Visit } from "./site.ts";

export interface Signed {
  readonly page: Page;
  readonly device: Authenticator;
  readonly name: string;
  readonly codes: readonly string[];
}

let named = 0;

/** Enters a name that is unique in the test. Generated names of newcomers may collide. */
export async function chooseName(page: Page): Promise<string> {
  named += 1;
  const name = `Duchess ${named}`;
  await page.getByRole("dialog").getByRole("textbox").fill(name);
  return name;
}

/** A player with a new account, on the start page. */
export async function newAccount(site: Site, visit: Visit = {}): Promise<Signed> {
  const made = await unconfirmedAccount(site, visit);
  await made.page.locator(".sheet:has(.recovery-codes) .btn.go").click();
  await made.page.getByRole("dialog").waitFor({ state: "detached" });
  return made;
}

/** A new account that has not confirmed its recovery codes: the page shows them. */
export async function unconfirmedAccount(site: Site, visit: Visit = {}): Promise<Signed> {
  const page = await site.newPage(visit);
  const device = await Authenticator.in(page);
  await page.goto(`${site.url}/#keep`);
  const name = await chooseName(page);
  await page.locator(".sheet .btn.go").click();
  const lines = page.locator(".recovery-codes li");
  await lines.first().waitFor();
  const codes = await lines.allTextContents();
  return { page, device, name, codes };
}

/** The same player in another browser, signed in with a synchronised passkey. */
export async function signInByPasskey(site: Site, device: Authenticator): Promise<Page> {
  const page = await site.newPage();
  await Authenticator.in(page, await device.passkeys());
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("button", { name: "Use my passkey" }).click();
  await page.getByRole("link", { name: "My account" }).waitFor();
  return page;
}

/** Lets one account ask the other, who accepts on the start page. */
export async function befriend(site: Site, asker: Signed, asked: Signed): Promise<void> {
  await asker.page.goto(`${site.url}/p/${asked.name}`);
  await asker.page.getByRole("button", { name: `Add ${asked.name} as a friend` }).click();
  await asker.page.goto(site.url);
  await asked.page.goto(site.url);
  await asked.page.getByRole("button", { name: `Accept the request of ${asker.name}` }).click();
  await asked.page.getByRole("heading", { name: "Friends", exact: true }).waitFor();
}
