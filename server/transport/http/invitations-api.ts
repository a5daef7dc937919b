import { type Request, Router } from "express";
import { z } from "zod";
import type { PersonInvitation } from "../../../shared/net/friends.ts";
import { contactReportSchema } from "../../../shared/net/moderation.ts";
import type { ApiDeps } from "./api-deps.ts";
import { isMuted, reportContact } from "./contact-requests.ts";
import { sendError } from "./errors.ts";
import { personTargetSchema } from "./request-schemas.ts";
import { forPlayers, idIn, limitTries, parseBody } from "./requests.ts";

/** Ticket of a party, in the query because older nodes refuse unknown fields of the body. */
const ticketFormat = z.string().max(200).optional();

type InvitationsApiDeps = Pick<ApiDeps, "identity" | "invitations" | "moderation" | "limits">;

/** Whether a page knows invitations to parties. Pages of an earlier build cannot show them. */
const knowsParties = ({ query }: Request): boolean => query["parties"] === "1";

const forTables = (invitations: readonly PersonInvitation[]): readonly PersonInvitation[] =>
  invitations.filter((invitation) => !("party" in invitation));

/** Routes of invitations between players. Guests have them too. */
export function invitationsApi(deps: InvitationsApiDeps): Router {
  const { identity, invitations, limits } = deps;
  const router = Router();
  router.get(
    "/invitations",
    forPlayers(identity, async ({ id }, request, response) => {
      const open = await invitations.to(id);
      response.json(knowsParties(request) ? open : forTables(open));
    }),
  );
  router.post(
    "/invitations",
    limits.contacts,
    ...limitTries({ identity, limits }),
    forPlayers(identity, async (player, request, response) => {
      const target = parseBody(personTargetSchema, request, response);
      if (!target || (await isMuted(deps, player, response))) return;
      const ticket = ticketFormat.safeParse(request.query["party"]);
      if (!ticket.success) return sendError(response, { error: "malformed", detail: "party: expected a ticket" });
      const sent = await invitations.invite(player, target, ticket.data ?? null);
      if (sent.ok) return response.status(201).json({});
      if (sent.error !== "not-oneself") return sendError(response, { error: sent.error });
      return sendError(response, { error: "malformed", detail: "body: expected another player" });
    }),
  );
  router.delete(
    "/invitations/:id",
    forPlayers(identity, async ({ id }, request, response) => {
      const left = await invitations.decline(id, idIn(request.params["id"]));
      response.json(knowsParties(request) ? left : forTables(left));
    }),
  );
  router.post(
    "/invitations/:id/report",
    limits.tries,
    forPlayers(identity, async (player, request, response) => {
      const report = parseBody(contactReportSchema, request, response);
      if (!report) return;
      const sender = await invitations.senderOf(player.id, idIn(request.params["id"]));
      await reportContact(deps, { reporter: player.id, sender, report }, response);
    }),
  );
  return router;
}
