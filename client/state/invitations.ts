import { computed, effect, type ReadonlySignal, signal, untracked } from "@preact/signals";
import type { PersonTarget } from "../../shared/net/blocks.ts";
import type { PersonInvitation } from "../../shared/net/friends.ts";
import type { ReportWords } from "../../shared/net/moderation.ts";
import { onLine } from "../net/line.ts";
import { invitationsApi } from "../net/people-api.ts";
import { type ApiResponse, serverNow } from "../net/request.ts";
import { onWake } from "./on-wake.ts";
import { PlayerResource } from "./player-resource.ts";
import { session, token } from "./session.ts";

/** Open invitations to the current player, the newest first. */
const received = new PlayerResource<readonly PersonInvitation[]>(invitationsApi.list);

/** Code of the table, or ticket of the party, at which the player is; no invitation to it is shown. */
const here = signal<string | null>(null);

/** The invitation that is shown: the newest open one to another place. */
export const currentInvitation: ReadonlySignal<PersonInvitation | null> = computed(
  () => received.value.value?.find((each) => ("party" in each ? each.party : each.code) !== here.value) ?? null,
);

/** Id of the current player. A new session of the same player is no reason to load anything. */
const knownPlayer = computed(() => session.value?.player.id);

/** Sets the table or the party at which the player is. @param place code of the table, or ticket of the party. */
export function setPlaceHere(place: string | null): void {
  here.value = place;
}

/** @param party ticket of the player's party; null: to their table. */
export const invite = (target: PersonTarget, party: string | null): ApiResponse<object> =>
  invitationsApi.send(token(), target, party);

export async function declineInvitation(invitation: PersonInvitation): Promise<void> {
  hideInvitation(invitation);
  await received.change((token) => invitationsApi.decline(token, invitation.id));
}

/** Hides an invitation that is accepted or declined. */
export function hideInvitation({ id }: PersonInvitation): void {
  received.update((open) => open?.filter((each) => each.id !== id) ?? null);
}

export const reportInvitation = ({ id }: PersonInvitation, report: ReportWords): ApiResponse<object> =>
  invitationsApi.report(token(), id, report);

/** Follows the invitations to the current player. @returns a function that ends it. */
export function followInvitations(): () => void {
  const stop = new AbortController();
  // Messages are lost while the page sleeps or has no network.
  onWake(() => {
    if (session.value) void loadInvitations();
  }, stop.signal);
  const ends = [
    () => stop.abort(),
    onLine("invitation", ({ invitation }) => {
      received.update((open) => [invitation, ...(open ?? []).filter(({ id }) => id !== invitation.id)]);
    }),
    onLine("invitations", () => void loadInvitations()),
    effect(() => {
      if (knownPlayer.value !== undefined) untracked(() => void loadInvitations());
    }),
    effect(removeAtEnd),
  ];
  return () => {
    for (const end of ends) end();
  };
}

export const loadInvitations = (): ApiResponse<readonly PersonInvitation[]> => received.load();

/** Removes the invitation that ends first, at its end. */
function removeAtEnd(): (() => void) | undefined {
  const open = received.value.value;
  if (!open?.length) return undefined;
  const endsAt = Math.min(...open.map((each) => each.endsAt));
  const remove = () => received.update(() => open.filter((each) => each.endsAt > endsAt));
  const timer = setTimeout(remove, Math.max(0, endsAt - serverNow()));
  return () => clearTimeout(timer);
}
