import type { IncomingMessage } from "node:http";
import { parse } from "cookie";
import type { CookieOptions, Request, Response } from "express";
import type { Config } from "../../runtime/config/config.ts";

/** A cookie of this server that scripts cannot read. */
export interface OwnCookie {
  /** @returns null without the cookie. */
  read(request: Request): string | null;
  /** @param maxAge ms. */
  write(request: Request, response: Response, value: string, maxAge: number): void;
  clear(request: Request, response: Response): void;
}

const defaultPorts: Readonly<Record<string, string>> = { "http:": "80", "https:": "443" };

/** @param sameSite `lax`: also sent when a foreign page leads the browser here. */
export function ownCookie(
  { PUBLIC_URL, BASE_PATH }: Pick<Config, "PUBLIC_URL" | "BASE_PATH">,
  use: string,
  sameSite: "strict" | "lax",
): OwnCookie {
  // Browsers accept __Host- only for the whole host.
  const prefix = BASE_PATH === "/" ? "__Host-" : "__Secure-";
  const place = BASE_PATH.slice(0, -1).replaceAll("/", "+");
  /** The name contains the port and the path, because all servers of a host share their cookies. */
  function cookieOf(request: Request): { readonly name: string; readonly options: CookieOptions } | null {
    const origin = PUBLIC_URL ?? `${request.protocol}://${request.headers.host}`;
    if (!URL.canParse(origin)) return null;
    const { protocol, port } = new URL(origin);
    const secure = protocol === "https:";
    const name = `${secure ? prefix : ""}nine-lives-${use}-${port || defaultPorts[protocol]}${place}`;
    return { name, options: { httpOnly: true, sameSite, secure, path: BASE_PATH } };
  }
  return {
    read(request) {
      const found = cookieOf(request);
      return (found && parse(request.headers.cookie ?? "")[found.name]) || null;
    },
    write(request, response, value, maxAge) {
      const found = cookieOf(request);
      if (found) response.cookie(found.name, value, { ...found.options, maxAge });
    },
    clear(request, response) {
      const found = cookieOf(request);
      if (found) response.clearCookie(found.name, found.options);
    },
  };
}

/** Cookie with the browser's visit to the OpenID provider. */
export const visitCookie = (config: Pick<Config, "PUBLIC_URL" | "BASE_PATH">): OwnCookie =>
  ownCookie(config, "provider", "lax");

/** Returns the values of a cookie at all ports of this host, because an upgrade does not say by which origin it came. */
export const valuesOf = ({ headers }: Pick<IncomingMessage, "headers">, use: string): readonly string[] =>
  Object.entries(parse(headers.cookie ?? "")).flatMap(([name, value]) =>
    value !== undefined && name.includes(`nine-lives-${use}-`) ? [value] : [],
  );
