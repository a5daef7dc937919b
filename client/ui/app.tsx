import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { Games } from "../game/games.ts";
import { t } from "../i18n.ts";
import { Pauses } from "../net/backoff.ts";
import { isServerAwaited } from "../net/reload.ts";
import { identify, introduced, session, signedOut } from "../store/session.ts";
import { standing, untold } from "../store/standing.ts";
import { toast } from "../store/toasts.ts";
import { later } from "./components/later.tsx";
import { Toasts } from "./components/toast.tsx";
import { GamesContext, useGames } from "./games.ts";
import { closeSheet, route } from "./router.ts";
import { Create } from "./screens/create.tsx";
import { DeviceArrival } from "./screens/device-arrival.tsx";
import { Home } from "./screens/home.tsx";
import { Nowhere } from "./screens/nowhere.tsx";
import { OnItsWay } from "./screens/on-its-way.tsx";
import { ProfileSheet } from "./screens/profile-sheet.tsx";
import { Queue } from "./screens/queue.tsx";
import { SettingsSheet } from "./screens/settings-sheet.tsx";
import { useStanding } from "./standing/use-standing.ts";

/** Creates a screen that loads its code when it is first shown. */
const screenLater = <Props extends object>(load: () => Promise<ComponentType<Props>>) => later(load, OnItsWay);

const Table = screenLater(async () => (await import("./table/table.tsx")).Table);
const HowToPlay = screenLater(async () => (await import("./screens/how-to-play.tsx")).HowToPlay);
const GuidePage = screenLater(async () => (await import("./guide/guide-page.tsx")).GuidePage);
const GuideSheet = later(async () => (await import("./guide/guide-page.tsx")).GuideSheet);
const Learn = screenLater(async () => (await import("./learn/learn.tsx")).Learn);
const HowToPlaySheet = later(async () => (await import("./screens/how-to-play.tsx")).HowToPlaySheet);
const Account = screenLater(async () => (await import("./account/account.tsx")).Account);
const KeepSheet = later(async () => (await import("./account/keep-sheet.tsx")).KeepSheet);
const SignInSheet = later(async () => (await import("./account/sign-in-sheet.tsx")).SignInSheet);
const PersonSheet = later(async () => (await import("./conduct/person-sheet.tsx")).PersonSheet);
const StandingNotice = later(async () => (await import("./standing/standing-notice.tsx")).StandingNotice);

const GamesScreen = screenLater(async () => (await import("./history/games-screen.tsx")).GamesScreen);
const ProfileScreen = screenLater(async () => (await import("./profile/profile-screen.tsx")).ProfileScreen);
const LeaderboardScreen = screenLater(
  async () => (await import("./leaderboard/leaderboard-screen.tsx")).LeaderboardScreen,
);
const Admin = screenLater(async () => (await import("./admin/admin.tsx")).Admin);
const Privacy = screenLater(async () => (await import("./privacy/privacy.tsx")).Privacy);
const ReplayOf = screenLater(async () => (await import("./replay/replay-screens.tsx")).ReplayOf);
const ReplayFromFile = screenLater(async () => (await import("./replay/replay-screens.tsx")).ReplayFromFile);

export function App({ games }: { readonly games: Games }) {
  const { screen } = route.value;
  const shown = screen.name === "player" ? `player ${screen.player}` : screen.name;
  useEffect(() => scrollTo(0, 0), [shown]);
  const lost = signedOut.value;
  useEffect(() => {
    if (lost !== null) toast(t("signedOut", { name: lost }), "error");
  }, [lost]);
  const known = session.value !== null;
  // The table screen asks newcomers for a name itself. All other screens show the name and let them change it.
  useEffect(() => {
    if (known && screen.name !== "table") introduced();
  }, [known, screen.name]);
  // On this screen a device link will replace the player.
  const unreachable = useIdentity(screen.name !== "device");
  useStanding(shown);
  const isTold = untold.value !== null || standing.value?.nameTaken === true;
  return (
    <GamesContext.Provider value={games}>
      <CurrentScreen />
      <CurrentSheet />
      {isTold && <StandingNotice />}
      {(unreachable || isServerAwaited.value) && (
        <p class="unreachable" role="alert">
          {t("app.unreachable")}
        </p>
      )}
      <Toasts />
    </GamesContext.Provider>
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
    case "create":
      return <Create />;
    case "table":
      return <Table code={screen.code} />;
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
      return <DeviceArrival ticket={screen.ticket} />;
    case "admin":
      return <Admin part={screen.part} id={screen.id} />;
    case "nowhere":
      return <Nowhere />;
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

/** Requests the current player until the server responds. @returns whether the last request has failed. */
function useIdentity(wanted: boolean): boolean {
  const unreachable = useSignal(false);
  const tries = useSignal(0);
  const pauses = useMemo(() => new Pauses(), []);
  const missing = wanted && session.value === null;
  useEffect(() => {
    if (!missing) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void identify().then((known) => {
      unreachable.value = !known.ok;
      if (known.ok) return pauses.reset();
      timer = setTimeout(() => {
        tries.value += 1;
      }, pauses.next());
    });
    return () => clearTimeout(timer);
  }, [missing, tries.value]);
  return missing && unreachable.value;
}
