import type { Request, Response } from "express";
import { lifeMs } from "../../people/identity/tokens.ts";
import type { Config } from "../../runtime/config/config.ts";
import { ownCookie } from "./own-cookie.ts";

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

export function guestCookie(config: Pick<Config, "PUBLIC_URL" | "BASE_PATH">): GuestCookie {
  const cookie = ownCookie(config, "guest", "strict");
  return {
    // The origin of a page is checked before. Only pages send one.
    read: (request) => (request.headers.origin === undefined ? null : cookie.read(request)),
    write: (request, response, token) => cookie.write(request, response, token, lifeMs),
    clear: (request, response) => cookie.clear(request, response),
  };
}
