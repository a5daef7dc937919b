import type { RequestHandler } from "express";
import { belowBase } from "../../runtime/config/base-path.ts";

/** Paths of monitoring programs, which ask the server itself and know no base path. */
export const checks = ["/healthz", "/readyz", "/metrics"] as const;

/**
 * Answers only requests below the base path, and strips it: "/cats/api/lobby" becomes "/api/lobby". The path without its
 * last slash leads there.
 * @param limit counts requests outside.
 */
export function onlyBelow(base: string, limit: RequestHandler): RequestHandler {
  return (request, response, next) => {
    const address = belowBase(base, request.url);
    if (address !== null) {
      request.url = address;
      return next();
    }
    if (checks.some((path) => path === request.path)) return next();
    return limit(request, response, (error?: unknown) => {
      if (error !== undefined) next(error);
      // Without the query: a proxy treats a header that is too long as a failure.
      else if (`${request.path}/` === base) response.redirect(308, base);
      else response.status(404).type("text").send("not found");
    });
  };
}
