import { Router } from "express";
import type { Tables } from "../rooms/tables.ts";

/** For whoever watches the process: whether it lives, and whether it takes new games. */
export function health(tables: Pick<Tables, "closing">): Router {
  const router = Router();
  router.get("/healthz", (_request, response) => response.json({ status: "ok" }));
  router.get("/readyz", (_request, response) => {
    if (tables.closing) response.status(503).json({ status: "closing" });
    else response.json({ status: "ready" });
  });
  return router;
}
