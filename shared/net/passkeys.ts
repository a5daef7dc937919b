/** Whether passkeys work at this server, and the reason if not. Part of the lobby. */
export type PasskeySupport =
  | { readonly kind: "offered" /** The host name that pages must have. */; readonly host: string }
  /** An IP address has no passkeys, even with https: `no-host-name`. */
  | { readonly kind: "not-https" | "no-host-name" };
