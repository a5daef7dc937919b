import type { Request, RequestHandler } from "express";
import { rateLimit } from "express-rate-limit";
import type { Config } from "../config.ts";
import { refuse } from "./answers.ts";

export interface Limits {
  /** Requests of any kind. */
  readonly requests: RequestHandler;
  /** Guests and tables made. */
  readonly creations: RequestHandler;
  /** Wrong codes and tickets, counted by address. */
  readonly tries: RequestHandler;
  /** The same, counted by what tells players apart. */
  triesOf(player: (request: Request) => string): RequestHandler;
}

/** What a minute allows, by address; IPv6 by the network that one household has. */
export function createLimits(config: Config): Limits {
  const limit = (perMinute: number) =>
    ({
      windowMs: 60_000,
      limit: perMinute,
      standardHeaders: "draft-8",
      legacyHeaders: false,
      skip: (request: Request) => !config.LIMIT_LOOPBACK && isLoopback(request.ip ?? ""),
      handler: (_request, response) => refuse(response, { error: "too-many-tries" }),
    }) satisfies Parameters<typeof rateLimit>[0];
  const tries = {
    ...limit(config.TRIES_PER_MINUTE),
    skipSuccessfulRequests: true,
    requestWasSuccessful: (_request, response) => response.statusCode !== 404 && response.statusCode !== 410,
  } satisfies Parameters<typeof rateLimit>[0];
  return {
    requests: rateLimit(limit(config.REQUESTS_PER_MINUTE)),
    creations: rateLimit(limit(config.NEW_PER_MINUTE)),
    tries: rateLimit(tries),
    triesOf: (player) => rateLimit({ ...tries, keyGenerator: player }),
  };
}

export const isLoopback = (address: string): boolean => /^(::ffff:)?127\.|^::1$/.test(address);
