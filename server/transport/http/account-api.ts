import { type Response, Router } from "express";
import type { Session } from "../../people/accounts/sessions.ts";
import type { ApiDeps } from "./api-deps.ts";
import { noAccount, sendError } from "./errors.ts";
import { emptyBodySchema, newAccountSchema, privacySchema, sharingSchema } from "./request-schemas.ts";
import { forAccounts, forConfirmed, parseBody, parseDeviceName } from "./requests.ts";

/** Routes of the player's own account: its view, passkeys, sessions and recovery codes. */
export function accountApi({
  ownAccount,
  deviceLinks,
  limits,
}: Pick<ApiDeps, "ownAccount" | "deviceLinks" | "limits">): Router {
  const router = Router();

  async function show(session: Session, response: Response, status = 200) {
    const view = await ownAccount.view(session);
    if (view) response.status(status).json(view);
    else sendError(response, noAccount);
  }

  router.get(
    "/account",
    forAccounts(ownAccount, (session, _request, response) => show(session, response)),
  );
  router.patch(
    "/account",
    forAccounts(ownAccount, async (session, request, response) => {
      const hides = parseBody(privacySchema, request, response);
      if (!hides) return;
      await ownAccount.hide(session, hides);
      await show(session, response);
    }),
  );
  router.post(
    "/account/confirm/options",
    forAccounts(ownAccount, async (session, request, response) => {
      if (!parseBody(emptyBodySchema, request, response)) return;
      const options = await ownAccount.confirmation(session, "confirm");
      return options.ok ? response.json({ options: options.value }) : sendError(response, options.error);
    }),
  );
  router.post(
    "/account/confirm",
    limits.tries,
    forAccounts(ownAccount, async (session, request, response) => {
      const body = parseBody(sharingSchema, request, response);
      if (!body) return;
      const confirmed = await ownAccount.confirm(session, body.response, "confirm");
      return confirmed.ok ? show(confirmed.value, response) : sendError(response, confirmed.error);
    }),
  );
  router.post(
    "/account/passkeys/options",
    forConfirmed(ownAccount, async (session, request, response) => {
      if (!parseBody(emptyBodySchema, request, response)) return;
      const options = await ownAccount.anotherPasskey(session);
      return options.ok ? response.json({ options: options.value }) : sendError(response, options.error);
    }),
  );
  router.post(
    "/account/passkeys",
    limits.tries,
    forConfirmed(ownAccount, async (session, request, response) => {
      const body = parseBody(newAccountSchema, request, response);
      if (!body) return;
      const added = await ownAccount.addPasskey(session, body.response, parseDeviceName(request));
      return added.ok ? show(session, response, 201) : sendError(response, added.error);
    }),
  );
  router.delete(
    "/account/passkeys/:id",
    forConfirmed(ownAccount, async (session, { params }, response) => {
      const removed = await ownAccount.removePasskey(session, credentialIdIn(params["id"]));
      if (!removed.ok) return sendError(response, removed.error);
      await deviceLinks.revoke(session.player.id);
      return show(session, response);
    }),
  );
  router.delete(
    "/account/sessions/:id",
    forAccounts(ownAccount, async (session, { params }, response) => {
      await ownAccount.signOutElsewhere(session, credentialIdIn(params["id"]));
      await deviceLinks.revoke(session.player.id);
      await show(session, response);
    }),
  );
  router.post(
    "/account/recovery-codes",
    forConfirmed(ownAccount, async (session, request, response) => {
      if (!parseBody(emptyBodySchema, request, response)) return;
      const recoveryCodes = await ownAccount.newCodes(session);
      if (!recoveryCodes.ok) return sendError(response, recoveryCodes.error);
      await deviceLinks.revoke(session.player.id);
      return response.status(201).json({ recoveryCodes: recoveryCodes.value });
    }),
  );
  return router;
}

/** Returns the id of a passkey or session, or an empty text for an invalid one. Passkeys may have longer ids than `isId`. */
const credentialIdIn = (text: unknown): string => (/^[\w-]+$/.test(String(text)) ? String(text) : "");
