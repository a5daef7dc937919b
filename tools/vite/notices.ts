import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const project = join(import.meta.dirname, "../..");
const packages = join(project, "node_modules");

/** Packages of the page without a module: their styles and fonts. */
const fonts = ["@fontsource/lilita-one", "@fontsource-variable/nunito"].map((name) => join(packages, name));

const line = `\n${"=".repeat(72)}\n\n`;

/** Writes notices.txt: our notices and licence, and the licence texts of all packages that the page contains. */
export function notices(): Plugin {
  return {
    name: "notices",
    apply: "build",
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
      const own = ["NOTICES.md", "LICENSE"].map((name) => readFileSync(join(project, name), "utf8"));
      const texts = [...new Set([...fonts, ...modules.flatMap(packageOf)])].sort().map(licenceOf);
      this.emitFile({ type: "asset", fileName: "notices.txt", source: [...own, ...texts].join(line) });
    },
  };
}

/** Returns the folder of the package that has a module; empty for our own modules. */
const packageOf = (id: string): readonly string[] =>
  /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)/.exec(id)?.slice(1) ?? [];

/** @throws if a package has no licence text. */
function licenceOf(folder: string): string {
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice)/i.test(file));
  if (files.length === 0) throw new Error(`${folder}: expected a file LICENSE`);
  const texts = files.map((file) => readFileSync(join(folder, file), "utf8").trim());
  return [folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length), ...texts, ""].join("\n\n");
}
