import { ErrorCode, matchMaker, ServerError } from "@colyseus/core";
import { type Request, type RequestHandler, type Response, Router } from "express";
import { joinSchema, tableJoinSchema } from "../../../shared/net/schemas.ts";
import type { Metrics } from "../../metrics/metrics.ts";
import type { Log } from "../../runtime/log.ts";
import { OngoingRequest } from "../../runtime/request-ids.ts";
import { withTimeout } from "../../runtime/with-timeout.ts";
import type { AccessPolicy } from "../../staff/moderation/access-policy.ts";
import type { NewGuests } from "../../staff/moderation/new-guests.ts";
import type { ApiDeps } from "./api-deps.ts";
import { malformed, sendError } from "./errors.ts";
import { roomFor } from "./hidden-tables.ts";
import { findPlayer } from "./requests.ts";

interface MatchmakingDeps extends Pick<ApiDeps, "identity" | "log" | "metrics"> {
  readonly directory: Pick<ApiDeps["directory"], "seatOf" | "stateOf" | "hides">;
  readonly blocks: Pick<ApiDeps["blocks"], "blockersOf">;
  readonly queue: Pick<ApiDeps["queue"], "refusalFor">;
  readonly publicQueue: Pick<ApiDeps["publicQueue"], "roomId">;
  readonly limits: Pick<ApiDeps["limits"], "joinsOf" | "lines">;
  readonly lineRoomId: ApiDeps["lineRoomId"];
  readonly networks: Pick<ApiDeps["networks"], "of">;
  readonly lastingNetworks: Pick<ApiDeps["networks"], "of">;
  readonly moderation: {
    readonly accessPolicy: Pick<AccessPolicy, "fromGames">;
    readonly newGuests: Pick<NewGuests, "came">;
  };
}

/** Timeout for a room to reserve a seat, in ms. A room that does not exist never answers. */
const patienceMs = 800;

/** Lets clients of the SDK join existing rooms. Only the server creates rooms. */
export function matchmaking({
  identity,
  directory,
  blocks,
  queue,
  publicQueue,
  limits,
  networks,
  lastingNetworks,
  moderation,
  lineRoomId,
  metrics,
  log,
}: MatchmakingDeps): Router {
  const router = Router();
  /** Requests of players who return to their own seat. */
  const returning = new WeakSet<Request>();
  /** Returns the options of the reservation. They overwrite the client's own values of its network and request. */
  const options = (request: Request) => ({ ...request.body, network: networks.of(request), ...OngoingRequest.now() });

  /**
   * Returns the player if they join a table at which they, or the guest that they were, already have a seat; else null.
   */
  async function comingBack(request: Request): Promise<string | null> {
    const join = tableJoinSchema.safeParse(request.body);
    if (!join.success) return null;
    for (const token of [join.data.token, join.data.formerly]) {
      const player = token === undefined ? null : await findPlayer(token, identity, request);
      const seated = player && (await directory.seatOf(player.id));
      if (player && seated && request.path === `/joinById/${seated.roomId}`) {
        returning.add(request);
        return player.id;
      }
    }
    return null;
  }

  /** Returns the room as the player may see it. Players who return to their seat find it despite blocks. */
  async function roomSeenBy(request: Request<{ roomId: string }>): Promise<string> {
    const { roomId } = request.params;
    if ((await comingBack(request)) !== null) return roomId;
    const player = await findPlayer(request.body.token, identity, request);
    return player ? roomFor({ directory, blocks }, roomId, player.id) : roomId;
  }

  const known: RequestHandler = async (request, response, next) => {
    const join = joinSchema.safeParse(request.body);
    if (!join.success) sendError(response, malformed(join.error));
    else if (!(await findPlayer(join.data.token, identity, request))) sendError(response, { error: "unauthorized" });
    else next();
  };
  // Before the limit of joins, because every open browser has a line and few have a table.
  router.post("/joinOrCreate/line", limits.lines, known, (request, response) =>
    reserve(response, log, matchMaker.joinById(lineRoomId, options(request))),
  );
  if (metrics) router.use(countJoins(metrics, returning));
  router.use(limits.joinsOf(comingBack));
  router.post("/joinById/:roomId", known, async (request: Request<{ roomId: string }>, response) => {
    const player = await findPlayer(request.body.token, identity, request);
    const held = player && (await moderation.accessPolicy.fromGames(player));
    if (held) return sendError(response, { error: "sanctioned", until: held.until });
    const roomId = await roomSeenBy(request);
    const state = await directory.stateOf(roomId);
    if (state === "away") return sendError(response, { error: "again" });
    return reserve(response, log, matchMaker.joinById(roomId, options(request)), state);
  });
  router.post("/joinOrCreate/queue", known, async (request, response) => {
    const player = await findPlayer(request.body.token, identity, request);
    const refusal = player && (await queue.refusalFor({ player, network: networks.of(request) }));
    if (player && refusal?.reason === "sanctioned")
      await moderation.newGuests.came(player, lastingNetworks.of(request));
    if (refusal) {
      const { reason: error, ...until } = refusal;
      return sendError(response, { error, ...until });
    }
    const roomId = await publicQueue.roomId();
    if (roomId === null) return sendError(response, { error: "again" });
    return reserve(response, log, matchMaker.joinById(roomId, options(request)));
  });
  return router;
}

const countJoins =
  ({ joins, joinsRefused }: Metrics, returning: WeakSet<Request>): RequestHandler =>
  (request, response, next) => {
    const destination = request.path === "/joinOrCreate/queue" ? "queue" : "table";
    response.once("finish", () => {
      const counter = response.statusCode < 400 ? joins : joinsRefused;
      counter.inc(returning.has(request) ? "back" : destination);
    });
    next();
  };

/** Error code of the SDK for a room that does not exist. */
const notThere = ErrorCode.MATCHMAKE_INVALID_ROOM_ID;

/**
 * Replies with a reserved seat. Every failure counts as transient, unless the room does not exist.
 * @param state state of the room according to the directory of tables, which lists neither the queue nor lines.
 */
async function reserve(
  response: Response,
  log: Log,
  join: Promise<object>,
  state: "open" | "gone" = "open",
): Promise<void> {
  try {
    response.json(await withTimeout(patienceMs, join));
  } catch (error) {
    if (state === "gone" && error instanceof ServerError && error.code === notThere) {
      response.status(notThere).json({ code: notThere, error: "no-such-table" });
      return;
    }
    log.error({ event: "join-failed", err: error }, "a seat could not be reserved");
    sendError(response, { error: "again" });
  }
}
