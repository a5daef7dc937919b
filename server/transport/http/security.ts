import type { IncomingHttpHeaders } from "node:http";
import type { RequestHandler } from "express";
import helmet from "helmet";
import type { Config } from "../../runtime/config/config.ts";
import type { RefusalLog } from "../../runtime/refusal-log.ts";
import { sendError } from "./errors.ts";

/** Origins of the pages that belong to this server. */
export interface PageOrigins {
  /** Origins of PUBLIC_URL and of the nodes of the cluster. */
  readonly named: () => readonly string[];
  /**
   * Whether a page at the Host of its own request belongs to this server. True without PUBLIC_URL, because the server
   * then does not know its name. With PUBLIC_URL such a page may come from a foreign name that resolves to this server.
   */
  readonly hasAnyHost: boolean;
}

/** @param nodeUrls URLs of all nodes of the cluster, because a page from one opens its WebSocket at another. */
export function pagesOf({ PUBLIC_URL }: Pick<Config, "PUBLIC_URL">, nodeUrls: () => readonly string[]): PageOrigins {
  const own = PUBLIC_URL === undefined ? [] : [PUBLIC_URL];
  const named = () => [...new Set([...own, ...nodeUrls().map((url) => new URL(url).origin)])];
  return { named, hasAnyHost: PUBLIC_URL === undefined };
}

/**
 * Sets the security headers. Scripts, styles and connections must come from this server. The page draws cards from
 * pictures and fonts in its own memory (blob:, data:).
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

/** Whether a request comes from a page that may use the server. Clients that send no origin are not pages. */
export function isAllowedOrigin({ origin, host }: OriginHeaders, pages: PageOrigins): boolean {
  if (origin === undefined || pages.named().includes(origin)) return true;
  return pages.hasAnyHost && isAtHost(origin, host);
}

/** Whether an origin is at a host. The origin's protocol determines the port of a host without one. */
function isAtHost(origin: string, host: string | undefined): boolean {
  if (host === undefined || !URL.canParse(origin)) return false;
  const page = new URL(origin);
  const named = `${page.protocol}//${host}`;
  return URL.canParse(named) && new URL(named).href === `${page.origin}/`;
}

/** Maximum number of logged characters of an origin. */
const maxLoggedOrigin = 200;

/** Checks the origin and logs refusals, because PUBLIC_URL may be set wrongly. */
export function originCheck(pages: PageOrigins, refusals: RefusalLog): (headers: OriginHeaders) => boolean {
  return (headers) => {
    if (isAllowedOrigin(headers, pages)) return true;
    const got = headers.origin?.slice(0, maxLoggedOrigin);
    const expected = expectedOf(headers, pages);
    refusals.note({ event: "origin-refused", cause: "origin", setting: "PUBLIC_URL", expected, got });
    return false;
  };
}

function expectedOf({ host = "" }: OriginHeaders, { named, hasAnyHost }: PageOrigins): readonly string[] {
  const atHost = hasAnyHost ? [`http(s)://${host.slice(0, maxLoggedOrigin)}`] : [];
  return [...named(), ...atHost];
}

export function checkOrigin(pages: PageOrigins, refusals: RefusalLog): RequestHandler {
  const isAllowed = originCheck(pages, refusals);
  return ({ headers }, response, next) => {
    if (isAllowed(headers)) next();
    else sendError(response, { error: "origin-refused", detail: `origin: ${headers.origin} may not use this server` });
  };
}
