import { type Request, type RequestHandler, type Response, Router } from "express";
import { friendSettingsSchema } from "../../../shared/net/friends.ts";
import { contactReportSchema } from "../../../shared/net/moderation.ts";
import type { Player } from "../../../shared/net/protocol.ts";
import type { ApiDeps } from "./api-deps.ts";
import { isMuted, reportContact } from "./contact-requests.ts";
import { sendError } from "./errors.ts";
import { emptyBodySchema, personTargetSchema } from "./request-schemas.ts";
import { forAccounts, forPlayers, idIn, limitTries, parseBody } from "./requests.ts";

type FriendsApiDeps = Pick<ApiDeps, "identity" | "ownAccount" | "friends" | "moderation" | "limits">;

/** Routes of friends, friend requests and recent players. */
export function friendsApi(deps: FriendsApiDeps): Router {
  const { identity, friends } = deps;
  const router = Router();
  const accounts = forAccountPlayers(deps);
  router.get(
    "/friends",
    forPlayers(identity, async (player, _request, response) => response.json(await friends.view(player))),
  );
  router.patch(
    "/friends/settings",
    forPlayers(identity, async (player, request, response) => {
      const changes = parseBody(friendSettingsSchema, request, response);
      if (changes) response.json(await friends.configure(player, changes));
    }),
  );
  router.delete(
    "/friends/:id",
    accounts(async (player, request, response) =>
      response.json(await friends.remove(player, idIn(request.params["id"]))),
    ),
  );
  addRequestRoutes(router, deps);
  return router;
}

function addRequestRoutes(router: Router, deps: FriendsApiDeps): void {
  const { identity, friends, limits } = deps;
  const accounts = forAccountPlayers(deps);
  router.post(
    "/friends/requests",
    limits.contacts,
    ...limitTries({ identity, limits }),
    accounts(async (player, request, response) => {
      const target = parseBody(personTargetSchema, request, response);
      if (!target || (await isMuted(deps, player, response))) return;
      const sent = await friends.request(player, target);
      if (sent.ok) return response.status(201).json(sent.value);
      if (sent.error !== "not-oneself") return sendError(response, { error: sent.error });
      return sendError(response, { error: "malformed", detail: "body: expected another player" });
    }),
  );
  router.post(
    "/friends/requests/:id/accept",
    accounts(async (player, request, response) => {
      if (!parseBody(emptyBodySchema, request, response)) return;
      const accepted = await friends.accept(player, idIn(request.params["id"]));
      return accepted.ok ? response.json(accepted.value) : sendError(response, { error: accepted.error });
    }),
  );
  router.post(
    "/friends/requests/:id/ignore",
    accounts(async (player, request, response) => {
      if (!parseBody(emptyBodySchema, request, response)) return;
      response.json(await friends.ignore(player, idIn(request.params["id"])));
    }),
  );
  router.delete(
    "/friends/requests/:id",
    accounts(async (player, request, response) =>
      response.json(await friends.withdraw(player, idIn(request.params["id"]))),
    ),
  );
  router.post(
    "/friends/requests/:id/report",
    limits.tries,
    accounts(async (player, request, response) => {
      const body = parseBody(contactReportSchema, request, response);
      if (!body) return;
      const sender = await friends.senderOf(player, idIn(request.params["id"]));
      await reportContact(deps, { reporter: player.id, sender, report: body }, response);
    }),
  );
}

/** Wraps a handler for players with an account. */
const forAccountPlayers =
  ({ ownAccount }: Pick<FriendsApiDeps, "ownAccount">) =>
  (handle: (player: Player, request: Request, response: Response) => unknown): RequestHandler =>
    forAccounts(ownAccount, ({ player }, request, response) => handle(player, request, response));
