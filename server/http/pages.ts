import { extname, join } from "node:path";
import { type Request, type RequestHandler, type Response, Router } from "express";
import expressStaticGzip from "express-static-gzip";
import type { BuildFiles } from "./build-files.ts";
import { encodings, encodingsFor } from "./encodings.ts";
import { FilledPage } from "./filled-page.ts";

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
 * The built client. Files with a hash in their name never change; the page itself is requested each time. Nothing is
 * compressed here: the build has done so.
 * @param folder where the build is.
 * @param publicUrl where players find it: link previews need full addresses of pictures.
 * @param others the files of other builds, for pages that came from another server or before an update.
 */
export function pages(folder: string, publicUrl = "", others: BuildFiles | null = null): Router {
  const router = Router();
  router.use(builtFiles(folder), asPlain);
  if (others) router.get("/assets/:name", fileOfOthers(others));
  const page = new FilledPage(join(folder, "index.html"), (text) => text.replace(preview, `$1${publicUrl}/`));
  const sendPage = async (request: Request, response: Response, status: number) => {
    response.status(status).set("Cache-Control", "no-cache");
    if (!(await page.send(request, response))) response.status(503).type("text").send(notBuilt);
  };
  router.get(screens, (request, response) => sendPage(request, response, 200));
  router.use((request, response, next) => (isVisit(request) ? sendPage(request, response, 404) : next()));
  return router;
}

/** Files of this build, compressed where the build has done so. */
const builtFiles = (folder: string): RequestHandler =>
  expressStaticGzip(folder, {
    index: false,
    enableBrotli: true,
    orderPreference: encodings.map(({ name }) => name),
    serveStatic: {
      index: false,
      // The address of a redirection repeats the query, and a proxy takes a header that is too long for a failure.
      redirect: false,
      setHeaders: (response, path) => response.setHeader("Cache-Control", cachingOf(path)),
    },
  });

/** A compressed file that has gone since the start leaves its headers behind. */
const asPlain: RequestHandler = (_request, response, next) => {
  response.removeHeader("Content-Encoding");
  response.removeHeader("Content-Type");
  next();
};

/** A file of another build; its name has a hash, so the name alone tells whether a browser has it. */
const fileOfOthers =
  (others: BuildFiles): RequestHandler<{ name: string }> =>
  async (request, response, next) => {
    const { name } = request.params;
    response.vary("Accept-Encoding");
    for (const encoding of [...encodingsFor(request), null]) {
      const body = await others.find(`${name}${encoding?.ending ?? ""}`);
      if (body === "away") return response.status(503).type("text").send("try again");
      if (body === null) continue;
      if (encoding) response.set("Content-Encoding", encoding.name);
      response.set("Cache-Control", forGood).set("ETag", `"${name}-${encoding?.name ?? "plain"}"`);
      return response.type(extname(name)).send(body);
    }
    return next();
  };

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
