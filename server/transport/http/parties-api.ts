import { Router } from "express";
import type { ApiDeps } from "./api-deps.ts";
import { emptyBodySchema } from "./request-schemas.ts";
import { forPlayers, parseBody } from "./requests.ts";

/** Route that creates the ticket of a party. */
export function partiesApi({ identity, partyTickets, limits }: ApiDeps): Router {
  const router = Router();
  router.post(
    "/parties",
    limits.creations,
    forPlayers(identity, async (player, request, response) => {
      if (parseBody(emptyBodySchema, request, response))
        response.status(201).json({ ticket: partyTickets.issue(player.id) });
    }),
  );
  return router;
}
