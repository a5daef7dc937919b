import { parse } from "cookie";
import type { CookieOptions, Request, Response } from "express";
import { lifeMs } from "../../people/identity/tokens.ts";
import type { Config } from "../../runtime/config/config.ts";

/**
 * Cookie with the token of a guest, for a browser that has cleared the storage of its pages. One route alone reads it:
 * the request for a new guest. It authorises nothing else, so no foreign page gains from a request that carries it.
 */
export interface GuestCookie {
  /** @returns the token; null without the cookie, and for a request that does not come from a page. */
  read(request: Request): string | null;
  write(request: Request, response: Response, token: string): void;
  clear(request: Request, response: Response): void;
}

const defaultPorts: Readonly<Record<string, string>> = { "http:": "80", "https:": "443" };

export function guestCookie({ PUBLIC_URL }: Pick<Config, "PUBLIC_URL">): GuestCookie {
  /** The name contains the port, because all servers of a host share their cookies. */
  function cookieOf(request: Request): { readonly name: string; readonly options: CookieOptions } | null {
    const origin = PUBLIC_URL ?? `${request.protocol}://${request.headers.host}`;
    if (!URL.canParse(origin)) return null;
    const { protocol, port } = new URL(origin);
    const secure = protocol === "https:";
    const name = `${secure ? "__Host-" : ""}nine-lives-guest-${port || defaultPorts[protocol]}`;
    return { name, options: { httpOnly: true, sameSite: "strict", secure, path: "/" } };
  }
  return {
    read(request) {
      const { origin, cookie = "" } = request.headers;
      const found = cookieOf(request);
      // The origin of a page is checked before. Only pages send one.
      return (origin !== undefined && found && parse(cookie)[found.name]) || null;
    },
    write(request, response, token) {
      const found = cookieOf(request);
      if (found) response.cookie(found.name, token, { ...found.options, maxAge: lifeMs });
    },
    clear(request, response) {
      const found = cookieOf(request);
      if (found) response.clearCookie(found.name, found.options);
    },
  };
}
