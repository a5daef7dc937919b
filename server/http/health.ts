import { Router } from "express";
import type { Tables } from "../tables/tables.ts";

/** For monitoring: whether the process lives, and whether it takes new games. */
export function health(tables: Pick<Tables, "refusal">, version: string): Router {
  const router = Router();
  router.get("/healthz", (_request, response) => response.json({ status: "ok", version }));
  router.get("/readyz", (_request, response) => {
    if (tables.refusal) response.status(503).json({ status: tables.refusal });
    else response.json({ status: "ready" });
  });
  return router;
}
