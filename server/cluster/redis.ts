import type { Store } from "express-rate-limit";
import { Redis } from "ioredis";
import type { Log } from "../runtime/log.ts";
import { startupError } from "../runtime/startup-error.ts";
import { type ClusterEvents, redisClusterEvents } from "./cluster-events.ts";
import { ClusterPresence } from "./cluster-presence.ts";
import { Listings } from "./listings.ts";
import { OpenPersons } from "./open-persons.ts";
import { Outage } from "./outage.ts";
import { SharedRateWindows } from "./shared-rate-windows.ts";

/**
 * Redis clients of a node. Only speed depends on Redis: without it games continue, and tables of other nodes cannot be
 * joined.
 */
export interface ClusterRedis {
  readonly driver: Listings;
  readonly presence: ClusterPresence;
  readonly clusterEvents: ClusterEvents;
  /**
   * Counts requests of all nodes together.
   * @param name name of the limit.
   * @param memory local counter while Redis is away.
   */
  hits(name: string, memory: Store): Store;
  /** Persons with an open connection. @param node id of this node, which no other process has ever had. */
  openPersons(node: number): OpenPersons;
  close(): Promise<void>;
}

/** Interval in ms of checks that Redis responds and lists all rooms of this node. */
const lookMs = 2000;

/** Each call fails within a second, and none waits for a connection. Reconnects are retried until one succeeds. */
const options = {
  lazyConnect: true,
  disableClientInfo: true,
  connectTimeout: 1000,
  commandTimeout: 1000,
  /** Silence in ms after which a connection is replaced, because its other end may be gone. */
  socketTimeout: 3000,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResendUnfulfilledCommands: false,
  /** HousePresence renews subscriptions itself. */
  autoResubscribe: false,
  retryStrategy: () => 250,
};

/** @throws if Redis is unreachable; the message is for the operator. */
export async function connectRedis(url: string, log: Log): Promise<ClusterRedis> {
  const redis = new Redis(url, options);
  const outage = new Outage(log);
  const presence = new ClusterPresence(redis, outage);
  const driver = new Listings(redis, outage);
  await connect(url, presence);
  await expectOnePrimary(url, redis, presence);
  presence.onError((error) => outage.enter(error));
  const look = async () => {
    try {
      await presence.ping();
      await driver.catchUp();
      outage.end();
    } catch (error) {
      outage.enter(error);
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
    clusterEvents: redisClusterEvents(presence, log),
    hits: (name, memory) => new SharedRateWindows(name, redis, outage, memory),
    openPersons: (node) => new OpenPersons(redis, outage, node),
    async close() {
      clearInterval(interval);
      redis.off("ready", lookAgain);
      await looking;
      await redis.quit().catch(() => {});
      presence.disconnect();
    },
  };
}

async function connect(url: string, presence: ClusterPresence): Promise<void> {
  const reasons: unknown[] = [];
  const { host } = new URL(url);
  presence.onError((error) => reasons.push(error));
  try {
    await presence.connect();
  } catch (error) {
    presence.disconnect();
    const [reason = error] = reasons;
    throw startupError("REDIS_URL", "a Redis server that accepts this connection", host, withoutCommand(reason));
  }
}

/** Kinds of Redis servers that respond but are unusable, by lines of `INFO`. */
const unfit = [
  { line: /^redis_mode:cluster/m, expected: "a single Redis server", got: "a node of a cluster" },
  { line: /^redis_mode:sentinel/m, expected: "a Redis server", got: "a sentinel" },
  { line: /^role:slave/m, expected: "a Redis server that can be written", got: "a replica" },
] as const;

/** @throws unless the server accepts writes to any combination of keys. A server that forbids `INFO` is accepted. */
async function expectOnePrimary(url: string, redis: Redis, presence: ClusterPresence): Promise<void> {
  const told = await redis.info().catch(() => "");
  const found = unfit.find(({ line }) => line.test(told));
  if (!found) return;
  presence.disconnect();
  throw new Error(`REDIS_URL: expected ${found.expected}, got ${found.got} at ${new URL(url).host}`);
}

/** Removes the command from an error of Redis, because it may contain the password. */
const withoutCommand = (error: unknown): unknown =>
  error instanceof Error && "command" in error ? new Error(error.message) : error;
