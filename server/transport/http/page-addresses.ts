import type { Config } from "../../runtime/config/config.ts";

/** Settings that make up the address of this site. */
export type SiteConfig = Pick<Config, "PUBLIC_URL" | "BASE_PATH">;

/**
 * Addresses in a page of the build, up to the first slash of their path. Link previews need absolute addresses: of the
 * picture, and of the page in other languages.
 */
const address = /(property="og:image" content="|hreflang="[\w-]+" href=")\/|((?:href|src|content)=")\//g;

/** Returns a function that moves the addresses in a page of the build, which begin with a slash, to those of this site. */
export const movedToSite =
  ({ PUBLIC_URL = "", BASE_PATH }: SiteConfig) =>
  (page: string): string =>
    page.replaceAll(address, (_all, absolute: string | undefined, local: string | undefined) =>
      absolute === undefined ? `${local}${BASE_PATH}` : `${absolute}${PUBLIC_URL}${BASE_PATH}`,
    );
