import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { isWithin, type PushKind, type PushPayload, pushKinds } from "../../shared/net/push.ts";
import { ownRegistration, sitePath } from "./base-path.ts";
import { readStored, writeStored } from "./storage.ts";

/** Whether this browser may show notifications. Insecure pages and some browsers have none. */
export type NotificationPermissionState = NotificationPermission | "unsupported";

const readPermission = (): NotificationPermissionState =>
  "Notification" in globalThis && "serviceWorker" in navigator ? Notification.permission : "unsupported";

const permission = signal(readPermission());

export const notificationPermission: ReadonlySignal<NotificationPermissionState> = permission;

/** Whether the player wants notifications at this browser. */
export const wantsNotifications = signal(readStored("notifications") === "on");

effect(() => writeStored("notifications", wantsNotifications.value ? "on" : "off"));

/** Kinds that the player wants, on open and closed pages. */
export const notificationKinds = signal<readonly PushKind[]>(readKinds());

effect(() => writeStored("notification-kinds", notificationKinds.value.join(" ")));

function readKinds(): readonly PushKind[] {
  const stored = readStored("notification-kinds");
  return stored === null ? pushKinds : pushKinds.filter((kind) => stored.split(" ").includes(kind));
}

/** Hours without notifications, as minutes of the day; null: none. */
export const quietHours = signal<{ readonly from: number; readonly to: number } | null>(readQuietHours());

effect(() => writeStored("quiet-hours", quietHours.value ? `${quietHours.value.from} ${quietHours.value.to}` : ""));

function readQuietHours() {
  const [, from, to] = /^(\d+) (\d+)$/.exec(readStored("quiet-hours") ?? "") ?? [];
  return from === undefined || to === undefined ? null : { from: Number(from), to: Number(to) };
}

const isOfferDismissed = signal(readStored("notification-offer") !== null);

/** Whether notifications may be offered: the browser has not asked yet, and the player has not declined the offer. */
export const isOfferDue = computed(() => !isOfferDismissed.value && permission.value === "default");

export function dismissOffer(): void {
  writeStored("notification-offer", "dismissed");
  isOfferDismissed.value = true;
}

/** Asks the player for the permission. Must be called from a press, or some browsers refuse. */
export async function enableNotifications(): Promise<void> {
  const given = await Notification.requestPermission();
  permission.value = given;
  wantsNotifications.value = given === "granted";
}

/** Whether notifications of a kind appear now. */
export function isNotified(kind: PushKind): boolean {
  const now = new Date();
  const isQuiet = quietHours.value !== null && isWithin(quietHours.value, 60 * now.getHours() + now.getMinutes());
  return (
    wantsNotifications.value && permission.value === "granted" && notificationKinds.value.includes(kind) && !isQuiet
  );
}

/** Shows a notification over other programs, as the service worker does for a closed page. */
export async function showNotification({ title, body, path, tag }: PushPayload): Promise<void> {
  const registration = await ownRegistration();
  // `renotify` lets a replaced notification sound again. Browsers that lack it ignore it.
  const options = { body, tag, renotify: true, icon: sitePath("/icons/192.png"), data: { path } };
  await registration?.showNotification(title, options);
}

/** Removes the notifications of this site, because its player has come. */
export async function clearNotifications(): Promise<void> {
  if (permission.value !== "granted") return;
  const registration = await ownRegistration();
  for (const notification of (await registration?.getNotifications()) ?? []) notification.close();
}
