import { Router } from "express";
import type { Tables } from "../tables/tables.ts";

/**
 * For monitoring and proxies: whether the process lives, and whether it takes new games.
 * @param isReady whether the house counts on this node.
 */
export function health(tables: Pick<Tables, "refusal">, isReady: () => boolean): Router {
  const router = Router();
  router.get("/healthz", (_request, response) => response.json({ status: "ok" }));
  router.get("/readyz", (_request, response) => {
    const refusal = tables.refusal ?? (isReady() ? null : "not-a-member");
    if (refusal) response.status(503).json({ status: refusal });
    else response.json({ status: "ready" });
  });
  return router;
}
