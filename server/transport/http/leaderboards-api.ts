import { Router } from "express";
import type { ApiDeps } from "./api-deps.ts";
import { malformed, sendError } from "./errors.ts";
import { parseQuery, poolSchema, spanSchema } from "./profile-queries.ts";
import { forPlayers } from "./requests.ts";

/** Routes of the leaderboards: by rating, and by gain in this week. */
export function leaderboardsApi({ identity, profiles }: Pick<ApiDeps, "identity" | "profiles">): Router {
  const router = Router();
  router.get(
    "/leaderboards/:pool",
    forPlayers(identity, async (player, request, response) => {
      const pool = poolSchema.safeParse(request.params["pool"]);
      if (!pool.success) return sendError(response, malformed(pool.error));
      const query = parseQuery(spanSchema, request, response);
      if (query) response.json(await profiles.leaderboard(pool.data, query.span, player.id));
    }),
  );
  return router;
}
