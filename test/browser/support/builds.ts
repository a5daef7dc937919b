import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import preact from "@preact/preset-vite";
import { build, type InlineConfig } from "vite";
import { inject } from "vitest";
import { temporaryFolder } from "../../../tools/processes/temporary-folder.ts";
import { phaserParts } from "../../../tools/vite/phaser.ts";
import { textFiles } from "../../../tools/vite/text-files.ts";

/** Common configuration of the gallery's build and server. */
export const galleryConfig = {
  configFile: false,
  root: join(import.meta.dirname, "../../../client/gallery"),
  logLevel: "error",
} as const;

/**
 * Builds the current client as for production. Vite would treat the tests' NODE_ENV as a debug build.
 * @param page builds this configuration instead.
 */
export async function buildClient(folder: string, page: InlineConfig = {}): Promise<void> {
  const env = process.env["NODE_ENV"];
  process.env["NODE_ENV"] = "production";
  try {
    await build({ logLevel: "error", ...page, build: { ...page.build, outDir: folder } });
  } finally {
    process.env["NODE_ENV"] = env;
  }
}

/** Returns the names of the built files that contain a text, because names are hashes. */
export function assetsWith(folder: string, text: string, ending: ".js" | ".css" = ".js"): readonly string[] {
  const assets = join(folder, "assets");
  const names = readdirSync(assets).filter((name) => name.endsWith(ending));
  return names.filter((name) => readFileSync(join(assets, name), "utf8").includes(text));
}

/** Builds the page that shows the lab's examples. */
export async function buildGallery(folder: string): Promise<void> {
  const input = join(galleryConfig.root, "stage.html");
  await build({
    ...galleryConfig,
    plugins: [preact(), phaserParts(), textFiles()],
    build: { outDir: folder, emptyOutDir: true, rollupOptions: { input } },
  });
}

/** Returns the folder of a page that this test run has built. Outside of a test run, as in a tool, it builds the page. */
export async function builtPage(name: "client" | "gallery"): Promise<string> {
  if (process.env["VITEST"] !== undefined) return inject(name);
  const folder = join(temporaryFolder("nine-lives-page-"), name);
  await (name === "client" ? buildClient : buildGallery)(folder);
  return folder;
}
