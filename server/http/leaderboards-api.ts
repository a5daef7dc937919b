import { Router } from "express";
import type { ApiDeps } from "./deps.ts";
import { poolFormat, readQuery, spanFormat } from "./profile-queries.ts";
import { malformed, refuse } from "./replies.ts";
import { forPlayers } from "./requests.ts";

/** Routes of the leaderboards: by rating, and by gain in this week. */
export function leaderboardsApi({ identity, profiles }: Pick<ApiDeps, "identity" | "profiles">): Router {
  const router = Router();
  router.get(
    "/leaderboards/:pool",
    forPlayers(identity, async (player, request, response) => {
      const pool = poolFormat.safeParse(request.params["pool"]);
      if (!pool.success) return refuse(response, malformed(pool.error));
      const query = readQuery(spanFormat, request, response);
      if (query) response.json(await profiles.leaderboard(pool.data, query.span, player.id));
    }),
  );
  return router;
}
