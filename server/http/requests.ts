import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response } from "express";
import type { z } from "zod";
import type { Player } from "../../shared/net/protocol.ts";
import type { Identity } from "../players/identity.ts";
import type { Log } from "../plumbing/log.ts";
import { Away } from "../tables/away.ts";
import { malformed, refuse } from "./replies.ts";

/** The token that a request carries; empty if it has none. */
export const tokenIn = ({ headers }: Request): string => headers.authorization?.replace(/^Bearer /, "") ?? "";

/** The player whose token a request carries. */
export const playerOf = (identity: Identity, request: Request): Promise<Player | null> =>
  identity.playerOf(tokenIn(request));

/** A handler for players only. */
export const forPlayers =
  (identity: Identity, handle: (player: Player, request: Request, response: Response) => unknown): RequestHandler =>
  async (request, response) => {
    const player = await playerOf(identity, request);
    return player ? handle(player, request, response) : refuse(response, { error: "unauthorized" });
  };

/** @returns the body, or null if it is malformed; the error response is then already sent. */
export function readBody<Body>(format: z.ZodType<Body>, request: Request, response: Response): Body | null {
  const parsed = format.safeParse(request.body ?? {});
  if (parsed.success) return parsed.data;
  refuse(response, malformed(parsed.error));
  return null;
}

const bodyLimit = "4kb";

/** Reads every body as JSON, whatever type it claims to be. */
export const jsonBody = (): RequestHandler => express.json({ limit: bodyLimit, type: () => true });

/** Replies to errors of Express or the body parser; any other error is a bug of ours. */
export function answerErrors(log: Log): ErrorRequestHandler {
  return (error, { method, path }, response, next) => {
    if (response.headersSent) return next(error);
    if (error instanceof Away) {
      log.error({ err: error, method, path }, "a request cannot be answered now");
      return refuse(response, { error: "again" });
    }
    const status: unknown = error.status;
    if (typeof status !== "number" || status >= 500) {
      log.error({ err: error, method, path }, "a request has failed");
      return response.status(500).type("text").send("internal error");
    }
    if (!("type" in error)) return response.status(status).type("text").send("not found");
    return response.status(status).json({ error: "malformed", detail: `expected a JSON body of at most ${bodyLimit}` });
  };
}
