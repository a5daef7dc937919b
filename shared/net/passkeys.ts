/** Whether passkeys work at this server, and if not, why. In the lobby. */
export type PasskeySupport =
  | { readonly kind: "offered" /** The host name that pages must have. */; readonly host: string }
  | { readonly kind: "not-https" };
