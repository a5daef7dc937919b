import { join } from "node:path";
import preact from "@preact/preset-vite";
import { defineConfig } from "vite";
import packageJson from "./package.json" with { type: "json" };
import { compressed } from "./tools/vite/compressed.ts";
import { developmentServer } from "./tools/vite/development.ts";
import { facesByEdition } from "./tools/vite/faces.ts";
import { fileSizes } from "./tools/vite/file-sizes.ts";
import { installable } from "./tools/vite/installable.ts";
import { linkPreviews } from "./tools/vite/link-previews.ts";
import { notices } from "./tools/vite/notices.ts";
import { phaserParts } from "./tools/vite/phaser.ts";
import { separateSourceMaps } from "./tools/vite/source-maps.ts";
import { textFiles } from "./tools/vite/text-files.ts";
import { textsInHtml } from "./tools/vite/texts.ts";

/** Names of files are hashes, because lists of content blockers match names such as "social" and "share". */
const hashedNames = {
  entryFileNames: "assets/[hash].js",
  chunkFileNames: "assets/[hash].js",
  // The service worker finds the style of the offline page by its name.
  assetFileNames: ({ names }: { readonly names: readonly string[] }) =>
    names.includes("offline.css") ? "assets/offline-[hash][extname]" : "assets/[hash][extname]",
};

export default defineConfig(({ command }) => ({
  root: "client",
  // Only .tsx files have components. Any other file reloads the page, because nothing could replace it in place.
  plugins: [
    preact({ include: /\.tsx$/ }),
    phaserParts(),
    textFiles(),
    textsInHtml(),
    fileSizes(),
    linkPreviews(),
    notices(),
    installable(),
    separateSourceMaps(),
    compressed(),
  ],
  build: {
    outDir: "../dist/client",
    emptyOutDir: true,
    target: oldestBrowsers(),
    // Without comments that point to them, because they are not served.
    sourcemap: "hidden",
    rolldownOptions: {
      input: ["index.html", "offline.html"].map((page) => join(import.meta.dirname, "client", page)),
      output: { codeSplitting: { groups: [facesByEdition] }, ...hashedNames },
    },
    // Larger drawings are separate files, loaded on demand.
    assetsInlineLimit: 1000,
    // Phaser is one large file by nature, and is only loaded when a table starts.
    chunkSizeWarningLimit: 1600,
  },
  // Scripts and styles find files from where they are. The server moves the addresses in pages to its base path.
  experimental: { renderBuiltUrl: (_file, { hostType }) => (hostType === "html" ? undefined : { relative: true }) },
  worker: { rolldownOptions: { output: hashedNames } },
  ...(command === "serve" && { server: { proxy: proxy() } }),
}));

/** Reads `browserslist`: "safari >= 16.4" becomes "safari16.4". */
const oldestBrowsers = (): string[] =>
  packageJson.browserslist.map((browser) => browser.replace(" >= ", "").replace("ios_saf", "ios"));

/** Proxies the API and the rooms in development; requests to the server carry the host name of the page. */
function proxy() {
  const found = developmentServer(process.env);
  if ("wrong" in found) {
    console.error(`error: ${found.wrong}`);
    process.exit(2);
  }
  const server = { target: found.url, changeOrigin: false };
  // Rooms: ws://HOST/PROCESS/ROOM
  return { "/api": server, "/matchmake": server, "^/[\\w-]{9}/[\\w-]+\\?": { ...server, ws: true } };
}
