import { RedisPresence } from "@colyseus/redis-presence";
import type { Redis } from "ioredis";
import type { Outage } from "./outage.ts";

type Hear = Parameters<RedisPresence["subscribe"]>[1];

/**
 * The framework's messages between processes, whose senders do not expect that Redis may be away: here they never
 * reject. What was subscribed to is subscribed to again with each new connection.
 */
export class HousePresence extends RedisPresence {
  /** Not a private name: the framework gives rooms copies made with `Object.create`. */
  protected readonly outage: Outage;

  constructor(redis: Redis, outage: Outage) {
    super(redis);
    this.outage = outage;
  }

  /** Reports what is wrong with the connections to this alone. */
  onError(report: (error: unknown) => void): void {
    for (const connection of this.connections) connection.removeAllListeners("error").on("error", report);
  }

  /** @throws if there is no Redis. */
  async connect(): Promise<void> {
    await Promise.all(this.connections.map((connection) => connection.connect()));
  }

  /** @throws unless commands are answered and messages would arrive. */
  async ping(): Promise<void> {
    await Promise.all(this.connections.map((connection) => connection.ping()));
  }

  override async subscribe(topic: string, hear: Hear): Promise<this> {
    return this.outage.spareNow(super.subscribe(topic, hear), this);
  }

  override async unsubscribe(topic: string, hear?: Hear): Promise<this> {
    return this.outage.spareNow(super.unsubscribe(topic, hear), this);
  }

  override async publish(topic: string, message: unknown): Promise<void> {
    return this.outage.spareNow(super.publish(topic, message), undefined);
  }

  override async hset(key: string, field: string, value: string): Promise<boolean> {
    return this.outage.spareNow(super.hset(key, field, value), false);
  }

  override async hdel(key: string, field: string): Promise<boolean> {
    return this.outage.spareNow(super.hdel(key, field), false);
  }

  /** Does nothing, as more than the framework uses the connections. */
  override shutdown(): void {}

  disconnect(): void {
    for (const connection of this.connections) connection.disconnect();
  }

  /** One for commands, one that hears messages. */
  private get connections() {
    return [this.pub, this.sub];
  }
}
