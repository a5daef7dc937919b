import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import type { PluginOption } from "vite";
import { z } from "zod";

const mapSchema = z.looseObject({ sources: z.array(z.string()) });

/**
 * Moves the source maps of the build into a folder beside it, because the server serves all files of the build. The maps
 * name sources by their path in the project, and lack their texts.
 */
export function separateSourceMaps(): PluginOption {
  let folder = "";
  return {
    name: "separate-source-maps",
    apply: "build",
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle: { order: "post", sequential: true, handler: () => moveMaps(folder, `${folder}-maps`) },
  };
}

function moveMaps(from: string, to: string): void {
  const project = join(import.meta.dirname, "../..");
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const maps = readdirSync(from, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".map"));
  for (const name of maps) {
    const path = join(from, name);
    const { sourcesContent: _, ...map } = mapSchema.parse(JSON.parse(readFileSync(path, "utf8")));
    const sources = map.sources.map((source) => relative(project, resolve(dirname(path), source)));
    writeFileSync(join(to, basename(name)), JSON.stringify({ ...map, sources }));
    rmSync(path);
  }
}
