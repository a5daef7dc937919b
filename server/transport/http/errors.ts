import type { Response } from "express";
import type { ZodError } from "zod";
import type { DeckRefusal } from "../../../shared/core/deck.ts";
import type { ApiError, ApiErrorCode } from "../../../shared/net/protocol.ts";
import type { SettingsRefusal } from "../../tables/table-settings.ts";

const statuses: Readonly<Record<ApiErrorCode, number>> = {
  malformed: 400,
  unauthorized: 401,
  "access-code": 401,
  "wrong-access-code": 403,
  "origin-refused": 403,
  "name-refused": 422,
  "deck-refused": 400,
  "no-such-table": 404,
  "table-full": 409,
  removed: 403,
  "already-seated": 409,
  "ticket-expired": 410,
  "no-such-game": 404,
  "name-taken": 409,
  "no-such-player": 404,
  "sign-in-failed": 404,
  confirm: 403,
  "passkey-unverified": 403,
  "last-passkey": 409,
  "too-many-passkeys": 409,
  "too-many-blocks": 409,
  "no-such-request": 404,
  "own-block": 409,
  "too-many-friends": 409,
  "public-table": 409,
  "not-invitable": 403,
  "party-over": 410,
  "too-many-requests": 429,
  "no-passkeys": 409,
  "provider-failed": 404,
  "provider-unreachable": 503,
  "provider-taken": 409,
  "no-push": 409,
  "too-many-tries": 429,
  "too-many-tables": 429,
  full: 503,
  paused: 429,
  sanctioned: 403,
  newcomer: 429,
  "no-such-report": 404,
  "no-such-sanction": 404,
  "already-decided": 409,
  "already-answered": 409,
  "too-many-reports": 429,
  closing: 503,
  "not-saving": 503,
  maintenance: 503,
  "last-node": 409,
  again: 503,
};

/** Reply if the request has no account, or the account has just been erased. */
export const noAccount: ApiError = { error: "unauthorized", detail: "expected the token of an account" };

/** @param response keeps the code in `locals`, for the log. */
export function sendError(response: Response, error: ApiError): void {
  response.locals["refusal"] = error.error;
  response.status(statuses[error.error]).json(error);
}

/**
 * Lists each invalid field with the expected value.
 * @param root path of the parsed value in the body.
 */
export const malformed = ({ issues }: ZodError, root: readonly string[] = []): ApiError => ({
  error: "malformed",
  detail: issues.map(({ path, message }) => `${[...root, ...path].join(".") || "body"}: ${message}`).join("; "),
});

/** Reply to refused settings of a new table. */
export function settingsError(refusal: SettingsRefusal): ApiError {
  switch (refusal.code) {
    case "malformed":
      return malformed(refusal.error, ["settings"]);
    case "deck-refused":
      return { error: refusal.code, detail: sentenceOf(refusal.refusal), refusal: refusal.refusal };
    case "name-refused":
      return { error: refusal.code, detail: "settings.deckName: not allowed" };
  }
}

const sentenceOf = ({ code, rule }: DeckRefusal): string => `settings.deck: refused as ${code} by ${rule}`;
