import type { Request, RequestHandler } from "express";
import { ipKeyGenerator, rateLimit } from "express-rate-limit";
import type { Config } from "../config/config.ts";
import type { Timers } from "../plumbing/timers.ts";
import { Hits } from "./hits.ts";
import { refuse } from "./replies.ts";

export interface Limits {
  /** Requests of any kind. */
  readonly requests: RequestHandler;
  /** Joins, counted by player for those who come to their own seat, so that many behind one address come back at once. */
  joinsOf(ownSeat: (request: Request) => string | null): RequestHandler;
  /** Guests and tables made. */
  readonly creations: RequestHandler;
  /** Wrong codes and tickets, counted by address. */
  readonly tries: RequestHandler;
  /** The same, counted by what tells players apart. */
  triesOf(player: (request: Request) => string): RequestHandler;
}

const windowMs = 60_000;

/** What a minute allows, by address; IPv6 by the network that one household has. */
export function createLimits(config: Config, timers: Pick<Timers, "now" | "date">): Limits {
  const limited = (rules: Parameters<typeof rateLimit>[0]) =>
    rateLimit({ ...rules, store: new Hits(timers, windowMs) });
  const limit = (perMinute: number) =>
    ({
      windowMs,
      limit: perMinute,
      standardHeaders: "draft-8",
      legacyHeaders: false,
      skip: (request: Request) => !config.LIMIT_LOOPBACK && isLoopback(request.ip ?? ""),
      keyGenerator: addressOf,
      handler: (_request, response) => refuse(response, { error: "too-many-tries" }),
    }) satisfies Parameters<typeof rateLimit>[0];
  const tries = {
    ...limit(config.TRIES_PER_MINUTE),
    skipSuccessfulRequests: true,
    requestWasSuccessful: (_request, response) => response.statusCode !== 404 && response.statusCode !== 410,
  } satisfies Parameters<typeof rateLimit>[0];
  return {
    requests: limited(limit(config.REQUESTS_PER_MINUTE)),
    joinsOf: (ownSeat) =>
      limited({
        ...limit(config.JOINS_PER_MINUTE),
        keyGenerator: (request) => ownSeat(request) ?? addressOf(request),
      }),
    creations: limited(limit(config.NEW_PER_MINUTE)),
    tries: limited(tries),
    triesOf: (player) => limited({ ...tries, keyGenerator: player }),
  };
}

/** A request whose connection has ended has no address any more; all such requests count as one. */
const addressOf = ({ ip }: Request): string => ipKeyGenerator(ip ?? "");

export const isLoopback = (address: string): boolean => /^(::ffff:)?127\.|^::1$/.test(address);
