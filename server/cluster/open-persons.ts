import type { Redis } from "ioredis";
import type { Outage } from "./outage.ts";

/** Name of the Redis set with the ids of all nodes that have connections. */
const nodesKey = "line:nodes";

/** Prefix of the Redis sets with the persons that a node has connections of. */
const personsKey = "line:persons:";

/** Time in ms after which the connections of a node that does not renew them no longer count. */
const ttlMs = 30_000;

/** Maximum number of persons per command. */
const batchSize = 500;

/** Returns whether a node has a connection of a person, and removes nodes without any connection. */
const findPerson = `for _, node in ipairs(redis.call('smembers', KEYS[1])) do
  local key = KEYS[2] .. node
  if redis.call('sismember', key, ARGV[1]) == 1 then return 1 end
  if redis.call('exists', key) == 0 then redis.call('srem', KEYS[1], node) end
end
return 0`;

/** Renews the set of a node. Returns the number of its persons. */
const renewNode = `redis.call('pexpire', KEYS[1], ARGV[1])
return redis.call('scard', KEYS[1])`;

/** Persons with an open connection, of all nodes, in Redis. While Redis is away other nodes are unknown. */
export class OpenPersons {
  readonly #redis: Redis;
  readonly #outage: Outage;
  readonly #node: string;
  readonly #key: string;
  /** Whether Redis may lack changes, because a command failed. */
  #isStale = false;

  /** @param node id of this node, which no other process has ever had. */
  constructor(redis: Redis, outage: Outage, node: number) {
    this.#redis = redis;
    this.#outage = outage;
    this.#node = String(node);
    this.#key = personsKey + this.#node;
  }

  add(personId: string): void {
    void this.#write(this.#add([personId]));
  }

  remove(personId: string): void {
    void this.#write(this.#redis.srem(this.#key, personId));
  }

  /** Whether any node has a connection of a person. */
  async has(personId: string): Promise<boolean> {
    const found = this.#redis.eval(findPerson, 2, nodesKey, personsKey, personId);
    return (await this.#outage.spareNow(found, 0)) === 1;
  }

  /** Renews the persons of this node. They are written again if Redis has others, for example after its restart. */
  async renew(personIds: readonly string[]): Promise<void> {
    const count = personIds.length;
    const renewed = await this.#write(this.#redis.eval(renewNode, 1, this.#key, ttlMs));
    if (renewed === null || (renewed === count && !this.#isStale)) return;
    this.#isStale = false;
    await this.#write(this.#writeAll(personIds));
  }

  /** Removes the persons of this node after a time in ms, unless it renews them. */
  async removeAllAfter(ms: number): Promise<void> {
    await this.#write(this.#redis.pexpire(this.#key, ms));
  }

  /** @returns null if the command failed. */
  async #write<Answer>(command: Promise<Answer>): Promise<Answer | null> {
    const answer = await this.#outage.spareNow<Answer | null>(command, null);
    if (answer === null) this.#isStale = true;
    return answer;
  }

  async #writeAll(personIds: readonly string[]): Promise<void> {
    await this.#redis.del(this.#key);
    for (let from = 0; from < personIds.length; from += batchSize)
      await this.#add(personIds.slice(from, from + batchSize));
  }

  #add(personIds: readonly string[]): Promise<unknown> {
    return this.#redis
      .multi()
      .sadd(nodesKey, this.#node)
      .sadd(this.#key, ...personIds)
      .pexpire(this.#key, ttlMs)
      .exec();
  }
}
