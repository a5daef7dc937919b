import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { launchChromiumServer } from "../../tools/browser/chromium.ts";
import { buildClient, buildGallery } from "../browser/support/builds.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the run's Chromium accepts connections. */
    readonly chromium: string;
    /** Folder of the client, built as it is now. */
    readonly client: string;
    /** Folder of the gallery's page. */
    readonly gallery: string;
  }
}

/**
 * Runs before the tests in a browser: starts one Chromium and builds each page once, for all files.
 * @returns a function that ends the browser and removes the pages.
 */
export default async function shareBrowser(run: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "nine-lives-pages-"));
  const client = join(folder, "client");
  const gallery = join(folder, "gallery");
  await buildClient(client);
  await buildGallery(gallery);
  const browser = await launchChromiumServer();
  run.provide("chromium", browser.wsEndpoint());
  run.provide("client", client);
  run.provide("gallery", gallery);
  return async () => {
    await browser.close();
    await rm(folder, { recursive: true });
  };
}
