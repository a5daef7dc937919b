import { addresses } from "../../../shared/net/addresses.ts";
import type { PersonInvitation } from "../../../shared/net/friends.ts";
import type { Profile } from "../../../shared/net/protocol.ts";
import { joined } from "../../app/i18n.ts";
import { go, route } from "../../app/router.ts";
import { Button } from "../../components/forms/button.tsx";
import { Avatar } from "../../components/pictures/avatar.tsx";
import { useGames } from "../../game-model/games.ts";
import { currentInvitation, declineInvitation, hideInvitation, reportInvitation } from "../../state/invitations.ts";
import { openContactSheet } from "./contact-sheet-state.ts";
import { t } from "./texts.ts";
import "./incoming-invitation.css";

/** An invitation by another player, over any page. It does not take the focus, and is smaller over a table. */
export function IncomingInvitation() {
  const games = useGames();
  const invitation = currentInvitation.value;
  if (!invitation) return null;
  const { name, avatar } = invitation;
  const place = "party" in invitation ? partyTexts(invitation) : tableTexts(invitation, games.nameOf);
  const isOverTable = route.value.screen.name === "table";
  const join = () => {
    hideInvitation(invitation);
    go(place.address);
  };
  const report = () => openContactSheet({ name, avatar, report: (words) => reportInvitation(invitation, words) });
  return (
    <section
      class={isOverTable ? "paper incoming small-one" : "paper incoming"}
      aria-label={t("friends.incoming.label")}
    >
      <div class="incoming-text" role="status">
        <Avatar id={avatar} size={isOverTable ? 36 : 48} />
        <div>
          <p class="label">{place.title}</p>
          <p class="small">{place.people}</p>
          {!isOverTable && <p class="tiny soft-ink">{place.note}</p>}
        </div>
      </div>
      <div class="incoming-buttons">
        <Button kind="yes" onPress={join}>
          {t("friends.incoming.join")}
        </Button>
        <Button onPress={() => void declineInvitation(invitation)}>{t("friends.incoming.notNow")}</Button>
        {!isOverTable && (
          <Button kind="link" onPress={report}>
            {t("friends.incoming.report")}
          </Button>
        )}
      </div>
    </section>
  );
}

interface PlaceTexts {
  readonly address: string;
  readonly title: string;
  readonly people: string;
  readonly note: string;
}

type InvitationTo<Place extends "code" | "party"> = Extract<PersonInvitation, Readonly<Record<Place, string>>>;

function tableTexts({ name, code, table }: InvitationTo<"code">, gameName: (edition: string) => string): PlaceTexts {
  return {
    address: addresses.table(code),
    title: t("friends.incoming.by", { name, game: gameName(table.edition) }),
    people: t("friends.incoming.here", { names: namesOf(table.chairs) }),
    note: t("friends.incoming.free", { count: table.freeChairs }),
  };
}

const partyTexts = ({ name, party, members }: InvitationTo<"party">): PlaceTexts => ({
  address: addresses.party(party),
  title: t("friends.incoming.toParty", { name }),
  people: t("friends.incoming.inParty", { names: namesOf(members) }),
  note: t("party.unrated"),
});

const namesOf = (people: readonly Profile[]): string => joined.list(people.map(({ name }) => name));
