import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import compression from "compression";
import express, { type Request, type Response, Router } from "express";
import type { BuildFiles } from "./build-files.ts";

/** Addresses at which the client shows a screen. */
const screens = [
  "/",
  "/t/:code",
  "/queue/*rest",
  "/create",
  "/how-to-play",
  "/learn",
  "/cards{/*rest}",
  "/device/:ticket",
  "/games",
  "/account",
  "/p/:name{/games}",
  "/leaderboard{/:pool{/:span}}",
  "/privacy",
  "/r{/:id{/:step}}",
  "/admin{/:part{/:id}}",
];

/**
 * The built client. Files with a hash in their name never change; the page itself is requested each time.
 * @param folder where the build is.
 * @param publicUrl where players find it: link previews need full addresses of pictures.
 * @param others the files of other builds, for pages that came from another server or before an update.
 */
export function pages(folder: string, publicUrl = "", others: BuildFiles | null = null): Router {
  const router = Router();
  router.use(compression());
  router.use(
    express.static(folder, {
      index: false,
      setHeaders: (response: Response, path: string) => response.set("Cache-Control", cachingOf(path)),
    }),
  );
  if (others)
    router.get("/assets/:name", async ({ params: { name } }, response, next) => {
      const body = await others.find(name);
      if (body === null) return next();
      if (body === "away") return response.status(503).type("text").send("try again");
      return response.set("Cache-Control", forGood).type(extname(name)).send(body);
    });
  const sendPage = async (response: Response, status: number) => {
    const page = await readFile(join(folder, "index.html"), "utf8").catch(() => null);
    if (page === null) return response.status(503).type("text").send(notBuilt);
    return response
      .status(status)
      .set("Cache-Control", "no-cache")
      .type("html")
      .send(page.replace(preview, `$1${publicUrl}/`));
  };
  router.get(screens, (_request, response) => sendPage(response, 200));
  router.use((request, response, next) => (isVisit(request) ? sendPage(response, 404) : next()));
  return router;
}

/** Whether a person came here with a browser; the page tells them that there is nothing. Programs get a bare 404. */
const isVisit = (request: Request): boolean =>
  request.method === "GET" &&
  request.accepts(["text", "html"]) === "html" &&
  !/^\/matchmake(\/|$)|\.\w+$/.test(request.path);

/** For an operator who has started the server without the pages. */
const notBuilt = "The pages are not built: expected dist/client/index.html, which `npm run build` writes.";

/** The address of the preview picture, up to the first slash of its path. */
const preview = /(property="og:image" content=")\//;

const forGood = "public, max-age=31536000, immutable";

const cachingOf = (path: string): string => (path.includes(join("/assets/")) ? forGood : "no-cache");
