import type { IncomingMessage } from "node:http";
import { type RequestHandler, Router } from "express";
import { type AccessCode, proofLifeMs } from "../../people/identity/access-code.ts";
import type { ApiDeps } from "./api-deps.ts";
import { sendError } from "./errors.ts";
import { ownCookie, valuesOf } from "./own-cookie.ts";
import { accessSchema } from "./request-schemas.ts";
import { jsonBody, parseBody } from "./requests.ts";
import type { PageOrigins } from "./security.ts";

/** Part of the cookie's name. */
const use = "access";

type Headers = Pick<IncomingMessage, "headers">;

/** Maximum number of proofs of a request that are checked, because each one takes time. Browsers send one a site. */
const maxProofs = 8;

const hasAccess = (request: Headers, code: AccessCode | null): boolean =>
  code === null ||
  valuesOf(request, use)
    .slice(0, maxProofs)
    .some((value) => code.isProof(value));

/** Route that takes the code and gives a proof. A server without a code does not have it. */
export function accessApi({ config, accessCode, limits }: Pick<ApiDeps, "config" | "accessCode" | "limits">): Router {
  const router = Router();
  if (accessCode === null) return router;
  // Browsers send it with the provider's redirect to the callback, which is a foreign page's link.
  const cookie = ownCookie(config, use, "lax");
  // The body comes before the limits, because they would count a request that ends within it.
  router.post("/access", jsonBody(), limits.tries, limits.accessCodes, (request, response) => {
    const body = parseBody(accessSchema, request, response);
    if (!body) return;
    if (!accessCode.isRight(body.code)) {
      limits.countAsWrong(response);
      return sendError(response, { error: "wrong-access-code" });
    }
    cookie.write(request, response, accessCode.prove(), proofLifeMs);
    response.json({});
  });
  return router;
}

/**
 * Closes a router to requests without a proof: those to API and rooms are refused, all others leave it. Both are its
 * first handlers, so that each route of the router is closed.
 */
export function closed(routes: Router, code: AccessCode | null): Router {
  const refuse: RequestHandler = (request, response, next) =>
    hasAccess(request, code)
      ? next()
      : sendError(response, { error: "access-code", detail: "expected the cookie that POST /api/access sets" });
  const router = Router();
  router.use(["/api", "/matchmake"], refuse);
  router.use((request, _response, next) => next(hasAccess(request, code) ? undefined : "router"));
  router.use(routes);
  return router;
}

/**
 * Returns whether an upgrade has a proof. If the cluster has several hosts, its reserved seat is the proof, because
 * browsers send the cookie only to the host of the page.
 */
export const socketAccess =
  (code: AccessCode | null, pages: PageOrigins): ((request: Headers) => boolean) =>
  (request) =>
    !isOneHost(pages) || hasAccess(request, code);

function isOneHost({ named, hasAnyHost }: PageOrigins): boolean {
  const hosts = new Set(named().map((origin) => new URL(origin).hostname));
  return hosts.size === 0 || (hosts.size === 1 && !hasAnyHost);
}
