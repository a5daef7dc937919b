import { join } from "node:path";
import compression from "compression";
import express, { type Response, Router } from "express";

/** Addresses that the client itself shows something at. */
const screens = ["/", "/t/:code", "/queue/*rest", "/create", "/how-to-play", "/cards{/*rest}", "/device/:ticket"];

/**
 * The built client. What has a hash in its name never changes; the page itself is asked for each time.
 * @param folder where the build is.
 */
export function pages(folder: string): Router {
  const router = Router();
  router.use(compression());
  router.use(
    express.static(folder, {
      index: false,
      setHeaders: (response: Response, path: string) => response.set("Cache-Control", cachingOf(path)),
    }),
  );
  router.get(screens, (_request, response) => {
    response.sendFile("index.html", { root: folder, headers: { "Cache-Control": "no-cache" }, cacheControl: false });
  });
  return router;
}

const cachingOf = (path: string): string =>
  path.includes(join("/assets/")) ? "public, max-age=31536000, immutable" : "no-cache";
