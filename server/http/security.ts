import type { RequestHandler } from "express";
import helmet from "helmet";
import type { Config } from "../config/config.ts";
import { refuse } from "./replies.ts";

/** The origins of the pages that belong to this server, besides its own address. */
export type PageOrigins = () => readonly string[];

/** @param nodeUrls of all nodes of the house: a page from one opens its WebSocket at another. */
export function pagesOf({ PUBLIC_URL }: Pick<Config, "PUBLIC_URL">, nodeUrls: () => readonly string[]): PageOrigins {
  const own = PUBLIC_URL === undefined ? [] : [PUBLIC_URL];
  return () => [...new Set([...own, ...nodeUrls().map((url) => new URL(url).origin)])];
}

/**
 * Security headers. Scripts, styles and connections come only from here; the page draws cards from pictures and fonts
 * that it holds itself (blob:, data:).
 */
export function securityHeaders({ PUBLIC_URL }: Pick<Config, "PUBLIC_URL">, pageOrigins: PageOrigins): RequestHandler {
  const connections = () => ["'self'", ...pageOrigins().map((origin) => origin.replace(/^http/, "ws"))].join(" ");
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

/**
 * Whether a page of this origin may talk to the server: its own page, or one at PUBLIC_URL or at a node of the house.
 * Clients that send no origin are not pages.
 * @param host the host that the request names.
 */
export function isAllowedOrigin(
  origin: string | undefined,
  host: string | undefined,
  pageOrigins: PageOrigins,
): boolean {
  if (origin === undefined || pageOrigins().includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

export function checkOrigin(pageOrigins: PageOrigins): RequestHandler {
  return ({ headers }, response, next) => {
    if (isAllowedOrigin(headers.origin, headers.host, pageOrigins)) next();
    else refuse(response, { error: "unauthorized", detail: `origin: ${headers.origin} may not use this server` });
  };
}
