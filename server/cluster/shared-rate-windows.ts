import type { ClientRateLimitInfo, Options, Store } from "express-rate-limit";
import type { Redis } from "ioredis";
import { z } from "zod";
import type { Outage } from "./outage.ts";

/**
 * Counts one more request; the first one starts the window.
 * @returns the count, and the ms until the window ends.
 */
const countOne = `local hits = redis.call('incr', KEYS[1])
if hits == 1 then redis.call('pexpire', KEYS[1], ARGV[1]) end
return {hits, redis.call('pttl', KEYS[1])}`;

const takeOneBack = `if tonumber(redis.call('get', KEYS[1]) or '0') > 0 then redis.call('decr', KEYS[1]) end`;

const countedFormat = z.tuple([z.number(), z.number()]);

/** Counts requests for all nodes together. While Redis is away, each node counts on its own. */
export class SharedRateWindows implements Store {
  readonly localKeys = false;
  readonly prefix: string;
  readonly #redis: Redis;
  readonly #outage: Outage;
  readonly #memory: Store;
  #windowMs = 0;

  /**
   * @param name name of the limit, equal on all nodes.
   * @param memory local counter while Redis is away.
   */
  constructor(name: string, redis: Redis, outage: Outage, memory: Store) {
    this.prefix = `hits:${name}:`;
    this.#redis = redis;
    this.#outage = outage;
    this.#memory = memory;
  }

  init({ windowMs }: Options): void {
    this.#windowMs = windowMs;
  }

  async increment(key: string): Promise<ClientRateLimitInfo> {
    const counted = await this.#ask((name) => this.#redis.eval(countOne, 1, name, this.#windowMs), key);
    if (counted === null) return this.#memory.increment(key);
    const [totalHits, leftMs] = countedFormat.parse(counted);
    return { totalHits, resetTime: new Date(Date.now() + leftMs) };
  }

  async decrement(key: string): Promise<void> {
    const done = await this.#ask((name) => this.#redis.eval(takeOneBack, 1, name).then(() => true), key);
    if (done === null) await this.#memory.decrement(key);
  }

  async resetKey(key: string): Promise<void> {
    const done = await this.#ask((name) => this.#redis.del(name), key);
    if (done === null) await this.#memory.resetKey(key);
  }

  /** @returns null while Redis is away. Only the request that detects the outage waits. */
  async #ask<Answer>(command: (name: string) => Promise<Answer>, key: string): Promise<Answer | null> {
    if (this.#outage.isOn) return null;
    return this.#outage.spare<Answer | null>(command(this.prefix + key), null);
  }
}
