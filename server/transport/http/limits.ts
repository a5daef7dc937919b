import type { Request, RequestHandler, Response } from "express";
import { ipKeyGenerator, rateLimit, type Store } from "express-rate-limit";
import type { Metrics } from "../../metrics/metrics.ts";
import type { Config } from "../../runtime/config/config.ts";
import type { RefusalLog } from "../../runtime/refusal-log.ts";
import type { Timers } from "../../runtime/timers.ts";
import { sendError } from "./errors.ts";
import { RateWindow } from "./rate-window.ts";

export interface Limits {
  /** Requests of any kind. */
  readonly requests: RequestHandler;
  /**
   * Joins. Players who return to their own seat are counted by player, because many behind one address may return at
   * once.
   */
  joinsOf(ownSeat: (request: Request) => Promise<string | null>): RequestHandler;
  /** Joins of the line. */
  readonly lines: RequestHandler;
  /** New guests. */
  readonly guests: RequestHandler;
  /** New tables, and exports. */
  readonly creations: RequestHandler;
  /** New accounts, and new names of accounts; only those that succeed count. */
  readonly names: RequestHandler;
  /** Friend requests and invitations. */
  readonly contacts: RequestHandler;
  /** Names of decks in links. */
  readonly deckNames: RequestHandler;
  /** Wrong codes and tickets, counted by address. */
  readonly tries: RequestHandler;
  /** Wrong access codes from all addresses, because guesses may come from many. */
  readonly accessCodes: RequestHandler;
  /** Counts a response as one to a wrong code, although its status does not show that. */
  countAsWrong(response: Response): void;
  /** Pages, files, and all other requests that have no limit of their own. Each process counts for itself. */
  readonly files: RequestHandler;
  /** Health checks and metrics. Each process counts for itself. */
  readonly checks: RequestHandler;
  /** Wrong codes and tickets, counted by player. */
  triesOf(player: (request: Request) => Promise<string>): RequestHandler;
}

/** Label of a limit in the metrics. */
type LimitName = Parameters<Metrics["rateLimited"]["inc"]>[0];

/** Settings of the limits. */
const settings = {
  requests: "REQUESTS_PER_MINUTE",
  files: "FILES_PER_MINUTE",
  checks: "CHECKS_PER_MINUTE",
  joins: "JOINS_PER_MINUTE",
  lines: "LINES_PER_MINUTE",
  guests: "NEW_PER_MINUTE",
  creations: "NEW_PER_MINUTE",
  "deck-names": "NEW_PER_MINUTE",
  names: "NAMES_PER_HOUR",
  contacts: "CONTACTS_PER_HOUR",
  tries: "TRIES_PER_MINUTE",
  "access-codes": "TRIES_PER_MINUTE",
  "tries-of-player": "TRIES_PER_MINUTE",
} as const satisfies Readonly<Record<LimitName, keyof Config>>;

type Rules = NonNullable<Parameters<typeof rateLimit>[0]> & { readonly limit: number };

/**
 * Number of addresses whose wrong access codes in a minute are the limit of all addresses. It is high, because newcomers
 * must wait for the next minute above it.
 */
const guessingAddresses = 100;

const windowMs = 60_000;
const hourMs = 3_600_000;

/**
 * Creates the store that counts a limit's requests.
 * @param name name of the limit.
 * @param memory store of this process.
 */
export type RateWindowFactory = (name: string, memory: Store) => Store;

/**
 * Creates the limits per address and minute. An IPv6 address counts as the network of one household.
 * @param hits counts in this process only, if left out.
 */
