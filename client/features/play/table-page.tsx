import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { ok } from "../../../shared/core/result.ts";
import type { Invitation, InvitedTable } from "../../../shared/net/invitation.ts";
import type { SeatLocation } from "../../../shared/net/protocol.ts";
import { neededCode, t } from "../../app/i18n.ts";
import { waitingText } from "../../app/problems.ts";
import { route } from "../../app/router.ts";
import { codeLength } from "../../components/forms/table-code.tsx";
import { lazyExtra } from "../../components/lazy.tsx";
import { Notice } from "../../components/notice.tsx";
import { LoadingTable, useDelayedFlag } from "../../components/page-states.tsx";
import { type Games, useGames } from "../../game-model/games.ts";
import type { ServerSource, TableSnapshot } from "../../game-model/model.ts";
import { api } from "../../net/api.ts";
import { type ApiFailure, type ApiResponse, untilLasting } from "../../net/request.ts";
import { showEdition } from "../../state/chosen-edition.ts";
import { guestToken, session, token } from "../../state/session.ts";
import { Talk } from "../../state/talk.ts";
import { showToast } from "../../state/toasts.ts";
import { Announcements } from "../announcements/announcements.tsx";
import { WaitingRoom } from "../waiting-room/waiting-room.tsx";
import { RunningGame } from "./game.tsx";
import { InvitedNewcomer } from "./invitation.tsx";
import { JoinError } from "./join-error.tsx";
import { CalledOffNotice, ConnectionEnded, isEnding, PausedNotice, Reconnecting } from "./table-notices.tsx";
import { TableSheets } from "./table-sheets.tsx";

const Social = lazyExtra(async () => (await import("../social/social.tsx")).Social);

/** Time in ms before a lost connection is shown, because most reconnect earlier. */
const quietMs = 2000;

/** All pages below /t/CODE. */
export function TablePage({ code }: { readonly code: string }) {
  const attempt = useSignal(0);
  const again = () => {
    attempt.value += 1;
  };
  const watch = useSignal(false);
  const newcomer = session.value?.newcomer ?? false;
  const way = useTable(code, { watch: watch.value, join: !newcomer }, attempt.value);
  if (code.length !== codeLength)
    return <JoinError code={code} failure={{ error: "no-such-table" }} onAgain={again} onWatch={again} />;
  switch (way.kind) {
    case "looking":
      return way.trouble === null ? (
        <Joining />
      ) : (
        <Notice title={t("reconnect.joining")} text={whyNotYet(way.trouble)} />
      );
    case "refused":
      return (
        <JoinError
          code={code}
          failure={way.failure}
          onAgain={again}
          onWatch={() => {
            watch.value = true;
          }}
        />
      );
    case "found":
      return <InvitedNewcomer code={code} invitation={way.invitation} watch={watch.value} />;
    case "there":
      return (
        <AtTable
          link={way.link}
          onAgain={again}
          onSit={() => {
            watch.value = false;
          }}
        />
      );
  }
}

const whyNotYet = (trouble: ApiFailure): string =>
  trouble.error === "again" ? t("reconnect.moving") : waitingText(trouble);

const Joining = () => (
  <main>
    <h1 class="unseen">{t("reconnect.joining")}</h1>
    <LoadingTable />
  </main>
);

const DeckSheet = lazyExtra(async () => (await import("../decks/deck-sheet.tsx")).DeckSheet);

interface AtTableProps {
  readonly link: ServerSource;
  readonly onAgain: () => void;
  /** Takes a chair as a spectator. */
  readonly onSit: () => void;
}

interface ScreenProps {
  readonly link: ServerSource;
  readonly table: TableSnapshot;
  readonly onSit: () => void;
}

/** The content of a table, with chat and emotes over it. */
function TableScreen({ link, table, onSit }: ScreenProps) {
  const talk = useMemo(() => new Talk(link.social, table.code), [link, table.code]);
  const props = { link, table, talk, onSit };
  return (
    <>
      {table.phase === "waiting" ? <WaitingRoom {...props} /> : <RunningGame {...props} />}
      <Social talk={talk} link={link} table={table} />
      {route.value.sheet === "deck" && <DeckSheet table={table} talk={talk} />}
      {table.paused && <PausedNotice />}
    </>
  );
}

