import type { ReportView } from "../../../shared/net/moderation.ts";
import { GuestMark } from "../../components/guest-mark.tsx";
import { ProfileLink } from "../profile/profile-link.tsx";

/** Name of a player as a heading. Accounts link to their profile; guests are marked. */
export function PersonName({ person }: { readonly person: ReportView["person"] }) {
  return (
    <h2 class="head">
      {person.guest ? person.name : <ProfileLink name={person.name} apart />}
      {person.guest && <GuestMark />}
    </h2>
  );
}
