import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response } from "express";
import type { z } from "zod";
import type { StaffRole } from "../../../shared/net/operators.ts";
import type { Player } from "../../../shared/net/protocol.ts";
import type { AccountService } from "../../people/accounts/account-service.ts";
import type { AccountsDb } from "../../people/accounts/accounts-db.ts";
import { deviceOf } from "../../people/accounts/devices.ts";
import { isSessionToken, type Session } from "../../people/accounts/sessions.ts";
import type { Identity } from "../../people/identity/identity.ts";
import { isId } from "../../people/identity/ids.ts";
import type { Log } from "../../runtime/log.ts";
import { UnavailableError } from "../../runtime/unavailable-error.ts";
import { roleOf } from "../../staff/operators/staff.ts";
import type { ApiDeps } from "./api-deps.ts";
import { malformed, noAccount, sendError } from "./errors.ts";

/** Returns the token of a request; empty if it has none. */
export const parseToken = ({ headers }: Request): string => headers.authorization?.replace(/^Bearer /, "") ?? "";

/** Cache of the players by token, for the time of one request. */
const known = new WeakMap<Request, Map<string, Promise<Player | null>>>();

/** Resolves a token from any part of a request. Each token is resolved once per request. */
export function findPlayer(
  token: string,
  identity: Pick<Identity, "playerOf">,
  request: Request,
): Promise<Player | null> {
  const players = known.get(request) ?? new Map<string, Promise<Player | null>>();
  const player = players.get(token) ?? identity.playerOf(token);
  known.set(request, players.set(token, player));
  return player;
}

/** Resolves the token in the header of a request. */
export const playerOf = (identity: Identity, request: Request): Promise<Player | null> =>
  findPlayer(parseToken(request), identity, request);

/** Creates the limits of wrong codes, by address and by player. */
export const limitTries = ({ identity, limits }: Pick<ApiDeps, "identity" | "limits">): readonly RequestHandler[] => [
  limits.tries,
  limits.triesOf(async (request) => (await playerOf(identity, request))?.id ?? ""),
];

/** Wraps a handler for players. */
export const forPlayers =
  (identity: Identity, handle: (player: Player, request: Request, response: Response) => unknown): RequestHandler =>
  async (request, response) => {
    const player = await playerOf(identity, request);
    return player ? handle(player, request, response) : sendError(response, { error: "unauthorized" });
  };

/** Wraps a handler for accounts that are signed in on this device. */
export const forAccounts =
  (
    accounts: Pick<AccountService, "session">,
    handle: (session: Session, request: Request, response: Response) => unknown,
  ): RequestHandler =>
  async (request, response) => {
    const session = await accounts.session(parseToken(request));
    return session ? handle(session, request, response) : sendError(response, noAccount);
  };

/** Wraps a handler for accounts with a recently shown passkey. */
export const forConfirmed: typeof forAccounts = (accounts, handle) =>
  forAccounts(accounts, (session, request, response) =>
    session.isConfirmed ? handle(session, request, response) : sendError(response, { error: "confirm" }),
  );

/** An account with a staff role. */
export interface StaffMember {
  readonly session: Session;
  readonly role: StaffRole;
}

interface StaffDeps {
  readonly ownAccount: Pick<AccountService, "session">;
  readonly people: Pick<AccountsDb, "ask">;
}

type HandleStaff = (member: StaffMember, request: Request, response: Response) => unknown;

/** Staff members by request, each looked up once. */
const staff = new WeakMap<Request, Promise<StaffMember | null>>();

function findStaff(deps: StaffDeps, request: Request): Promise<StaffMember | null> {
  const found = staff.get(request) ?? askForStaff(deps, parseToken(request));
  staff.set(request, found);
  return found;
}

async function askForStaff({ ownAccount, people }: StaffDeps, token: string): Promise<StaffMember | null> {
  const session = isSessionToken(token) ? await ownAccount.session(token) : null;
  const role = session && (await people.ask((db) => roleOf(db, session.player.id)));
  return session && role ? { session, role } : null;
}

