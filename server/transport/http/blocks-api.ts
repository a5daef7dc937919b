import { type Response, Router } from "express";
import type { NotBlocked } from "../../people/blocks/blocks.ts";
import type { ApiDeps } from "./api-deps.ts";
import { sendError } from "./errors.ts";
import { personTargetSchema } from "./request-schemas.ts";
import { forPlayers, limitTries, parseBody } from "./requests.ts";

/** Routes of a player's blocklist. */
export function blocksApi({ identity, blocks, limits }: Pick<ApiDeps, "identity" | "blocks" | "limits">): Router {
  const router = Router();
  const tries = limitTries({ identity, limits });
  router.get(
    "/blocks",
    forPlayers(identity, async ({ id }, _request, response) => response.json(await blocks.list(id))),
  );
  router.post(
    "/blocks",
    ...tries,
    forPlayers(identity, async ({ id }, request, response) => {
      const wanted = parseBody(personTargetSchema, request, response);
      if (!wanted) return;
      const made = await blocks.block(id, wanted);
      if (made.ok) response.status(201).json(made.value);
      else refuseBlock(response, made.error);
    }),
  );
  router.delete(
    "/blocks/:id",
    forPlayers(identity, async ({ id }, request, response) =>
      response.json(await blocks.unblock(id, String(request.params["id"]))),
    ),
  );
  return router;
}

function refuseBlock(response: Response, error: NotBlocked): void {
  if (error === "not-oneself") sendError(response, { error: "malformed", detail: "body: expected another player" });
  else sendError(response, { error });
}
