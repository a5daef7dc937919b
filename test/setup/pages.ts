import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { buildClient, buildGallery } from "../browser/support/builds.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of the client build of this run. */
    readonly client: string;
    /** Folder of the gallery page. */
    readonly gallery: string;
  }
}

/** Runs before the browser tests: builds each page once for all files. @returns a function that removes the pages. */
export default async function sharePages(run: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "nine-lives-pages-"));
  const client = join(folder, "client");
  const gallery = join(folder, "gallery");
  await buildClient(client);
  await buildGallery(gallery);
  run.provide("client", client);
  run.provide("gallery", gallery);
  return () => rm(folder, { recursive: true });
}
