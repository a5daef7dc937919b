import type { PluginOption } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import en from "../../shared/locales/en/outside.json" with { type: "json" };

const night = "#1b1029";

/**
 * Makes the site installable. The service worker caches only the offline page. Pages always come from the server, so
 * that no client is outdated. The browser itself caches files with a hash in their name.
 */
export function installable(): PluginOption {
  return VitePWA({
    injectRegister: false,
    manifest: {
      // Relative to the manifest. The identity follows from it: the site at another path is another application.
      start_url: "./",
      scope: "./",
      name: en.title,
      short_name: en.title,
      description: en.description,
      lang: "en",
      categories: ["games"],
      display: "standalone",
      theme_color: night,
      background_color: night,
      icons: [
        { src: "icons/192.png", sizes: "192x192", type: "image/png" },
        { src: "icons/512.png", sizes: "512x512", type: "image/png" },
        { src: "icons/maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
        { src: "icons/icon.svg", sizes: "any", type: "image/svg+xml" },
      ],
    },
    includeManifestIcons: false,
    workbox: {
      globPatterns: ["offline.html", "offline.js", "assets/offline-*.css", "icons/icon.svg", "assets/*.woff2"],
      navigateFallback: null,
      // Shows the notifications of the server.
      importScripts: ["push-worker.js"],
      sourcemap: false,
      inlineWorkboxRuntime: true,
      skipWaiting: true,
      clientsClaim: true,
      runtimeCaching: [
        {
          urlPattern: ({ request }) => request.mode === "navigate",
          handler: "NetworkOnly",
          options: { precacheFallback: { fallbackURL: "offline.html" } },
        },
      ],
    },
  });
}
