import { RedisPresence } from "@colyseus/redis-presence";
import type { Redis } from "ioredis";
import type { Outage } from "./outage.ts";

type Hear = Parameters<RedisPresence["subscribe"]>[1];

/**
 * Presence (messages between processes) that never rejects, because Colyseus does not expect that Redis may be away. It
 * renews all subscriptions on each new connection.
 */
export class ClusterPresence extends RedisPresence {
  /** Not a `#private` name, because Colyseus gives rooms copies made with `Object.create`. */
  protected readonly outage: Outage;

  constructor(redis: Redis, outage: Outage) {
    super(redis);
    this.outage = outage;
  }

  /** Replaces all error listeners of the connections with this one. */
  onError(report: (error: unknown) => void): void {
    for (const connection of this.connections) connection.removeAllListeners("error").on("error", report);
  }

  /** @throws if Redis is unreachable. */
  async connect(): Promise<void> {
    await Promise.all(this.connections.map((connection) => connection.connect()));
  }

  /** @throws unless Redis answers commands on both connections. */
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

  /** Does nothing, because other parts use the connections too. */
  override shutdown(): void {}

  disconnect(): void {
    for (const connection of this.connections) connection.disconnect();
  }

  /** Connections for commands and for subscriptions. */
  private get connections() {
    return [this.pub, this.sub];
  }
}
