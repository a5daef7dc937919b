import webPush from "web-push";
import { ok } from "../../../shared/core/result.ts";
import type { PushSubscribe } from "../../../shared/net/push.ts";
import type { Log } from "../../runtime/log.ts";
import type { Timers } from "../../runtime/timers.ts";
import type { AccountsDb } from "../accounts/accounts-db.ts";
import { type PushMessage, payloadOf } from "./messages.ts";
import type { PostPush } from "./post.ts";
import { isQuiet } from "./quiet-hours.ts";
import {
  claimSubscriptions,
  deleteEndedSubscription,
  deleteSubscription,
  type Subscriber,
  type Subscription,
  saveSubscription,
} from "./subscriptions.ts";
import type { VapidKeys } from "./vapid-keys.ts";

/** Maximum number of messages on their way at once, of all persons. Others are dropped. */
const maxUnderway = 50;

/** Time for which a push service stores a message for a device that is off, in seconds. Later it would be outdated. */
const ttlSeconds = { invitation: 600, begins: 120, turn: 60 } as const;

/** Statuses with which a push service reports the end of a subscription. */
const ended: readonly (number | null)[] = [404, 410];

interface PushSenderDeps {
  readonly db: Pick<AccountsDb, "change">;
  readonly keys: VapidKeys;
  /** Address under which a push service can reach the operator: https or mailto. */
  readonly subject: string;
  readonly post: PostPush;
  readonly timers: Pick<Timers, "date">;
  readonly log: Log;
}

/** Notifies persons on the devices that they have subscribed. */
export class PushSender {
  readonly #deps: PushSenderDeps;
  #underway = 0;

  constructor(deps: PushSenderDeps) {
    this.#deps = deps;
  }

  /** Public key with which browsers subscribe, base64url. */
  get publicKey(): string {
    return this.#deps.keys.publicKey;
  }

  async subscribe(owner: Subscriber, wanted: PushSubscribe): Promise<void> {
    const { db, timers } = this.#deps;
    await db.change(async (trx) => ok(await saveSubscription(trx, owner, wanted, timers.date())));
  }

  async unsubscribe(playerId: string, endpoint: string): Promise<void> {
    await this.#deps.db.change(async (trx) => ok(await deleteSubscription(trx, playerId, endpoint)));
  }

  /** Notifies a person on all devices that want it now. Never rejects. */
  async notify(playerId: string, message: PushMessage): Promise<void> {
    const { db, timers, log } = this.#deps;
    try {
      const now = timers.date();
      const claimed = await db.change<readonly Subscription[], never>(async (trx) =>
        ok(await claimSubscriptions(trx, playerId, message.kind, now)),
      );
      const awake = claimed.ok ? claimed.value.filter(({ quiet }) => !quiet || !isQuiet(quiet, now)) : [];
      await Promise.all(awake.map((subscription) => this.#send(subscription, message)));
    } catch (error) {
      log.error({ event: "push-failed", err: error }, "a notification could not be sent");
    }
  }

  async #send(subscription: Subscription, message: PushMessage): Promise<void> {
    if (this.#underway >= maxUnderway) return;
    this.#underway += 1;
    try {
      const status = await this.#deps.post(this.#encrypt(subscription, message));
      if (ended.includes(status))
        await this.#deps.db.change(async (trx) => ok(await deleteEndedSubscription(trx, subscription.id)));
    } finally {
      this.#underway -= 1;
    }
  }

  /** @throws if the browser's keys are invalid. */
  #encrypt({ endpoint, keys, language }: Subscription, message: PushMessage) {
    const { keys: vapid, subject } = this.#deps;
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys },
      JSON.stringify(payloadOf(message, language)),
      { vapidDetails: { ...vapid, subject }, TTL: ttlSeconds[message.kind], urgency: "high" },
    );
    return { endpoint, headers, body };
  }
}
