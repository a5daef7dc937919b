import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { t } from "../../app/i18n.ts";
import { codeLength } from "../../components/forms/table-code.tsx";
import { lazy } from "../../components/lazy.tsx";
import { Notice } from "../../components/notice.tsx";
import { useDelayedFlag } from "../../components/use-delayed-flag.ts";
import type { ServerSource, TableSnapshot } from "../../game-model/model.ts";
import { showEdition } from "../../state/chosen-edition.ts";
import { introduced, session } from "../../state/session.ts";
import { Talk } from "../../state/talk.ts";
import { Announcements } from "../announcements/announcements.tsx";
import { ProfileSheet } from "../profile/profile-sheet.tsx";
import { CalledOffNotice } from "../waiting-room/called-off-notice.tsx";
import { WaitingRoom } from "../waiting-room/waiting-room.tsx";
import { ConnectionEnded, isEnding } from "./connection-ended.tsx";
import { RunningGame } from "./game.tsx";
import { JoinError } from "./join-error.tsx";
import { PausedNotice } from "./paused.tsx";
import { Reconnecting } from "./reconnecting.tsx";
import { TableSheets } from "./table-sheets.tsx";
import { useTable } from "./use-table.ts";

const Social = lazy(async () => (await import("../social/social.tsx")).Social);

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
      return <Notice title={t("reconnect.joining")} text={whyNotYet(way.trouble)} />;
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
      return <Invitation code={code} watch={watch.value} />;
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

function whyNotYet(trouble: "again" | "unreachable" | null): string {
  if (trouble === null) return t("app.loading");
  return t(trouble === "again" ? "reconnect.moving" : "app.unreachable");
}

/** Lets newcomers with an invitation choose name and avatar before they sit down or watch. */
function Invitation({ code, watch }: { readonly code: string; readonly watch: boolean }) {
  return (
    <>
      <Notice title={t("reconnect.joining")} text={t("profile.invited", { code })} />
      <ProfileSheet
        title={t("profile.title")}
        note={t("profile.invited", { code })}
        save={t(watch ? "code.watch" : "profile.sit")}
        onSaved={introduced}
      />
    </>
  );
}

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
      {table.paused && <PausedNotice />}
    </>
  );
}

function AtTable({ link, onAgain, onSit }: AtTableProps) {
  const table = link.table.value;
  const connection = link.connection.value;
  const notice = link.notice.value;
  const edition = table?.settings.edition;
  const isLongLost = useDelayedFlag(connection === "lost", quietMs);
  const seen = useRef(false);
  seen.current ||= table !== null && !(table.dealing && table.phase === "waiting");
  useEffect(() => {
    if (edition !== undefined) showEdition(edition);
  }, [edition]);
  if (isEnding(connection))
    return <ConnectionEnded how={connection} words={link.closeMessage.value} onAgain={onAgain} />;
  if (!table || !seen.current) return <Notice title={t("reconnect.joining")} text={t("app.loading")} />;
  return (
    <>
      <TableScreen link={link} table={table} onSit={onSit} />
      <Announcements {...notice} {...(table.phase === "playing" && { maintenance: null })} over />
      <CalledOffNotice table={table} />
      <TableSheets link={link} table={table} />
      {isLongLost && <Reconnecting link={link} />}
    </>
  );
}