export function createLimits(
  config: Config,
  timers: Pick<Timers, "now" | "date">,
  refusals: Pick<RefusalLog, "note">,
  hits: RateWindowFactory = (_name, memory) => memory,
  metrics?: Metrics,
): Limits {
  function noteRefusal(name: LimitName, max: number, request: Request): void {
    metrics?.rateLimited.inc(name);
    const setting = settings[name];
    const expected = `at most ${max} ${setting.endsWith("HOUR") ? "an hour" : "a minute"}`;
    refusals.note({ event: "limit-refused", cause: name, setting, expected, got: usedOf(request) });
  }
  const limited = (name: LimitName, rules: Rules) =>
    rateLimit({
      ...rules,
      store: hits(name, new RateWindow(timers, rules.windowMs ?? windowMs)),
      handler(request, response) {
        noteRefusal(name, rules.limit, request);
        sendError(response, { error: "too-many-tries" });
      },
    });
  // Counts in this process, because asking another process for each file would cost more than sending it.
  const limitedHere = (name: LimitName, rules: Rules) =>
    rateLimit({
      ...rules,
      store: new RateWindow(timers, windowMs),
      // Text, because players may see it in the place of a page.
      handler(request, response) {
        noteRefusal(name, rules.limit, request);
        response.status(429).type("text").send("too many requests: try again in a minute");
      },
    });
  const limit = (perMinute: number) =>
    ({
      windowMs,
      limit: perMinute,
      standardHeaders: "draft-8",
      legacyHeaders: false,
      skip: (request: Request) => isUnlimited(request.ip ?? "", config),
      keyGenerator: addressOf,
    }) satisfies Rules;
  const wrong = new WeakSet<Response>();
  const tries = {
    ...limit(config.TRIES_PER_MINUTE),
    skipSuccessfulRequests: true,
    requestWasSuccessful: (_request, response) =>
      response.statusCode !== 404 && response.statusCode !== 410 && !wrong.has(response),
  } satisfies Rules;
  return {
    requests: limited("requests", limit(config.REQUESTS_PER_MINUTE)),
    joinsOf: (ownSeat) =>
      limited("joins", {
        ...limit(config.JOINS_PER_MINUTE),
        keyGenerator: async (request) => (await ownSeat(request)) ?? addressOf(request),
      }),
    lines: limited("lines", limit(config.LINES_PER_MINUTE)),
    files: limitedHere("files", limit(config.FILES_PER_MINUTE)),
    checks: limitedHere("checks", limit(config.CHECKS_PER_MINUTE)),
    guests: limited("guests", limit(config.NEW_PER_MINUTE)),
    creations: limited("creations", limit(config.NEW_PER_MINUTE)),
    deckNames: limited("deck-names", limit(config.NEW_PER_MINUTE)),
    names: limited("names", { ...limit(config.NAMES_PER_HOUR), windowMs: hourMs, skipFailedRequests: true }),
    contacts: limited("contacts", { ...limit(config.CONTACTS_PER_HOUR), windowMs: hourMs }),
    tries: limited("tries", tries),
    accessCodes: limited("access-codes", {
      ...tries,
      limit: guessingAddresses * config.TRIES_PER_MINUTE,
      keyGenerator: () => "",
    }),
    countAsWrong: (response) => void wrong.add(response),
    triesOf: (player) => limited("tries-of-player", { ...tries, keyGenerator: player }),
  };
}

/** Returns the number of requests in the window, which the limiter adds to the request; null without one. */
function usedOf(request: object): number | null {
  const counted: unknown = "rateLimit" in request ? request.rateLimit : null;
  return typeof counted === "object" && counted && "used" in counted ? Number(counted.used) : null;
}

/**
 * Returns the address of a request. After the connection has ended it is unknown; all such requests count as one
 * address.
 */
const addressOf = ({ ip }: Request): string => ipKeyGenerator(ip ?? "");

/** Whether an address is exempt from limits. */
export const isUnlimited = (address: string, { LIMIT_LOOPBACK }: Pick<Config, "LIMIT_LOOPBACK">): boolean =>
  !LIMIT_LOOPBACK && isLoopback(address);

const isLoopback = (address: string): boolean => /^(::ffff:)?127\.|^::1$/.test(address);
