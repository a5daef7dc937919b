import { join } from "node:path";
import preact from "@preact/preset-vite";
import { defineConfig } from "vite";
import { compressed } from "./tools/vite/compressed.ts";
import { developmentServer } from "./tools/vite/development.ts";
import { facesByEdition } from "./tools/vite/faces.ts";
import { installable } from "./tools/vite/installable.ts";
import { phaserParts } from "./tools/vite/phaser.ts";
import { textsInHtml } from "./tools/vite/texts.ts";

export default defineConfig(({ command }) => ({
  root: "client",
  plugins: [preact(), phaserParts(), textsInHtml(), installable(), compressed()],
  build: {
    outDir: "../dist/client",
    emptyOutDir: true,
    target: "es2023",
    rolldownOptions: {
      input: ["index.html", "offline.html"].map((page) => join(import.meta.dirname, "client", page)),
      output: { codeSplitting: { groups: [facesByEdition] } },
    },
    // Larger drawings are files of their own, fetched where they are shown.
    assetsInlineLimit: 1000,
    // Phaser is one large file by nature, and is only loaded when a table starts.
    chunkSizeWarningLimit: 1600,
  },
  ...(command === "serve" && { server: { proxy: proxy() } }),
}));

/** The API and the rooms while the page comes from Vite; the server is asked under the page's name. */
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
