import { type IRoomCache, LocalDriver, type SortOptions } from "@colyseus/core";
import { RedisDriver } from "@colyseus/redis-driver";
import type { Redis } from "ioredis";
import type { Outage } from "./outage.ts";

/** Name of the Redis hash in which Colyseus lists all rooms. */
const roomcaches = "roomcaches";

/** Maximum number of rooms per command. */
const batchSize = 500;

/** Writes a room unless another process has listed it. */
const keepRoom = `local listed = redis.call('hget', KEYS[1], ARGV[2])
if listed and cjson.decode(listed).processId ~= ARGV[1] then return 0 end
redis.call('hset', KEYS[1], ARGV[2], ARGV[3])
return 1`;

/** Removes rooms, except those that another process has listed. */
const dropRooms = `for place = 2, #ARGV do
  local listed = redis.call('hget', KEYS[1], ARGV[place])
  if listed and cjson.decode(listed).processId == ARGV[1] then redis.call('hdel', KEYS[1], ARGV[place]) end
end`;

type Operations = Parameters<RedisDriver["update"]>[1];
type Command = () => Promise<unknown>;

/**
 * Room list of all nodes for Colyseus. A node changes only its own rooms in it. It finds these even while Redis is
 * away, and lists them again afterwards.
 */
export class Listings extends RedisDriver {
  readonly #redis: Redis;
  readonly #outage: Outage;
  readonly #own = new Map<string, IRoomCache>();
  /** Failed command of each room, to be repeated. */
  readonly #owed = new Map<string, Command>();

  constructor(redis: Redis, outage: Outage) {
    super(redis);
    this.#redis = redis;
    this.#outage = outage;
  }

  /** @param isNew replaces the entry of the previous owner. */
  override async persist(room: IRoomCache, isNew = false): Promise<boolean> {
    const { roomId } = room;
    if (!roomId) return false;
    if (isNew) {
      this.#own.set(roomId, room);
      return this.#send(roomId, () => this.#redis.hset(roomcaches, roomId, JSON.stringify(room)));
    }
    return this.#own.has(roomId) && this.#send(roomId, this.#owed.get(roomId) ?? (() => this.#save(room)));
  }

  override async update(room: IRoomCache, operations: Operations): Promise<boolean> {
    new LocalDriver().update(room, operations);
    return this.persist(room);
  }

  override async remove(roomId: string): Promise<boolean> {
    const room = this.#own.get(roomId);
    if (!room) return false;
    this.#own.delete(roomId);
    return this.#send(roomId, () => this.#remove(room.processId, [roomId]));
  }

  override async cleanup(processId: string): Promise<void> {
    await this.#outage.spare(this.#removeProcess(processId), undefined);
  }

  override async findOne(by: Partial<IRoomCache>, sort?: SortOptions): Promise<IRoomCache> {
    const own = by.roomId === undefined ? undefined : this.#own.get(by.roomId);
    return own ?? this.#freshly(async () => super.findOne(by, sort));
  }

  override query(by: Partial<IRoomCache>, sort?: SortOptions): Promise<IRoomCache[]> {
    return this.#freshly(() => super.query(by, sort));
  }

  /** Does nothing, because the creator of the connection closes it. */
  override async shutdown(): Promise<void> {}

  /**
   * Returns whether other processes have opened all these rooms. It also returns true while Redis is away, because the
   * state is unknown then.
   */
  areElsewhere(roomIds: readonly string[]): Promise<boolean> {
    return this.#outage.spare(this.#haveMoved(roomIds), true);
  }

  async #haveMoved(roomIds: readonly string[]): Promise<boolean> {
    if (roomIds.length === 0) return true;
    const listed = await this.#redis.hmget(roomcaches, ...roomIds);
    return listed.every((text, place) => {
      const room: IRoomCache | null = text === null ? null : JSON.parse(text);
      return room && room.processId !== this.#own.get(roomIds[place] ?? "")?.processId;
    });
  }

  /**
   * Repeats the failed commands, and lists own rooms that are missing.
   * @throws while Redis is away.
   */
  async catchUp(): Promise<void> {
    for (const [roomId, command] of [...this.#owed]) {
      await command();
      if (this.#owed.get(roomId) === command) this.#owed.delete(roomId);
    }
    for (const roomIds of batches([...this.#own.keys()])) {
      const listed = await this.#redis.hmget(roomcaches, ...roomIds);
      const missing = roomIds.filter((_, place) => listed[place] === null).flatMap((id) => this.#own.get(id) ?? []);
      await Promise.all(missing.map((room) => this.#save(room)));
    }
  }

  /** Runs a command and stores it for a retry until it succeeds. Callers do not wait for it while Redis is away. */
  #send(roomId: string, command: Command): Promise<boolean> {
    const given = async () => {
      this.#owed.set(roomId, command);
      await command();
      if (this.#owed.get(roomId) === command) this.#owed.delete(roomId);
      return true;
    };
    return this.#outage.spareNow(given(), false);
  }

  #save(room: IRoomCache): Promise<unknown> {
    return this.#redis.eval(keepRoom, 1, roomcaches, room.processId, room.roomId, JSON.stringify(room));
  }

  #remove(processId: string, roomIds: readonly string[]): Promise<unknown> {
    return this.#redis.eval(dropRooms, 1, roomcaches, processId, ...roomIds);
  }

  async #removeProcess(processId: string): Promise<void> {
    const roomIds = (await this.query({ processId })).map(({ roomId }) => roomId);
    for (const batch of batches(roomIds)) await this.#remove(processId, batch);
  }

  /**
   * Runs a read without the cache of Colyseus after a failure. Colyseus shares concurrent reads, and would never drop a
   * failed one.
   */
  async #freshly<Found>(read: () => Promise<Found>): Promise<Found> {
    try {
      const found = await read();
      this.#outage.end();
      return found;
    } catch (error) {
      delete this["_concurrentRoomCacheRequest"];
      this["_roomCacheRequestByName"] = {};
      this.#outage.enter(error);
      throw error;
    }
  }
}

const batches = (roomIds: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(roomIds.length / batchSize) }, (_, batch) =>
    roomIds.slice(batch * batchSize, (batch + 1) * batchSize),
  );
