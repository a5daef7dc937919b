import { computed } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { lazy, lazyExtra } from "../components/lazy.tsx";
import { Loading, LoadingTable, NotFound } from "../components/page-states.tsx";
import { Toasts } from "../components/toast.tsx";
import { whenIdle } from "../components/when-idle.ts";
import { DeviceLinkLanding } from "../features/account/device-link-landing.tsx";
import { Home } from "../features/home/home.tsx";
import { ProfileSheet } from "../features/profile/profile-form.tsx";
import { Queue } from "../features/queue/queue.tsx";
import { SettingsSheet } from "../features/settings/settings-sheet.tsx";
import { type Games, GamesContext, useGames } from "../game-model/games.ts";
import { accessWanted } from "../net/access-wanted.ts";
import { onLine, startLine } from "../net/line.ts";
import { missingCode } from "../net/page-code.ts";
import type { ApiFailure } from "../net/request.ts";
import { followFriends } from "../state/friends.ts";
import { currentInvitation, followInvitations, setPlaceHere } from "../state/invitations.ts";
import { setNotice } from "../state/lobby.ts";
import { unconfirmedCodes } from "../state/recovery-codes.ts";
import { loadSanctions, standing, untold } from "../state/sanctions.ts";
import { introduced, session, signedOut } from "../state/session.ts";
import { showToast } from "../state/toasts.ts";
import { t } from "./i18n.ts";
import { waitingText } from "./problems.ts";
import { closeSheet, route, type Screen } from "./router.ts";
import { loadTable, tablePage } from "./table-code.ts";
import { useIdentity } from "./use-identity.ts";

/** Creates a screen that loads its code when it is first shown. */
const screenLater = <Props extends object>(load: () => Promise<ComponentType<Props>>) => lazy(load, Loading);

const Table = lazy(async () => (await tablePage()).TablePage, LoadingTable);
const createTable = () => import("../features/home/create-table.tsx");
const CreateTable = screenLater(async () => (await createTable()).CreateTable);
const Decks = screenLater(async () => (await import("../features/decks/decks-screen.tsx")).DecksScreen);
const Party = screenLater(async () => (await import("../features/queue/party.tsx")).Party);
const Television = lazy(async () => (await import("../features/tv/tv-page.tsx")).TvPage, LoadingTable);
const HowToPlay = screenLater(async () => (await import("../features/cards/how-to-play.tsx")).HowToPlay);
const GuidePage = screenLater(async () => (await import("../features/cards/guide-page.tsx")).GuidePage);
const GuideSheet = lazy(async () => (await import("../features/cards/guide-page.tsx")).GuideSheet);
const Learn = screenLater(async () => (await import("../features/tutorial/tutorial.tsx")).Tutorial);
const HowToPlaySheet = lazy(async () => (await import("../features/cards/how-to-play.tsx")).HowToPlaySheet);
const Account = screenLater(async () => (await import("../features/account/account.tsx")).Account);
const CodesSheet = lazy(async () => (await import("../features/account/recovery-codes.tsx")).RecoveryCodesSheet);
const KeepSheet = lazy(async () => (await import("../features/account/create-account-sheet.tsx")).CreateAccountSheet);
const SignInSheet = lazy(async () => (await import("../features/account/sign-in-sheet.tsx")).SignInSheet);
const PersonSheet = lazy(async () => (await import("../features/report/person-sheet.tsx")).PersonSheet);
const InviteSheet = lazy(async () => (await import("../features/friends/invite-sheet.tsx")).InviteSheet);
const ContactSheet = lazy(async () => (await import("../features/friends/contact-sheet.tsx")).ContactSheet);
const IncomingInvitation = lazyExtra(
  async () => (await import("../features/friends/incoming-invitation.tsx")).IncomingInvitation,
);
const StandingNotice = lazyExtra(
  async () => (await import("../features/sanctions/sanction-notice.tsx")).SanctionNotices,
);

const GamesScreen = screenLater(async () => (await import("../features/history/games-screen.tsx")).GamesScreen);
const ProfileScreen = screenLater(async () => (await import("../features/profile/profile-screen.tsx")).ProfileScreen);
const LeaderboardScreen = screenLater(
  async () => (await import("../features/leaderboard/leaderboard-screen.tsx")).LeaderboardScreen,
);
const ProviderLanding = screenLater(
  async () => (await import("../features/account/provider-landing.tsx")).ProviderLanding,
);
const Admin = screenLater(async () => (await import("../features/admin/admin.tsx")).Admin);
const Access = screenLater(async () => (await import("../features/access/access-page.tsx")).AccessPage);
const Privacy = screenLater(async () => (await import("../features/privacy/privacy.tsx")).Privacy);
const ReplayOf = screenLater(async () => (await import("../features/replay/replay-screens.tsx")).ReplayOf);
const ReplayFromFile = screenLater(async () => (await import("../features/replay/replay-screens.tsx")).ReplayFromFile);

