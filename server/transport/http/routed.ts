import { type RequestHandler, Router } from "express";

/**
 * Hides routes from requests that must not reach them.
 * Express answers OPTIONS with the methods of an address, which would reveal hidden routes. No route here gets OPTIONS.
 */
export function routed(routes: RequestHandler): Router {
  const router = Router();
  router.use(({ method, url }, _response, next) => (method !== "OPTIONS" && isReadable(url) ? next() : next("router")));
  router.use(routes);
  return router;
}

/** False for an address with a zero byte, because Postgres rejects one in a text, or with bytes that are not UTF-8. */
function isReadable(url: string): boolean {
  if (url.includes("%00")) return false;
  const [path = ""] = url.split("?");
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
