import type { FriendPresence, PersonInvitation } from "./friends.ts";
import type { Notice } from "./protocol.ts";

/** Type of the room of lines, and type of the message that carries a `LineMessage` over any connection. */
export const lineType = "line";

/** First `protocolRevision` of pages and servers that know line messages. */
export const lineRevision = 2;

/** First `protocolRevision` of pages that know invitations to parties. */
export const partyRevision = 3;

/** Reason for which a game wants a person who is not at its table. `seconds`: time until a bot plays for them. */
export type Call =
  | { readonly reason: "turn"; readonly seconds: number }
  /** The game of a table on which the person has a chair begins. */
  | { readonly reason: "begins" };

/**
 * Message to a person wherever they are on the site: over the connection of a table or the queue, else over the line of
 * their browser. `announcement` and `sanction` come over the line only, because the other connections have messages of
 * their own for them.
 */
export type LineMessage =
  | { readonly kind: "announcement"; readonly notice: Notice }
  /** The person's sanctions have changed. */
  | { readonly kind: "sanction" }
  /** Friends, friend requests or the rights to invite have changed. */
  | { readonly kind: "friends" }
  /** `id`: of the friendship. `presence` as in `Friend`. */
  | { readonly kind: "presence"; readonly id: string; readonly presence: FriendPresence | null }
  /** A new invitation. */
  | { readonly kind: "invitation"; readonly invitation: PersonInvitation }
  /** An invitation has ended or was declined, or a party has changed. The page asks which invitations are left. */
  | { readonly kind: "invitations" }
  | { readonly kind: "call"; readonly code: string; readonly edition: string; readonly call: Call };

export type LineKind = LineMessage["kind"];

export type LineMessageOf<Kind extends LineKind> = Extract<LineMessage, { readonly kind: Kind }>;

const kinds: Readonly<Record<LineKind, true>> = {
  announcement: true,
  sanction: true,
  friends: true,
  presence: true,
  invitation: true,
  invitations: true,
  call: true,
};

/** Whether this build knows a message of the server. Another build may send kinds that it does not know. */
export const isLineMessage = (message: unknown): message is LineMessage =>
  typeof message === "object" &&
  message !== null &&
  "kind" in message &&
  typeof message.kind === "string" &&
  Object.hasOwn(kinds, message.kind);