function AtTable({ link, onAgain, onSit }: AtTableProps) {
  const games = useGames();
  const table = link.table.value;
  const connection = link.connection.value;
  const notice = link.notice.value;
  const edition = table?.settings.edition;
  const deck = table?.settings.deck ?? null;
  const isLongLost = useDelayedFlag(connection === "lost", quietMs);
  const seen = useRef(false);
  seen.current ||= table !== null && !(table.dealing && table.phase === "waiting");
  useEffect(() => {
    if (edition === undefined) return;
    showEdition(edition, deck);
    // The code of the game is needed soon. A failure needs no handling, because the game loads it again.
    void games
      .gameOf(edition)
      ?.mount()
      .catch(() => {});
  }, [games, edition, deck]);
  const isUnrated = table?.dealing === true && table.chairs.some(({ party }) => party !== undefined);
  useEffect(() => {
    if (isUnrated) showToast(t("party.here"));
  }, [isUnrated]);
  if (isEnding(connection))
    return <ConnectionEnded how={connection} words={link.closeMessage.value} onAgain={onAgain} />;
  if (!table || !seen.current) return <Joining />;
  return (
    <>
      <TableScreen link={link} table={table} onSit={onSit} />
      <Announcements {...notice} {...(table.phase === "playing" && { maintenance: null })} over />
      <CalledOffNotice table={table} />
      <TableSheets link={link} table={table} onSit={onSit} />
      {isLongLost && <Reconnecting link={link} />}
    </>
  );
}

/** State of joining: searching (with the reason for a long search), failed with a reason, found but not joined, or joined. */
export type JoinState =
  | { readonly kind: "looking"; readonly trouble: ApiFailure | null }
  | { readonly kind: "refused"; readonly failure: ApiFailure }
  | { readonly kind: "found"; readonly invitation: Invitation | null }
  | { readonly kind: "there"; readonly link: ServerSource };

const looking: JoinState = { kind: "looking", trouble: null };

/** Time after which the reason for the delay is shown, in ms. */
const slowMs = 2000;

interface Wish {
  /** Joins as a spectator, if the table allows it. */
  readonly watch: boolean;
  /** false: only searches for the table. */
  readonly join: boolean;
}

/**
 * Finds the table of a code and joins it while the screen is open.
 * @param attempt another number starts a new try.
 */
export function useTable(code: string, { watch, join }: Wish, attempt: number): JoinState {
  const games = useGames();
  const way = useSignal<JoinState>(looking);
  const me = session.value?.player.id;
  useEffect(() => {
    way.value = looking;
    if (me === undefined || code.length !== codeLength) return undefined;
    let left = false;
    const toldFrom = performance.now() + slowMs;
    const goesOn = (trouble: ApiFailure) => {
      if (!left && performance.now() > toldFrom) way.value = { kind: "looking", trouble };
      return !left;
    };
    let link: ServerSource | null = null;
    void reach(games, code, { watch, join }, goesOn).then((reached) => {
      link = reached.kind === "there" ? reached.link : null;
      if (left) link?.close();
      else way.value = reached;
    });
    return () => {
      left = true;
      link?.close();
    };
  }, [games, code, me, join, watch, attempt]);
  return way.value;
}

/** Returns the seat at this table that the player took as a guest. It becomes the account's seat on joining. */
function takenAsGuest(code: string): SeatLocation | null {
  const seated = guestToken() === null ? null : (session.value?.seated ?? null);
  return seated?.code === code ? seated : null;
}

async function connect(games: Games, table: SeatLocation, watch: boolean): Promise<JoinState> {
  const [{ connectTable }, engines] = await neededCode(
    Promise.all([import("../../net/table-connection.ts"), games.engines()]),
  );
  return {
    kind: "there",
    link: connectTable(engines, table, { token, formerly: guestToken }, watch ? "spectator" : "player"),
  };
}

/** Retries until the server responds, or the screen is left. */
async function reach(
  games: Games,
  code: string,
  { watch, join }: Wish,
  goesOn: (failure: ApiFailure) => boolean,
): Promise<JoinState> {
  const taken = takenAsGuest(code);
  if (taken) return connect(games, taken, watch);
  const found = await untilLasting(() => findTable(code, !join), goesOn);
  const table = found.ok ? found.value : watch && "watch" in found.error ? found.error.watch : undefined;
  if (table && !join) return { kind: "found", invitation: found.ok ? found.value.invitation : null };
  if (table) return connect(games, table, watch);
  return found.ok ? looking : { kind: "refused", failure: found.error };
}

/** Finds a table, for a newcomer with its invitation. A server of the version before has none. */
async function findTable(code: string, isNewcomer: boolean): ApiResponse<InvitedTable> {
  const invited = isNewcomer ? await api.invitation(token(), code) : null;
  if (invited && (invited.ok || invited.error.error !== "malformed")) return invited;
  const found = await api.table(token(), code);
  return found.ok ? ok({ ...found.value, invitation: null }) : found;
}
