import { type Request, type Response, Router } from "express";
import type { Strength } from "../../../shared/core/bots.ts";
import type { InvitedTable } from "../../../shared/net/invitation.ts";
import {
  type ApiError,
  type ApiErrorCode,
  type Lobby,
  type Player,
  protocolVersion,
  type SeatLocation,
  type TableSettings,
} from "../../../shared/net/protocol.ts";
import { passkeySupport } from "../../people/accounts/passkey-support.ts";
import type { Opener } from "../../tables/new-table.ts";
import { newRoom, roomOfPress } from "../../tables/table-registry.ts";
import type { ApiDeps } from "./api-deps.ts";
import { malformed, sendError, settingsError } from "./errors.ts";
import { codeFor } from "./hidden-tables.ts";
import { newTableQuerySchema, newTableSchema, pressIdSchema } from "./request-schemas.ts";
import { forPlayers, limitTries, parseBody } from "./requests.ts";

/** Routes to open tables and to find them by code. */
export function tablesApi({
  config,
  identity,
  tables,
  directory,
  games,
  blocks,
  publicQueue,
  limits,
  networks,
  lastingNetworks,
  moderation,
  refusals,
}: ApiDeps): Router {
  const router = Router();

  async function open(
    host: Player,
    { settings, bots = false }: { readonly settings: TableSettings; readonly bots?: boolean },
    opener: Opener,
    roomId: string,
    botStrength: Strength | undefined,
    response: Response,
  ) {
    const start = bots ? "when-joined" : "by-host";
    const opening = { settings, players: [host], fillWithBots: bots, start, isPublic: false } as const;
    const opened = await tables.open({ ...opening, ...(botStrength && { botStrength }) }, [opener], roomId);
    if (opened.ok) response.status(201).json(opened.value);
    else sendError(response, { error: opened.error, ...(await wayOut(opened.error, host, "")) });
  }

  /** Returns the alternatives of a player after a refusal by a table. */
  async function wayOut(
    error: ApiErrorCode,
    { id }: Player,
    code: string,
  ): Promise<Pick<ApiError, "seated" | "watch">> {
    const seated = error === "already-seated" ? await directory.seatOf(id) : null;
    const watch = error === "table-full" ? await directory.findToWatch(code, id) : null;
    return { ...(seated && { seated }), ...(watch && { watch }) };
  }

  /** Refuses players who are banned from all games. @returns whether the response has been sent. */
  async function sendsAway(player: Player, request: Request, response: Response): Promise<boolean> {
    const held = await moderation.accessPolicy.fromGames(player);
    if (!held) return false;
    await moderation.newGuests.came(player, lastingNetworks.of(request));
    sendError(response, { error: "sanctioned", until: held.until });
    return true;
  }

  router.post(
    "/tables",
    limits.creations,
    forPlayers(identity, async (player, request, response) => {
      const body = parseBody(newTableSchema, request, response);
      if (!body) return;
      const settings = games.readSettings(body.settings);
      if (!settings.ok) return sendError(response, settingsError(settings.error));
      const { deckName } = settings.value;
      if (deckName !== undefined && moderation.sanctionCache.isDeckNameTaken(deckName, player.id))
        return sendError(response, settingsError({ code: "name-refused" }));
      const wanted = { ...body, settings: settings.value };
      if (await sendsAway(player, request, response)) return;
      const press = pressIdSchema.safeParse(request.get("Idempotency-Key"));
      if (!press.success) return sendError(response, malformed(press.error));
      const query = newTableQuerySchema.safeParse(request.query);
      if (!query.success) return sendError(response, malformed(query.error));
      const roomId = press.data === undefined ? newRoom() : roomOfPress(player.id, press.data);
      const seated = await directory.seatOf(player.id);
      if (seated?.roomId === roomId) return response.status(201).json(seated);
      if (seated) return sendError(response, { error: "already-seated", seated });
      const opener = { playerId: player.id, network: networks.of(request) };
      const refusal = tables.refusal ?? (await directory.refusalFor(opener));
      if (!refusal) return open(player, wanted, opener, roomId, query.data.strength, response);
      refusals.note({ event: "table-refused", cause: refusal, expected: "room for a new table", got: refusal });
      return sendError(response, { error: refusal });
    }),
  );

  /** Finds the table of a code. @returns null if the error response is already sent. */
  async function findTable(player: Player, request: Request, response: Response): Promise<SeatLocation | null> {
    if (await sendsAway(player, request, response)) return null;
    const code = await codeFor({ directory, blocks }, String(request.params["code"]), player.id);
    const found = await directory.find(code, player.id);
    if (found.ok) return found.value;
    sendError(response, { error: found.error, ...(await wayOut(found.error, player, code)) });
    return null;
  }

  router.get(
    "/tables/:code",
    ...limitTries({ identity, limits }),
    forPlayers(identity, async (player, request, response) => {
      const found = await findTable(player, request, response);
      if (found) response.json(found);
    }),
  );
  router.get(
    "/tables/:code/invitation",
    ...limitTries({ identity, limits }),
    forPlayers(identity, async (player, request, response) => {
      const found = await findTable(player, request, response);
      if (!found) return;
      const invitation = await directory.invitationTo(found.code);
      response.json({ ...found, invitation } satisfies InvitedTable);
    }),
  );
  router.get(
    "/tables/:code/screen",
    ...limitTries({ identity, limits }),
    forPlayers(identity, async (player, request, response) => {
      if (await sendsAway(player, request, response)) return;
      const code = await codeFor({ directory, blocks }, String(request.params["code"]), player.id);
      const found = await directory.findForScreen(code, player.id);
      if (found.ok) response.json(found.value);
      else sendError(response, { error: found.error });
    }),
  );
  router.get(
    "/lobby",
    forPlayers(identity, async (_player, _request, response) => {
      const lobby: Lobby = {
        protocol: protocolVersion,
        queueSeconds: config.QUEUE_WAIT_SECONDS,
        waiting: await publicQueue.waiting(),
        passkeys: passkeySupport(config),
        ...(config.oidc && { provider: new URL(config.oidc.issuer).host }),
        notice: tables.notice,
      };
      response.json(lobby);
    }),
  );
  return router;
}
