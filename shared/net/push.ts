/** Reasons for which a device is notified while no page is open. Each can be switched off. */
export const pushKinds = ["invitation", "begins", "turn"] as const;
export type PushKind = (typeof pushKinds)[number];

/** Hours without notifications by the clock of the device. Each is the minute of a day; `from` may be after `to`. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
  /** IANA name of the device's time zone, such as "Europe/Berlin". */
  readonly timeZone: string;
}

/** Whether a minute of the day lies in quiet hours. */
export const isWithin = ({ from, to }: Pick<QuietHours, "from" | "to">, minute: number): boolean =>
  from <= to ? from <= minute && minute < to : from <= minute || minute < to;

/** Body of `POST /api/push`: the browser's subscription, and the choices on this device. */
export interface PushSubscribe {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly kinds: readonly PushKind[];
  /** Null: none. */
  readonly quiet: QuietHours | null;
  readonly language: string;
}

/** Response of `GET /api/push`. `key`: the server's public VAPID key, base64url; null if push is off. */
export interface PushView {
  readonly key: string | null;
}

/** Message to the service worker. It holds no card and no chat. */
export interface PushPayload {
  readonly title: string;
  readonly body: string;
  /** Address to open. */
  readonly path: string;
  /** A later notification with the same tag replaces this one. */
  readonly tag: string;
}
