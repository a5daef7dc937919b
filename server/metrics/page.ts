import { createHash, timingSafeEqual } from "node:crypto";
import { Router } from "express";

/** Content of `/metrics`. */
export interface Exposition {
  readonly contentType: string;
  metrics(): Promise<string>;
}

/** @param token token that readers must send; undefined if the address is not publicly reachable. */
export function metricsPage(exposition: Exposition, token: string | undefined): Router {
  const router = Router();
  router.get("/metrics", async (request, response) => {
    response.set("Cache-Control", "no-store");
    if (token !== undefined && !brings(request.headers.authorization, token)) {
      response.status(401).set("WWW-Authenticate", "Bearer").type("text").send(tokenNeeded);
      return;
    }
    const text = await exposition.metrics();
    response.set("Content-Type", exposition.contentType).send(text);
  });
  return router;
}

const tokenNeeded = "Metrics are for the operator: send METRICS_TOKEN as Authorization: Bearer TOKEN.\n";

/** Compares in constant time, for texts of any length. */
function brings(authorization: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(authorization ?? ""), digest(`Bearer ${token}`));
}
