import { existsSync } from "node:fs";
import { extname, join } from "node:path";
import { type Request, type RequestHandler, type Response, Router } from "express";
import expressStaticGzip from "express-static-gzip";
import { type Language, languages } from "../../../shared/locales/languages.ts";
import type { BuildFiles } from "./build-files.ts";
import { encodings, encodingsFor } from "./encodings.ts";
import { FilledPage } from "./filled-page.ts";
import { movedToSite, type SiteConfig } from "./page-addresses.ts";
import { languageOf } from "./request-language.ts";

/** Paths at which the client shows a page. */
const screens = [
  "/",
  "/t/:code",
  "/tv/:code",
  "/queue/*rest",
  "/party{/:ticket}",
  "/create{/:edition}",
  "/decks",
  "/how-to-play",
  "/learn",
  "/cards{/*rest}",
  "/device/:ticket",
  "/games",
  "/account",
  "/provider",
  "/p/:name{/games}",
  "/leaderboard{/:pool{/:span}}",
  "/privacy",
  "/r{/:id{/:step}}",
  "/admin{/:part{/:id}}",
];

/**
 * Serves the built client. Files with a hash in their name never change; the page itself is requested each time.
 * Compression happens in the build, not here.
 * @param folder folder of the build.
 * @param others files of other builds, for pages that came from another server or from before an update.
 */
export function pages(folder: string, site: SiteConfig, others: BuildFiles | null = null): Router {
  const router = Router();
  const fill = movedToSite(site);
  router.get("/manifest.webmanifest", (request, response, next) => {
    response.vary("Accept-Language").set("Cache-Control", "no-cache");
    const name = `manifest.${languageOf(request)}.webmanifest`;
    response.sendFile(name, { root: folder, cacheControl: false }, (error) => error && next());
  });
  router.get("/offline.html", offlinePage(new FilledPage(join(folder, "offline.html"), fill)));
  router.use(/^\/index\b.*\.html$/, (_request, _response, next) => next("router"));
  router.use(builtFiles(folder), asPlain);
  if (others) router.get("/assets/:name", fileOfOthers(others));
  const pageIn = filledPages(folder, fill);
  const sendPage = async (request: Request, response: Response, status: number) => {
    response.status(status).set("Cache-Control", "no-cache");
    response.vary("Accept-Language");
    if (!(await pageIn(languageOf(request)).send(request, response))) response.status(503).type("text").send(notBuilt);
  };
  router.get(screens, (request, response) => sendPage(request, response, 200));
  router.use((request, response, next) => (isVisit(request) ? sendPage(request, response, 404) : next()));
  return router;
}

/** Returns the start page in a language. A build without languages has one page. */
function filledPages(folder: string, fill: (text: string) => string): (language: Language) => FilledPage {
  const only = new FilledPage(join(folder, "index.html"), fill);
  const pages = new Map(
    languages.map((language) => {
      const path = join(folder, `index.${language}.html`);
      return [language, existsSync(path) ? new FilledPage(path, fill) : only];
    }),
  );
  return (language) => pages.get(language) ?? only;
}

/** Serves the page that the service worker saves. */
const offlinePage =
  (page: FilledPage): RequestHandler =>
  async (request, response, next) => {
    response.set("Cache-Control", "no-cache");
    if (!(await page.send(request, response))) next();
  };

/** Serves files of this build, compressed where the build has compressed them. */
const builtFiles = (folder: string): RequestHandler =>
  expressStaticGzip(folder, {
    index: false,
    enableBrotli: true,
    orderPreference: encodings.map(({ name }) => name),
    serveStatic: {
      index: false,
      // The address of a redirect repeats the query, and a proxy treats a header that is too long as a failure.
      redirect: false,
      setHeaders: (response, path) => response.setHeader("Cache-Control", cachingOf(path)),
    },
  });

/** Removes the headers that remain if a compressed file has disappeared since the start. */
const asPlain: RequestHandler = (_request, response, next) => {
  response.removeHeader("Content-Encoding");
  response.removeHeader("Content-Type");
  next();
};

/** Serves a file of another build. Its name contains a hash, so the name alone is a valid ETag. */
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

/** Whether a browser navigates here; it gets a page that says "not found". Programs get a bare 404. */
const isVisit = (request: Request): boolean =>
  request.method === "GET" &&
  request.accepts(["text", "html"]) === "html" &&
  !/^\/matchmake(\/|$)|\.\w+$/.test(request.path);

/** Text for an operator who has started the server without the built pages. */
const notBuilt = "The pages are not built: expected dist/client/index.html, which `npm run build` writes.";

const forGood = "public, max-age=31536000, immutable";

const cachingOf = (path: string): string => (path.includes(join("/assets/")) ? forGood : "no-cache");
