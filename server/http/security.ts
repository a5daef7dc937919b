import type { IncomingHttpHeaders } from "node:http";
import type { RequestHandler } from "express";
import helmet from "helmet";
import type { Config } from "../config/config.ts";
import type { ServerLog } from "../plumbing/log.ts";
import { refuse } from "./replies.ts";

/** Origins of the pages that belong to this server. */
export interface PageOrigins {
  /** PUBLIC_URL and the nodes of the house. */
  readonly named: () => readonly string[];
  /**
   * Whether a page at the address that its request names belongs to it too. Without PUBLIC_URL the server knows no name
   * of its own; with it such a page may come from a foreign name that was pointed here.
   */
  readonly hasAnyHost: boolean;
}

/** @param nodeUrls of all nodes of the house: a page from one opens its WebSocket at another. */
export function pagesOf({ PUBLIC_URL }: Pick<Config, "PUBLIC_URL">, nodeUrls: () => readonly string[]): PageOrigins {
  const own = PUBLIC_URL === undefined ? [] : [PUBLIC_URL];
  const named = () => [...new Set([...own, ...nodeUrls().map((url) => new URL(url).origin)])];
  return { named, hasAnyHost: PUBLIC_URL === undefined };
}

/**
 * Security headers. Scripts, styles and connections come only from here; the page draws cards from pictures and fonts
 * that it holds itself (blob:, data:).
 */
export function securityHeaders({ PUBLIC_URL }: Pick<Config, "PUBLIC_URL">, pages: PageOrigins): RequestHandler {
  const connections = () => ["'self'", ...pages.named().map((origin) => origin.replace(/^http/, "ws"))].join(" ");
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'self'"],
        "script-src": ["'self'"],
        "style-src": ["'self'"],
        "img-src": ["'self'", "data:", "blob:"],
        "font-src": ["'self'", "data:"],
        "connect-src": [connections],
        "object-src": ["'none'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["'none'"],
      },
    },
    strictTransportSecurity: PUBLIC_URL?.startsWith("https:") ?? false,
    referrerPolicy: { policy: "no-referrer" },
    xFrameOptions: { action: "deny" },
  });
}

type OriginHeaders = Pick<IncomingHttpHeaders, "origin" | "host">;

/** Says whether a request comes from a page that may talk to the server. Clients that send no origin are not pages. */
export function isAllowedOrigin({ origin, host }: OriginHeaders, pages: PageOrigins): boolean {
  if (origin === undefined || pages.named().includes(origin)) return true;
  return pages.hasAnyHost && isAtHost(origin, host);
}

/** The protocol of the origin says which port a host without one means. */
function isAtHost(origin: string, host: string | undefined): boolean {
  if (host === undefined || !URL.canParse(origin)) return false;
  const page = new URL(origin);
  const named = `${page.protocol}//${host}`;
  return URL.canParse(named) && new URL(named).href === `${page.origin}/`;
}

/** Characters of an origin that the log has of it. */
const maxLoggedOrigin = 200;

/** The same check, which logs each refusal: an operator may have set PUBLIC_URL wrongly. */
export function originCheck(pages: PageOrigins, log: Pick<ServerLog, "warn">): (headers: OriginHeaders) => boolean {
  return (headers) => {
    if (isAllowedOrigin(headers, pages)) return true;
    const got = headers.origin?.slice(0, maxLoggedOrigin);
    const refused = {
      event: "origin-refused",
      setting: "PUBLIC_URL",
      expected: expectedOf(headers, pages),
      got,
    } as const;
    log.warn(refused, "a page of another origin is refused: expected one at PUBLIC_URL");
    return false;
  };
}

function expectedOf({ host = "" }: OriginHeaders, { named, hasAnyHost }: PageOrigins): readonly string[] {
  const atHost = hasAnyHost ? [`http(s)://${host.slice(0, maxLoggedOrigin)}`] : [];
  return [...named(), ...atHost];
}

export function checkOrigin(pages: PageOrigins, log: Pick<ServerLog, "warn">): RequestHandler {
  const isAllowed = originCheck(pages, log);
  return ({ headers }, response, next) => {
    if (isAllowed(headers)) next();
    else refuse(response, { error: "unauthorized", detail: `origin: ${headers.origin} may not use this server` });
  };
}