export function App({ games }: { readonly games: Games }) {
  const { screen } = route.value;
  const shown = screen.name === "player" ? `player ${screen.player}` : screen.name;
  useEffect(() => scrollTo(0, 0), [shown]);
  const lost = signedOut.value;
  useEffect(() => {
    if (lost !== null) showToast(t("signedOut", { name: lost }), "error");
  }, [lost]);
  const known = session.value !== null;
  // The table screen asks newcomers for a name itself. All other screens show the name and let them change it.
  useEffect(() => {
    if (known && screen.name !== "table") introduced();
  }, [known, screen.name]);
  // On this screen a device link will replace the player.
  const failure = useIdentity(screen.name !== "device" && !accessWanted.value);
  useSanctions(shown);
  const { name } = screen;
  const leadsToTable = name === "home" || name === "queue" || name === "party" || name === "create";
  useEffect(() => {
    if (!leadsToTable) return;
    whenIdle(() => {
      loadTable(games);
      // A failure needs no handling, because the screen loads its code again.
      void createTable().catch(() => null);
    });
  }, [games, leadsToTable]);
  useEffect(() => followLine(), []);
  useEffect(() => setPlaceHere(placeOf(screen)), [screen]);
  if (accessWanted.value && name !== "privacy") return <Access />;
  const isTold = untold.value !== null || standing.value?.nameTaken === true;
  return (
    <GamesContext.Provider value={games}>
      <CurrentScreen />
      <CurrentSheet />
      {isTold && <StandingNotice />}
      {currentInvitation.value && <IncomingInvitation />}
      {unconfirmedCodes.value.length > 0 && <CodesSheet />}
      <Trouble failure={missingCode.value === "server-awaited" ? { error: "unreachable" } : failure} />
      <Toasts />
    </GamesContext.Provider>
  );
}

/** Code of the table, or ticket of the party, that a screen shows. */
function placeOf(screen: Screen): string | null {
  if (screen.name === "party") return screen.ticket;
  return screen.name === "table" ? screen.code : null;
}

/** Opens the line of this browser once the page is shown, and applies what comes over it on any screen. */
function followLine(): () => void {
  whenIdle(() => {
    startLine(computed(() => (accessWanted.value ? null : (session.value?.token ?? null))));
    void import("../features/notifications/subscribe.ts").then(({ keepSubscribed }) => keepSubscribed());
  });
  const stops = [
    onLine("announcement", ({ notice }) => setNotice(notice)),
    onLine("sanction", () => void loadSanctions()),
    onLine("invitation", async ({ invitation }) =>
      (await import("../features/notifications/call-player.ts")).callToInvitation(invitation),
    ),
    onLine("call", async (message) => (await import("../features/notifications/call-player.ts")).callToTable(message)),
    followFriends(({ name }) => void announceRequest(name)),
    followInvitations(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

async function announceRequest(name: string): Promise<void> {
  const { t: friendTexts } = await import("../features/friends/texts.ts");
  showToast(friendTexts("friends.wants", { name }));
}

/** One line at the bottom while the page lacks the server, or a part of its code. */
function Trouble({ failure }: { readonly failure: ApiFailure | null }) {
  if (missingCode.value !== "blocked")
    return (
      failure && (
        <p class="unreachable" role="alert">
          {waitingText(failure)}
        </p>
      )
    );
  return (
    <p class="unreachable" role="alert">
      {t("app.blocked")}{" "}
      <button type="button" class="link" onClick={() => location.reload()}>
        {t("ended.reload")}
      </button>
    </p>
  );
}

function CurrentScreen() {
  const { screen } = route.value;
  const { taught } = useGames();
  switch (screen.name) {
    case "home":
      return <Home />;
    case "queue":
      return <Queue edition={screen.edition} seats={screen.seats} />;
    case "party":
      return <Party ticket={screen.ticket} />;
    case "create":
      return <CreateTable edition={screen.edition} />;
    case "decks":
      return <Decks link={screen.link} />;
    case "table":
      return <Table key={screen.code} code={screen.code} />;
    case "tv":
      return <Television code={screen.code} />;
    case "how-to-play":
      return <HowToPlay />;
    case "learn":
      return taught ? <Learn /> : <Home />;
    case "cards":
      return <GuidePage edition={screen.edition} card={screen.card} />;
    case "games":
      return <GamesScreen key={screen.of} of={screen.of} />;
    case "player":
      return <ProfileScreen key={screen.player} name={screen.player} />;
    case "leaderboard":
      return <LeaderboardScreen pool={screen.pool} span={screen.span} />;
    case "privacy":
      return <Privacy />;
    case "account":
      return <Account />;
    case "replay":
      return screen.id === null ? (
        <ReplayFromFile />
      ) : (
        <ReplayOf id={screen.id} step={screen.step} coach={screen.coach} />
      );
    case "device":
      return <DeviceLinkLanding ticket={screen.ticket} />;
    case "provider":
      return <ProviderLanding />;
    case "admin":
      return <Admin part={screen.part} id={screen.id} />;
    case "nowhere":
      return <NotFound />;
  }
}

/** Sheets that can open over any screen. */
function CurrentSheet() {
  switch (route.value.sheet) {
    case "settings":
      return <SettingsSheet />;
    case "how-to-play":
      return <HowToPlaySheet />;
    case "cards":
      return <GuideSheet />;
    case "person":
      return <PersonSheet />;
    case "invite":
      return <InviteSheet />;
    case "contact":
      return <ContactSheet />;
    case "keep":
      return <KeepSheet />;
    case "sign-in":
      return <SignInSheet />;
    case "profile":
      return (
        <ProfileSheet
          title={t("profile.title")}
          note={t("profile.hint")}
          save={t("profile.save")}
          onSaved={closeSheet}
          onClose={closeSheet}
        />
      );
    default:
      return null;
  }
}

/** Requests the player's sanctions: at the start, on each screen, and when the page becomes visible again. */
function useSanctions(screen: string): void {
  const me = session.value?.player.id;
  useEffect(() => {
    if (me === undefined) return undefined;
    const ask = () => {
      if (!document.hidden) void loadSanctions();
    };
    ask();
    document.addEventListener("visibilitychange", ask);
    return () => document.removeEventListener("visibilitychange", ask);
  }, [me, screen]);
}
