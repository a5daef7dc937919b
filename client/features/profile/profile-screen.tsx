import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { addresses } from "../../../shared/net/addresses.ts";
import type { PlayerProfile } from "../../../shared/net/people.ts";
import { formatDate } from "../../app/i18n.ts";
import { Bar } from "../../components/bar.tsx";
import { Button } from "../../components/forms/button.tsx";
import { Notice } from "../../components/notice.tsx";
import { ChooseGame, Empty, HomeButton } from "../../components/page-states.tsx";
import { Avatar } from "../../components/pictures/avatar.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import { SiteLink } from "../../components/site-link.tsx";
import { profilesApi } from "../../net/people-api.ts";
import type { ApiFailure } from "../../net/request.ts";
import { session, token } from "../../state/session.ts";
import { FriendPart } from "../friends/friend-part.tsx";
import { openPersonSheet } from "../report/open-person-sheet.ts";
import { t as conductTexts } from "../report/texts.ts";
import { Deaths, Highlights } from "./highlights.tsx";
import { Ratings } from "./ratings.tsx";
import { t } from "./texts.ts";
import { ByEdition, Rivals, Wins } from "./wins.tsx";
import "./profile.css";

/** Public profile of an account. */
export function ProfileScreen({ name }: { readonly name: string }) {
  const profile = useSignal<PlayerProfile | ApiFailure | null>(null);
  const me = session.value?.player.id;
  useEffect(() => {
    if (me === undefined) return;
    void profilesApi.profile(token(), name).then((answer) => {
      profile.value = answer.ok ? answer.value : answer.error;
    });
  }, [me, name]);
  const { value } = profile;
  return (
    <>
      <Bar title={t("player.title")} />
      <main>{value && ("error" in value ? <Missing failure={value} /> : <Shown profile={value} />)}</main>
    </>
  );
}

const Missing = ({ failure: { error } }: { readonly failure: ApiFailure }) => (
  <Notice
    over
    title={t("player.none")}
    text={error === "no-such-player" ? t("player.noneText") : t(`problem.${error}`)}
  >
    <HomeButton />
  </Notice>
);

function Shown({ profile }: { readonly profile: PlayerProfile }) {
  const { all, ratings, isOwn } = profile;
  return (
    <div class="page player">
      <Head profile={profile} />
      {all.games === 0 ? (
        <Empty
          title={t("player.empty")}
          text={isOwn ? t("player.emptyText") : t("player.emptyOther")}
          button={isOwn && <ChooseGame />}
        >
          <Wins all={example} />
          <ByEdition tallies={[{ ...example, edition: "original", players: 4 }]} />
        </Empty>
      ) : (
        <>
          <Ratings ratings={ratings} />
          <Wins all={all} />
          {profile.byEdition.length > 0 && <ByEdition tallies={profile.byEdition} />}
          <Deaths profile={profile} />
          {profile.moments.length > 0 && <Highlights moments={profile.moments} />}
          {profile.rivals.length > 0 && <Rivals rivals={profile.rivals} />}
        </>
      )}
    </div>
  );
}

const example = { games: 20, wins: 8, fairShare: 5 };

function Head({ profile: { name, avatar, memberSince, isOwn } }: { readonly profile: PlayerProfile }) {
  return (
    <section class="paper dots panel player-head">
      <Avatar id={avatar} size={88} />
      <div class="grow">
        <h2 dir="auto">{name}</h2>
        <p class="small soft">{t("player.since", { when: formatDate(memberSince) })}</p>
      </div>
      <nav class="player-links">
        {!isOwn && <FriendPart name={name} target={{ name }} />}
        {!isOwn && (
          <Button kind="quiet" onPress={() => openPersonSheet({ name, avatar, guest: false, met: { kind: "name" } })}>
            <Icon name="block" />
            {conductTexts("conduct.block.go")}
          </Button>
        )}
        {isOwn && (
          <SiteLink to={addresses.account} class="btn quiet">
            {t("player.account")}
          </SiteLink>
        )}
        <SiteLink to={isOwn ? addresses.games : addresses.gamesOf(name)} class="btn quiet">
          {t("player.games")}
        </SiteLink>
        <SiteLink to={addresses.leaderboard()} class="btn quiet">
          {t("player.leaderboard")}
        </SiteLink>
      </nav>
    </section>
  );
}
