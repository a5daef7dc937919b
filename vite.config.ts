import { join } from "node:path";
import preact from "@preact/preset-vite";
import { defineConfig } from "vite";
import { compressed } from "./tools/vite/compressed.ts";
import { facesByEdition } from "./tools/vite/faces.ts";
import { installable } from "./tools/vite/installable.ts";
import { phaserParts } from "./tools/vite/phaser.ts";
import { textsInHtml } from "./tools/vite/texts.ts";

/** The server that answers for the API and the rooms while the page comes from Vite; it is asked under the page's name. */
const server = { target: process.env["SERVER_URL"] ?? "http://localhost:2567", changeOrigin: false };

export default defineConfig({
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
  server: {
    proxy: {
      "/api": server,
      "/matchmake": server,
      // Rooms: ws://HOST/PROCESS/ROOM
      "^/[\\w-]{9}/[\\w-]+\\?": { ...server, ws: true },
    },
  },
});
