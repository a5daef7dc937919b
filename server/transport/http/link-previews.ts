import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type RequestHandler, Router } from "express";
import { previewPicture } from "../../../shared/net/addresses.ts";
import type { TableDirectory } from "../../tables/directory.ts";
import type { Limits } from "./limits.ts";
import { type Preview, previewOf } from "./preview-texts.ts";
import { languageOf } from "./request-language.ts";

interface PreviewDeps {
  readonly directory: Pick<TableDirectory, "invitationTo">;
  readonly limits: Pick<Limits, "files" | "tries" | "countAsWrong">;
}

/**
 * Serves links to tables to programs that show a preview of a link. It has the edition and the free chairs, and no
 * name. Browsers get the same page as for every address, so that it reveals no hidden table.
 * @param folder folder of the build.
 * @param publicUrl public URL of the server, because previews need absolute addresses of pictures; empty if unknown.
 */
export function linkPreviews(folder: string, publicUrl: string, { directory, limits }: PreviewDeps): Router {
  const router = Router();
  router.get("/t/:code", onlyPreviews, limits.files, limits.tries, async (request, response, next) => {
    const page = await readFile(join(folder, "index.html"), "utf8").catch(() => null);
    if (page === null) return next();
    const invitation = await directory.invitationTo(String(request.params["code"]));
    if (!invitation) limits.countAsWrong(response);
    const preview = previewOf(invitation, languageOf(request));
    response
      .vary("Accept-Language")
      .set("Cache-Control", "no-cache")
      .type("html")
      .send(withPreview(page, preview, publicUrl));
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

/** Fills a preview into the page. */
function withPreview(page: string, { language, title, description, edition }: Preview, publicUrl: string): string {
  const picture = edition === null ? sitePicture : previewPicture(edition);
  const contents = { title, description, image: `${publicUrl}${picture}`, locale: language };
  return Object.entries(contents).reduce(
    (html, [property, content]) =>
      html.replace(new RegExp(`(property="og:${property}" content=")[^"]*`), (_all, start) => start + content),
    page,
  );
}

const sitePicture = "/icons/preview.png";
