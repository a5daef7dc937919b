import { Router } from "express";
import type { Tables } from "../tables/tables.ts";

interface HealthDeps {
  readonly tables: Pick<Tables, "refusal">;
  readonly version: string;
  /** Whether the house counts on this node. */
  readonly isReady: () => boolean;
}

/** For monitoring and proxies: whether the process lives, and whether it takes new games. */
export function health({ tables, version, isReady }: HealthDeps): Router {
  const router = Router();
  router.get("/healthz", (_request, response) => response.json({ status: "ok", version }));
  router.get("/readyz", (_request, response) => {
    // During maintenance people must still get to their tables.
    const refused = tables.refusal === "maintenance" ? null : tables.refusal;
    const refusal = refused ?? (isReady() ? null : "not-a-member");
    if (refusal) response.status(503).json({ status: refusal });
    else response.json({ status: "ready" });
  });
  return router;
}
