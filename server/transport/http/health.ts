import { Router } from "express";
import type { Tables } from "../../tables/tables.ts";

interface HealthDeps {
  readonly tables: Pick<Tables, "refusal">;
  readonly version: string;
  /** Whether the cluster counts on this node. */
  readonly isReady: () => boolean;
}

/** Routes for monitoring and proxies: whether the process is alive, and whether it accepts new games. */
export function health({ tables, version, isReady }: HealthDeps): Router {
  const router = Router();
  router.get("/healthz", (_request, response) => response.json({ status: "ok", version }));
  router.get("/readyz", (_request, response) => {
    // During maintenance players must still reach their tables.
    const refused = tables.refusal === "maintenance" ? null : tables.refusal;
    const refusal = refused ?? (isReady() ? null : "not-a-member");
    if (refusal) response.status(503).json({ status: refusal });
    else response.json({ status: "ready" });
  });
  return router;
}
