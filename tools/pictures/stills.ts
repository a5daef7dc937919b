import { join } from "node:path";
import type { Page } from "playwright-core";
import { temporaryFolder } from "../processes/temporary-folder.ts";
import { encode, openPage, type Size, type Studio } from "./studio.ts";

/** Paints the start page. */
export async function paintHome(studio: Studio, name: string, size: Size): Promise<void> {
  const page = await openPage(studio, "/", size);
  await page.getByRole("button", { name: "Play now" }).waitFor();
  await save(studio, page, name);
}

/** Paints the first turn of a guest in a game with bots. */
export async function paintTable(studio: Studio, name: string, poster: RegExp, size: Size): Promise<void> {
  const page = await openPage(studio, "/", size);
  await page.getByRole("radio", { name: poster }).first().check({ force: true });
  await page.getByRole("button", { name: "Play with bots" }).click();
  await page.locator("button[aria-keyshortcuts=d]:enabled").waitFor({ timeout: 120_000 });
  await page.locator("[data-table=still]").waitFor();
  await save(studio, page, name);
}

async function save(studio: Studio, page: Page, name: string): Promise<void> {
  const path = join(temporaryFolder("nine-lives-still-"), `${name}.png`);
  await page.screenshot({ path });
  await page.context().close();
  encode("cwebp", ["-q", "85", "-m", "6", path, "-o", join(studio.folder, `${name}.webp`)]);
  studio.tell(`${name}: done`);
}
