import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { PluginOption } from "vite";
import { encodings } from "../../server/transport/http/encodings.ts";

/** Compressible files. Fonts and bitmaps are already compressed. */
const compressible = /\.(js|css|json|svg|txt|webmanifest)$/;

/** Smaller files fit into one packet uncompressed. */
const minBytes = 1000;

/** The best quality takes twice as long, and saves 2 % more. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

const compressBy = {
  br: (body: Buffer) => promisify(brotliCompress)(body, brotli),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

/** Compresses files of the build beside them, once per build instead of once per request. */
export function compressed(): PluginOption {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    // Runs after the service worker is written.
    closeBundle: { order: "post", sequential: true, handler: () => compressFilesIn(folder) },
  };
}

async function compressFilesIn(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const paths = names.filter((name) => compressible.test(name)).map((name) => join(folder, name));
  await Promise.all(paths.map(compressFile));
}

async function compressFile(path: string): Promise<void> {
  const body = await readFile(path);
  if (body.length < minBytes) return;
  for (const { name, ending } of encodings) await writeFile(path + ending, await compressBy[name](body));
}
