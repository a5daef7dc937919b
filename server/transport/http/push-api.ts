import { Router } from "express";
import type { PushView } from "../../../shared/net/push.ts";
import { sessionOf } from "../../people/accounts/sessions.ts";
import type { ApiDeps } from "./api-deps.ts";
import { sendError } from "./errors.ts";
import { pushEndSchema, pushSchema } from "./request-schemas.ts";
import { forPlayers, parseBody, parseToken } from "./requests.ts";

/** Routes of a device's notifications. */
export function pushApi({ identity, push }: Pick<ApiDeps, "identity" | "push">): Router {
  const router = Router();
  router.get(
    "/push",
    forPlayers(identity, (_player, _request, response) =>
      response.json({ key: push?.publicKey ?? null } satisfies PushView),
    ),
  );
  router.post(
    "/push",
    forPlayers(identity, async ({ id }, request, response) => {
      const wanted = parseBody(pushSchema, request, response);
      if (!wanted) return;
      if (!push) return sendError(response, { error: "no-push" });
      await push.subscribe({ playerId: id, session: sessionOf(parseToken(request)) }, wanted);
      response.json({});
    }),
  );
  router.delete(
    "/push",
    forPlayers(identity, async ({ id }, request, response) => {
      const wanted = parseBody(pushEndSchema, request, response);
      if (!wanted) return;
      await push?.unsubscribe(id, wanted.endpoint);
      response.json({});
    }),
  );
  return router;
}
