import type { Store } from "express-rate-limit";
import { Redis } from "ioredis";
import type { Log } from "../plumbing/log.ts";
import { unusable } from "../plumbing/unusable.ts";
import { type Hints, hintsBy } from "./hints.ts";
import { HousePresence } from "./house-presence.ts";
import { Listings } from "./listings.ts";
import { Outage } from "./outage.ts";
import { SharedHits } from "./shared-hits.ts";

/** What a node uses Redis for. Only speed depends on it: without it games go on, and other nodes' tables wait. */
export interface HouseRedis {
  readonly driver: Listings;
  readonly presence: HousePresence;
  readonly hints: Hints;
  /**
   * Counts requests of all nodes together.
   * @param name of the limit.
   * @param memory counts while Redis is away.
   */
  hits(name: string, memory: Store): Store;
  close(): Promise<void>;
}

/** How often a node looks whether Redis answers and lists all its rooms, in ms. */
const lookMs = 2000;

/** No call takes longer than a second, and none waits for a connection; a new one is tried until there is one. */
const options = {
  lazyConnect: true,
  disableClientInfo: true,
  connectTimeout: 1000,
  commandTimeout: 1000,
  /** A connection without an answer for so long is replaced: its other end may be gone. */
  socketTimeout: 3000,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResendUnfulfilledCommands: false,
  /** The presence does it. */
  autoResubscribe: false,
  retryStrategy: () => 250,
};

/** @throws if there is no Redis; the message is for the operator. */
export async function connectRedis(url: string, log: Log): Promise<HouseRedis> {
  const redis = new Redis(url, options);
  const outage = new Outage(log);
  const presence = new HousePresence(redis, outage);
  const driver = new Listings(redis, outage);
  await connect(url, presence);
  await expectOnePrimary(url, redis, presence);
  presence.onError((error) => outage.begin(error));
  const look = async () => {
    try {
      await presence.ping();
      await driver.catchUp();
      outage.end();
    } catch (error) {
      outage.begin(error);
    }
  };
  let looking: Promise<void> | null = null;
  const lookAgain = () => {
    looking ??= look().finally(() => {
      looking = null;
    });
  };
  redis.on("ready", lookAgain);
  const interval = setInterval(lookAgain, lookMs).unref();
  return {
    driver,
    presence,
    hints: hintsBy(presence, log),
    hits: (name, memory) => new SharedHits(name, redis, outage, memory),
    async close() {
      clearInterval(interval);
      redis.off("ready", lookAgain);
      await looking;
      await redis.quit().catch(() => {});
      presence.disconnect();
    },
  };
}

async function connect(url: string, presence: HousePresence): Promise<void> {
  const reasons: unknown[] = [];
  const { host } = new URL(url);
  presence.onError((error) => reasons.push(error));
  try {
    await presence.connect();
  } catch (error) {
    presence.disconnect();
    const [reason = error] = reasons;
    throw unusable("REDIS_URL", "a Redis server that lets this one in", host, withoutCommand(reason));
  }
}

/** What a Redis is that answers, and cannot be used: `INFO` tells it by such a line. */
const unfit = [
  { line: /^redis_mode:cluster/m, expected: "a single Redis server", got: "a node of a cluster" },
  { line: /^redis_mode:sentinel/m, expected: "a Redis server", got: "a sentinel" },
  { line: /^role:slave/m, expected: "a Redis server that can be written", got: "a replica" },
] as const;

/** @throws unless the server takes writes, and of any keys together. Who may not ask is let in. */
async function expectOnePrimary(url: string, redis: Redis, presence: HousePresence): Promise<void> {
  const told = await redis.info().catch(() => "");
  const found = unfit.find(({ line }) => line.test(told));
  if (!found) return;
  presence.disconnect();
  throw new Error(`REDIS_URL: expected ${found.expected}, got ${found.got} at ${new URL(url).host}`);
}

/** A refusal by Redis brings along the command, which may be the one with the password. */
const withoutCommand = (error: unknown): unknown =>
  error instanceof Error && "command" in error ? new Error(error.message) : error;
