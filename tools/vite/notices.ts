import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const project = join(import.meta.dirname, "../..");

/** Packages of the page without a module: their styles and fonts. */
const fontPackages = ["@fontsource/lilita-one", "@fontsource-variable/nunito"];

/** Writes notices.txt: our notices, and the licence texts of all packages that the page contains. */
export function notices(): Plugin {
  return {
    name: "notices",
    apply: "build",
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
      const packages = new Set([...fontPackages, ...modules.flatMap(packageOf)]);
      const own = ["NOTICES.md", "LICENSE"].map((name) => readFileSync(join(project, name), "utf8"));
      const texts = [...packages].sort().map((name) => `${name}\n\n${licenceOf(name)}`);
      this.emitFile({
        type: "asset",
        fileName: "notices.txt",
        source: [...own, ...texts].join(`\n${"=".repeat(72)}\n\n`),
      });
    },
  };
}

/** Returns the package of a module; empty for our own. */
const packageOf = (id: string): readonly string[] => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.slice(1) ?? [];

/** @throws if a package has no licence text. */
function licenceOf(name: string): string {
  const folder = join(project, "node_modules", name);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => /^(licen[cs]e|notice)/i.test(file)) : [];
  if (files.length === 0) throw new Error(`node_modules/${name}: expected a file LICENSE`);
  return files.map((file) => readFileSync(join(folder, file), "utf8").trim()).join("\n\n");
}
