import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type RequestHandler, Router } from "express";
import type { Language } from "../../../shared/locales/languages.ts";
import { previewPicture } from "../../../shared/net/addresses.ts";
import { withBase } from "../../runtime/config/base-path.ts";
import type { TableDirectory } from "../../tables/directory.ts";
import type { Limits } from "./limits.ts";
import { movedToSite, type SiteConfig } from "./page-addresses.ts";
import { type Preview, previewOf } from "./preview-texts.ts";
import { languageOf } from "./request-language.ts";

interface PreviewDeps {
  readonly config: SiteConfig;
  readonly directory: Pick<TableDirectory, "invitationTo">;
  readonly limits: Pick<Limits, "files" | "tries" | "countAsWrong">;
}

/**
 * Serves links to tables to programs that show a preview of a link. It has the edition, the name of the deck and the
 * free chairs, and no name of a player. Browsers get the same page as for every address, so that it reveals no hidden table.
 * @param folder folder of the build.
 */
export function linkPreviews(folder: string, { config, directory, limits }: PreviewDeps): Router {
  const router = Router();
  const moved = movedToSite(config);
  router.get("/t/:code", onlyPreviews, limits.files, limits.tries, async (request, response, next) => {
    const language = languageOf(request);
    const page = await pageIn(folder, language);
    if (page === null) return next();
    const invitation = await directory.invitationTo(String(request.params["code"]));
    if (!invitation) limits.countAsWrong(response);
    const preview = previewOf(invitation, language);
    response
      .vary("Accept-Language")
      .set("Cache-Control", "no-cache")
      .type("html")
      .send(withPreview(moved(page), preview, config));
  });
  return router;
}

/**
 * Lets only programs that make previews pass. Browsers send one of these headers with each navigation. The programs of
 * some messengers are built on a browser, and give their name.
 */
const onlyPreviews: RequestHandler = ({ headers }, _response, next) => {
  const isBrowser = headers["sec-fetch-dest"] === "document" || headers["upgrade-insecure-requests"] === "1";
  const isNamed = /bot\b|externalhit|preview/i.test(headers["user-agent"] ?? "");
  next(isBrowser && !isNamed ? "router" : undefined);
};

/** Reads the page in a language. A build without languages has one page. @returns null without a build. */
async function pageIn(folder: string, language: Language): Promise<string | null> {
  const read = (name: string) => readFile(join(folder, name), "utf8").catch(() => null);
  return (await read(`index.${language}.html`)) ?? read("index.html");
}

/** Fills a preview into the page. */
function withPreview(
  page: string,
  { language, title, description, edition }: Preview,
  { PUBLIC_URL = "", BASE_PATH }: SiteConfig,
): string {
  const picture = edition === null ? sitePicture : previewPicture(edition);
  const contents = { title, description, image: PUBLIC_URL + withBase(BASE_PATH, picture), locale: language };
  return Object.entries(contents).reduce(
    (html, [property, content]) =>
      html.replace(
        new RegExp(`(property="og:${property}" content=")[^"]*`),
        (_all, start) => start + escapeAttribute(content),
      ),
    page,
  );
}

/** Escapes a text for an attribute in double quotes, because the host chooses the name of the deck. */
const escapeAttribute = (text: string): string =>
  text.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);

const sitePicture = "/icons/preview.png";
