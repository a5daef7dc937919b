import type { Invitation, InvitedChair } from "../../../shared/net/invitation.ts";
import { addTexts, joined } from "../../app/i18n.ts";
import { Notice } from "../../components/notice.tsx";
import { Avatar } from "../../components/pictures/avatar.tsx";
import { EditionThumb } from "../../components/pictures/drawings.tsx";
import { useGames } from "../../game-model/games.ts";
import { introduced } from "../../state/session.ts";
import { t as deckTexts } from "../decks/texts.ts";
import { useKitOf } from "../decks/use-edition-info.ts";
import { ProfileSheet } from "../profile/profile-form.tsx";
import "./invitation.css";

const t = addTexts("invitation");

interface InvitedProps {
  readonly code: string;
  /** Null if the server cannot describe the table. */
  readonly invitation: Invitation | null;
  readonly watch: boolean;
}

/** Lets newcomers with an invitation choose name and avatar before they sit down or watch. */
export function InvitedNewcomer({ code, invitation, watch }: InvitedProps) {
  return (
    <>
      <Notice title={t("reconnect.joining")} text={t("profile.invited", { code })} />
      <ProfileSheet
        title={t("profile.title")}
        note={invitation ? <InvitedTo invitation={invitation} /> : t("profile.invited", { code })}
        save={t(watch ? "code.watch" : "profile.sit")}
        onSaved={introduced}
      />
    </>
  );
}

/** Shows the host, the game and the players of a table. */
function InvitedTo({ invitation }: { readonly invitation: Invitation }) {
  const { edition, deck, deckName, phase, freeChairs, chairs } = invitation;
  const game = useGames().nameOf(edition);
  const kit = useKitOf(edition);
  const host = chairs.find((chair) => chair.host);
  return (
    <section class="invited-to" aria-label={t("invitation.label")}>
      <EditionThumb edition={edition} />
      <div class="grow">
        <p class="label">{host ? t("invitation.by", { name: host.name, game }) : t("invitation.open", { game })}</p>
        <p class="small soft-ink">
          {phase === "playing" ? t("invitation.playing") : t("invitation.free", { count: freeChairs })}
        </p>
      </div>
      {kit && deck && (
        <details class="invited-deck">
          <summary>
            {deckName === undefined ? (
              deckTexts("decks.title")
            ) : (
              <bdi>{deckTexts("decks.named", { name: deckName })}</bdi>
            )}
          </summary>
          <kit.View deck={deck} />
        </details>
      )}
      {chairs.length > 0 && (
        <div class="invited-with">
          <span aria-hidden="true">{chairs.map(pictureOf)}</span>
          <p class="small">{t("invitation.here", { names: joined.list(chairs.map(({ name }) => name)) })}</p>
        </div>
      )}
    </section>
  );
}

const pictureOf = ({ avatar }: InvitedChair, seat: number) => <Avatar key={seat} id={avatar} size={34} />;
