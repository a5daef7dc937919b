import type { Log } from "../../runtime/log.ts";
import type { Timers } from "../../runtime/timers.ts";
import type { TableDirectory } from "../../tables/directory.ts";
import type { AccountsDb } from "../accounts/accounts-db.ts";
import type { Blocks } from "../blocks/blocks.ts";
import { Friends } from "../friends/friends.ts";
import type { PersonLine } from "../line/person-line.ts";
import type { PersonCalls } from "../push/person-calls.ts";
import { FriendPresences } from "./friend-presence.ts";
import { type GatheringParties, Invitations } from "./invitations.ts";

interface ContactsDeps {
  readonly db: AccountsDb;
  readonly directory: TableDirectory;
  readonly blocks: Blocks;
  readonly parties: GatheringParties;
  readonly line: PersonLine;
  readonly calls: Pick<PersonCalls, "notifyAbsent">;
  readonly timers: Timers;
  readonly log: Pick<Log, "error">;
}

/** Services of contacts between players. */
export interface Contacts {
  readonly friends: Friends;
  readonly friendPresences: FriendPresences;
  readonly invitations: Invitations;
}

export function openContacts({ log, ...given }: ContactsDeps): Contacts {
  const failed = (err: unknown) =>
    log.error({ event: "contact-not-notified", err }, "failed to notify a player of friends or invitations");
  const deps = { ...given, failed };
  const friendPresences = new FriendPresences(deps);
  return {
    friendPresences,
    invitations: new Invitations(deps),
    friends: new Friends({
      ...deps,
      presencesFor: (playerId) => friendPresences.ofFriends(playerId),
      notify: (playerId) => given.line.send(playerId, { kind: "friends" }),
    }),
  };
}
