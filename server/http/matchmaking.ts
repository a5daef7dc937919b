import { matchMaker, ServerError } from "@colyseus/core";
import { type Request, type RequestHandler, type Response, Router } from "express";
import { joinFormat } from "../../shared/net/formats.ts";
import type { ApiDeps } from "./deps.ts";
import { malformed, refuse } from "./replies.ts";

type MatchmakingDeps = Pick<ApiDeps, "identity" | "directory" | "queue" | "limits" | "networks">;

/** Lets clients of the SDK join existing rooms; only the server makes rooms. */
export function matchmaking({ identity, directory, queue, limits, networks }: MatchmakingDeps): Router {
  const router = Router();
  /** What is kept with the reservation in a room. It overwrites what a client says of its network. */
  const options = (request: Request) => ({ ...request.body, network: networks.of(request) });

  /** The player, if they join a table at which they already have a seat; else null. */
  async function comingBack({ body, path }: Request): Promise<string | null> {
    const join = joinFormat.safeParse(body);
    const player = join.success ? await identity.playerOf(join.data.token) : null;
    const seated = player && (await directory.seatOf(player.id));
    return player && seated && path === `/joinById/${seated.roomId}` ? player.id : null;
  }

  const known: RequestHandler = async ({ body }, response, next) => {
    const join = joinFormat.safeParse(body);
    if (!join.success) refuse(response, malformed(join.error));
    else if (!(await identity.playerOf(join.data.token))) refuse(response, { error: "unauthorized" });
    else next();
  };
  router.use(limits.joinsOf(comingBack));
  router.post("/joinById/:roomId", known, (request: Request<{ roomId: string }>, response) =>
    reserve(response, () => matchMaker.joinById(request.params.roomId, options(request))),
  );
  router.post("/joinOrCreate/queue", known, async (request, response) => {
    const player = await identity.playerOf(request.body.token);
    const refusal = player && (await queue.refusalFor({ player, network: networks.of(request) }));
    if (refusal) refuse(response, { error: refusal.reason, ...("waitMs" in refusal && { waitMs: refusal.waitMs }) });
    else return reserve(response, () => matchMaker.join("queue", options(request)));
  });
  return router;
}

/** Replies with a reserved seat in a room, or with an error code that the SDK knows. */
async function reserve(response: Response, join: () => Promise<object>): Promise<void> {
  try {
    response.json(await join());
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    response.status(error.code).json({ code: error.code, error: error.message });
  }
}
