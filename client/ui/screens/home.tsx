import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Seated } from "../../../shared/net/protocol.ts";
import { t } from "../../i18n.ts";
import { experienced } from "../../store/experience.ts";
import { lobby, noNewGames } from "../../store/lobby.ts";
import { identify, session } from "../../store/session.ts";
import { playWithBots } from "../../store/start.ts";
import { AccountWays } from "../account/ways.tsx";
import { Avatar } from "../components/avatar.tsx";
import { LanguageSwitch, SettingsButton } from "../components/bar.tsx";
import { Button } from "../components/button.tsx";
import { drawing } from "../components/drawings.ts";
import { GoTo } from "../components/go-to.tsx";
import { Icon } from "../components/icon.tsx";
import { later } from "../components/later.tsx";
import { IdentityPill, ProfileFields, useProfile } from "../components/profile.tsx";
import { useGames } from "../games.ts";
import { Notices } from "../notices/notices.tsx";
import { tellProblem } from "../problems.ts";
import { go } from "../router.ts";
import { chosenEdition, chosenSeats } from "./chosen-edition.ts";
import { JoinByCode } from "./home-join.tsx";
import { PlayPanel } from "./home-play.tsx";
import "./home.css";

const LastGames = later(async () => (await import("../history/last-games.tsx")).LastGames);

export function Home() {
  const known = session.value !== null;
  // After a return from a table the seat may be gone, so it is requested again.
  useEffect(() => void (known && identify()), [known]);
  const seated = session.value?.seated ?? null;
  return (
    <>
      <Notices announcement={lobby.value?.notice.announcement ?? null} />
      <header class="home-bar">
        <nav>
          <HowToLink />
          <CardsLink />
          <GamesLink />
          <LeaderboardLink />
        </nav>
        <LanguageSwitch />
        <SettingsButton />
      </header>
      <main class="home">
        <div class="home-left">
          <div class="home-logo">
            <h1>
              <picture>
                <source media="(width < 22.5em), (height < 35em) and (width >= 40em)" srcset={drawing("logo-wide")} />
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
          <AccountWays />
          <LearnFirst />
          {seated && <WarmChair seated={seated} />}
          <PlayPanel second={seated !== null} />
          <div class="ways">
            <PlayWithBots />
            <CreateATable />
            <JoinByCode />
          </div>
        </div>
        <nav class="links">
          <HowToLink />
          <CardsLink />
          <GamesLink />
          <LeaderboardLink />
        </nav>
        <LastGames />
      </main>
      <footer class="small-print soft">
        {t("app.smallPrint")} <GoTo to="/privacy">{t("home.privacy")}</GoTo>
      </footer>
    </>
  );
}

function GamesLink() {
  return (
    <GoTo to="/games">
      <Icon name="again" />
      {t("home.games")}
    </GoTo>
  );
}

function LeaderboardLink() {
  return (
    <GoTo to="/leaderboard" class="to-leaderboard">
      <Icon name="crown" />
      {t("home.leaderboard")}
    </GoTo>
  );
}

function HowToLink() {
  return (
    <GoTo to="/how-to-play">
      <Icon name="question" />
      {t("home.howTo")}
    </GoTo>
  );
}

/** Offers the lesson to players without experience. */
function LearnFirst() {
  const { taught } = useGames();
  if (experienced.value || taught === null) return null;
  return (
    <GoTo to="/learn" class="btn learn-first">
      <img src={drawing("faces/exploding-kitten")} alt="" />
      <span>
        {t("home.learn")}
        <span class="tiny soft-ink">{t("home.learnNote")}</span>
      </span>
    </GoTo>
  );
}

function CardsLink() {
  return (
    <GoTo to="/cards">
      <Icon name="book" />
      {t("home.cards")}
    </GoTo>
  );
}

/** In a wide window name and avatar can be edited in place. Each change is saved at once. */
function InlineProfile() {
  const draft = useProfile();
  return (
    <section class="glass inline-profile" aria-label={t("home.you")}>
      <ProfileFields draft={draft} title={t("home.you")} onSettled={(profile) => void draft.save(profile)} />
      <AccountWays />
    </section>
  );
}

function WarmChair({ seated }: { readonly seated: Seated }) {
  return (
    <section class="paper dots warm">
      <h2 class="head">{t("warm.title")}</h2>
      <p class="small soft">{t("warm.text", { code: seated.code })}</p>
      <Button kind="go" block onPress={() => go(`/t/${seated.code}`)}>
        {t("warm.back")}
      </Button>
    </section>
  );
}

function PlayWithBots() {
  const games = useGames();
  const busy = useSignal(false);
  const closed = noNewGames();
  async function play() {
    busy.value = true;
    const opened = await playWithBots(games.info(chosenEdition(games)), chosenSeats.value);
    busy.value = false;
    if (opened.ok) go(`/t/${opened.value.code}`);
    else tellProblem(opened.error);
  }
  return (
    <Button busy={busy.value} off={closed} onPress={() => void play()}>
      <Avatar id="bot" size={38} />
      <span>
        {t("home.bots")}
        <span class="tiny soft-ink">{t(closed ? "notice.noGames" : "home.botsNote")}</span>
      </span>
    </Button>
  );
}

function CreateATable() {
  return (
    <GoTo to="/create" class="btn">
      <span class="cats">
        <Avatar id="04" size={32} />
        <Avatar id="10" size={32} />
      </span>
      <span>
        {t("home.create")}
        <span class="tiny soft-ink">{t("home.createNote")}</span>
      </span>
    </GoTo>
  );
}