/**
 * Wraps a handler for moderators and operators that does not require a recently shown passkey. For other clients the
 * address does not exist.
 */
export const forAnyStaff =
  (deps: StaffDeps, handle: HandleStaff): RequestHandler =>
  async (request, response, next) => {
    const member = await findStaff(deps, request);
    return member ? handle(member, request, response) : next();
  };

/**
 * Answers requests to addresses of the API that do not exist. Looks the staff member up first, as a hidden address
 * does, so that both answers take equally long.
 */
export const answerUnknown =
  (deps: StaffDeps): RequestHandler =>
  async (request, response) => {
    await findStaff(deps, request);
    const { method, originalUrl } = request;
    response.status(404).json({ error: "malformed", detail: `there is no ${method} ${originalUrl}` });
  };

/**
 * Wraps a handler for staff with a role and a recently verified passkey. For other clients the address does not exist.
 * @param least "moderator": operators have it too.
 */
export const forStaff = (deps: StaffDeps, least: StaffRole, handle: HandleStaff): RequestHandler => {
  const serve = (member: StaffMember, request: Request, response: Response) =>
    member.session.isVerified ? handle(member, request, response) : sendError(response, { error: "confirm" });
  return async (request, response, next) =>
    forAnyStaff(deps, (member) =>
      least === "operator" && member.role !== "operator" ? next() : serve(member, request, response),
    )(request, response, next);
};

/** Returns the readable name of the device that sends a request. */
export const parseDeviceName = ({ headers }: Request): string => deviceOf(headers["user-agent"] ?? "");

/** Returns an id of an address, or an empty text for an invalid one. */
export const idIn = (text: unknown): string => (isId(String(text)) ? String(text) : "");

/** @returns the body, or null if it is malformed; the error response is then already sent. */
export function parseBody<Body>(format: z.ZodType<Body>, request: Request, response: Response): Body | null {
  const parsed = format.safeParse(request.body ?? {});
  if (parsed.success) return parsed.data;
  sendError(response, malformed(parsed.error));
  return null;
}

const bodyLimit = "4kb";

/** Reads every body as JSON, regardless of its declared type. */
export const jsonBody = (): RequestHandler => express.json({ limit: bodyLimit, type: () => true });

/** Maximum number of logged characters of a path. */
const maxLoggedPath = 100;

/**
 * Returns the first two parts of a path of the API or the rooms, and the first part of others. The next ones are table
 * codes, names and ids, which must not be logged.
 */
function withoutNames(path: string): string {
  const parts = /^\/(api|matchmake)\//.test(path) ? 2 : 1;
  return path
    .split("/")
    .slice(0, parts + 1)
    .join("/")
    .slice(0, maxLoggedPath);
}

/** Logs refused requests with their codes, if the debug lines of requests are on. */
export function logRefusals(log: Log): RequestHandler {
  return ({ method, baseUrl, path }, response, next) => {
    const debug = log.debugOf?.("requests");
    if (debug)
      response.once("finish", () => {
        const refusal: unknown = response.locals["refusal"];
        const where = { method, path: withoutNames(baseUrl + path) };
        if (refusal !== undefined) debug({ event: "request-refused", ...where, refusal }, "a request was refused");
      });
    next();
  };
}

/** Replies to errors of Express or the body parser; any other error is a bug of ours. */
export function answerErrors(log: Log): ErrorRequestHandler {
  return (error, { method, path: whole }, response, next) => {
    const path = withoutNames(whole);
    if (response.headersSent) return next(error);
    if (error instanceof UnavailableError) {
      log.error({ event: "request-not-now", err: error, method, path }, "a request cannot be answered now");
      return sendError(response, { error: "again" });
    }
    const status: unknown = error.status;
    if (typeof status !== "number" || status >= 500) {
      log.error({ event: "request-failed", err: error, method, path }, "a request has failed");
      return response.status(500).type("text").send("internal error");
    }
    if (!("type" in error)) return response.status(status).type("text").send("not found");
    return response.status(status).json({ error: "malformed", detail: `expected a JSON body of at most ${bodyLimit}` });
  };
}
