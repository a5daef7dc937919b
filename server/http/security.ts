import type { RequestHandler } from "express";
import helmet from "helmet";
import type { Config } from "../config/config.ts";
import { refuse } from "./replies.ts";

/**
 * Security headers. Scripts, styles and connections come only from here; the page draws cards from pictures and fonts
 * that it holds itself (blob:, data:).
 */
export function securityHeaders({ PUBLIC_URL }: Config): RequestHandler {
  const socket = PUBLIC_URL ? [PUBLIC_URL.replace(/^http/, "ws")] : [];
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'self'"],
        "script-src": ["'self'"],
        "style-src": ["'self'"],
        "img-src": ["'self'", "data:", "blob:"],
        "font-src": ["'self'", "data:"],
        "connect-src": ["'self'", ...socket],
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
 * Whether a page of this origin may talk to the server: its own page, or one at PUBLIC_URL. Clients that send no origin
 * are not pages.
 * @param host the host that the request names.
 */
export function isAllowedOrigin(origin: string | undefined, host: string | undefined, { PUBLIC_URL }: Config): boolean {
  if (origin === undefined || origin === PUBLIC_URL) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

export function checkOrigin(config: Config): RequestHandler {
  return ({ headers }, response, next) => {
    if (isAllowedOrigin(headers.origin, headers.host, config)) next();
    else refuse(response, { error: "unauthorized", detail: `origin: ${headers.origin} may not use this server` });
  };
}
