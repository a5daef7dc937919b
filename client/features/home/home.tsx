import { useEffect, useState } from "preact/hooks";
import { addresses } from "../../../shared/net/addresses.ts";
import type { SeatLocation } from "../../../shared/net/protocol.ts";
import { t } from "../../app/i18n.ts";
import { tellProblem } from "../../app/problems.ts";
import { go } from "../../app/router.ts";
import { LanguageMenu, SettingsButton } from "../../components/bar.tsx";
import { Button } from "../../components/forms/button.tsx";
import { lazyExtra } from "../../components/lazy.tsx";
import { Avatar } from "../../components/pictures/avatar.tsx";
import { drawing } from "../../components/pictures/drawings.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import { SiteLink } from "../../components/site-link.tsx";
import { whenIdle } from "../../components/when-idle.ts";
import { useGames } from "../../game-model/games.ts";
import { chosenEdition, chosenSeats } from "../../state/chosen-edition.ts";
import { isExperienced } from "../../state/experience.ts";
import { hasPeople, loadFriends } from "../../state/friends.ts";
import { lobby, noNewGames } from "../../state/lobby.ts";
import { botStrength, playWithBots } from "../../state/new-table.ts";
import { identify, session } from "../../state/session.ts";
import { AccountCta } from "../account/account-cta.tsx";
import { Announcements } from "../announcements/announcements.tsx";
import { IdentityPill, ProfileFields, useProfile } from "../profile/profile-form.tsx";
import { JoinByCode, PlayPanel } from "./home-play.tsx";
import "./home.css";

const FriendsPanel = lazyExtra(async () => (await import("../friends/friends-panel.tsx")).FriendsPanel);
/** Loads once the page is idle, because it stands at the end of the page. */
const LastGames = lazyExtra(async () => {
  await new Promise<void>((resolve) => whenIdle(resolve));
  return (await import("../history/last-games.tsx")).LastGames;
});

export function Home() {
  const known = session.value !== null;
  // After a return from a table the seat may be gone, so it is requested again.
  useEffect(() => void (known && identify()), [known]);
  const playerId = session.value?.player.id;
  useEffect(() => void (playerId !== undefined && loadFriends()), [playerId]);
  const seated = session.value?.seated ?? null;
  return (
    <>
      <Announcements announcement={lobby.value?.notice.announcement ?? null} />
      <header class="home-bar">
        <nav>
          <PartyLink />
          <HowToLink />
          <CardsLink />
          <DecksLink />
          <GamesLink />
          <LeaderboardLink />
        </nav>
        <LanguageMenu />
        <SettingsButton />
      </header>
      <main class="home">
        <div class="home-left">
          <div class="home-logo">
            <h1>
              <picture>
                <source
                  media="(width < 22.5em), (height < 46em) and (width < 40em), (height < 35em)"
                  srcset={drawing("logo-wide")}
                />
                <img src={drawing("logo")} alt={t("app.name")} />
              </picture>
            </h1>
            <p>{t("home.tagline")}</p>
          </div>
          <LearnFirst />
          <InlineProfile />
        </div>
        <div class="home-right">
          <IdentityPill />
          <LearnFirst />
          {seated && <WarmChair seated={seated} />}
          <PlayPanel second={seated !== null} />
          <div class="ways">
            <PlayWithBots />
            <CreateATable />
            <JoinByCode />
          </div>
          <AccountCta />
        </div>
        <nav class="links">
          <PartyLink />
          <HowToLink />
          <CardsLink />
          <DecksLink />
          <GamesLink />
          <LeaderboardLink />
        </nav>
        {hasPeople.value && <FriendsPanel />}
        <LastGames />
      </main>
      <footer class="small-print soft">
        {t("app.smallPrint")} <SiteLink to={addresses.privacy}>{t("home.privacy")}</SiteLink>
      </footer>
    </>
  );
}

function PartyLink() {
  return (
    <SiteLink to={addresses.party()}>
      <Icon name="people" />
      {t("home.party")}
    </SiteLink>
  );
}

function DecksLink() {
  return (
    <SiteLink to={addresses.decks()} class="to-decks">
      <Icon name="pencil" />
      {t("create.decks")}
    </SiteLink>
  );
}

function GamesLink() {
  return (
    <SiteLink to={addresses.games}>
      <Icon name="again" />
      {t("home.games")}
    </SiteLink>
  );
}

function LeaderboardLink() {
  return (
    <SiteLink to={addresses.leaderboard()} class="to-leaderboard">
      <Icon name="crown" />
      {t("home.leaderboard")}
    </SiteLink>
  );
}

function HowToLink() {
  return (
    <SiteLink to={addresses.howToPlay}>
      <Icon name="question" />
      {t("home.howTo")}
    </SiteLink>
  );
}

/** Offers the lesson to players without experience. */
function LearnFirst() {
  const { taught } = useGames();
  if (isExperienced.value || taught === null) return null;
  return (
    <SiteLink to={addresses.learn} class="btn learn-first">
      <img src={drawing("faces/exploding-kitten")} alt="" />
      <span>
        {t("home.learn")}
        <span class="tiny soft-ink">{t("home.learnNote")}</span>
      </span>
    </SiteLink>
  );
}

function CardsLink() {
  return (
    <SiteLink to={addresses.cards()}>
      <Icon name="book" />
      {t("home.cards")}
    </SiteLink>
  );
}

/** In a wide window name and avatar can be edited in place. Each change is saved at once. */
function InlineProfile() {
  const draft = useProfile();
  return (
    <section class="glass inline-profile" aria-label={t("home.you")}>
      <ProfileFields draft={draft} title={t("home.you")} onSettled={(profile) => void draft.save(profile)} />
      <AccountCta />
    </section>
  );
}

function WarmChair({ seated }: { readonly seated: SeatLocation }) {
  return (
    <section class="paper dots warm">
      <h2 class="head">{t("warm.title")}</h2>
      <p class="small soft">{t("warm.text", { code: seated.code })}</p>
      <Button kind="go" block onPress={() => go(addresses.table(seated.code))}>
        {t("warm.back")}
      </Button>
    </section>
  );
}

function PlayWithBots() {
  const games = useGames();
  const [isBusy, setIsBusy] = useState(false);
  const closed = noNewGames();
  async function play() {
    setIsBusy(true);
    const opened = await playWithBots(games.info(chosenEdition(games)), chosenSeats.value);
    setIsBusy(false);
    if (opened.ok) go(addresses.table(opened.value.code));
    else tellProblem(opened.error);
  }
  return (
    <Button busy={isBusy} off={closed} onPress={() => void play()}>
      <Avatar id="bot" size={38} />
      <span>
        {t("home.bots")}
        <span class="tiny soft-ink">
          {t(closed ? "notice.noGames" : botStrength() === "easy" ? "home.botsEasy" : "home.botsNote")}
        </span>
      </span>
    </Button>
  );
}

function CreateATable() {
  return (
    <SiteLink to={addresses.create} class="btn">
      <span class="cats">
        <Avatar id="04" size={32} />
        <Avatar id="10" size={32} />
      </span>
      <span>
        {t("home.create")}
        <span class="tiny soft-ink">{t("home.createNote")}</span>
      </span>
    </SiteLink>
  );
}
