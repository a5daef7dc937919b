import { effect } from "@preact/signals";
import type { PushKind, PushSubscribe, QuietHours } from "../../../shared/net/push.ts";
import { language } from "../../app/i18n.ts";
import { pushApi } from "../../net/push-api.ts";
import { ownRegistration } from "../../state/base-path.ts";
import {
  notificationKinds,
  notificationPermission,
  quietHours,
  wantsNotifications,
} from "../../state/notifications.ts";
import { session } from "../../state/session.ts";

/** Choices of this browser that the server should know. */
interface Wanted {
  readonly token: string;
  readonly kinds: readonly PushKind[];
  readonly quiet: QuietHours | null;
  readonly language: string;
}

/** Delay after a change, in ms. A player often changes several settings. */
const settledMs = 1000;

/** The last update. */
let updating: Promise<unknown> = Promise.resolve();

/** Keeps the subscription of this browser as its player wants it. @returns a function that ends it. */
export function keepSubscribed(): () => void {
  return effect(() => {
    const token = session.value?.token;
    if (token === undefined || notificationPermission.value !== "granted") return undefined;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const wanted: Wanted = {
      token,
      kinds: wantsNotifications.value ? notificationKinds.value : [],
      quiet: quietHours.value && { ...quietHours.value, timeZone },
      language: language.value,
    };
    const stop = new AbortController();
    const run = () => (stop.signal.aborted ? null : update(wanted));
    // One update after the other, because the last one must win. The push service may have failed the one before.
    const timer = setTimeout(() => {
      updating = updating.then(run, run);
    }, settledMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  });
}

async function update({ token, kinds, ...choices }: Wanted): Promise<void> {
  const manager = (await ownRegistration())?.pushManager;
  if (!manager) return;
  if (kinds.length === 0) return end(token, await manager.getSubscription());
  const view = await pushApi.view(token);
  if (!view.ok || view.value.key === null) return;
  const { endpoint, keys } = (await subscription(manager, view.value.key))?.toJSON() ?? {};
  const [p256dh, auth] = [keys?.["p256dh"], keys?.["auth"]];
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return;
  await pushApi.subscribe(token, { endpoint, keys: { p256dh, auth }, kinds, ...choices } satisfies PushSubscribe);
}

async function end(token: string, subscribed: PushSubscription | null): Promise<void> {
  if (!subscribed) return;
  await pushApi.unsubscribe(token, subscribed.endpoint);
  await subscribed.unsubscribe();
}

/** Subscribes, again if the key of the server has changed. @returns null if the browser or its push service refuses. */
async function subscription(manager: PushManager, key: string): Promise<PushSubscription | null> {
  const before = await manager.getSubscription();
  if (before && keyOf(before) === key) return before;
  await before?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null);
}

/** Key of the server with which a browser has subscribed, base64url. */
function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const bytes = new Uint8Array(applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
