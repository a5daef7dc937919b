import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { TableLink, TableSnapshot } from "../../game/model.ts";
import { t } from "../../i18n.ts";
import { introduced, session } from "../../store/session.ts";
import { Talk } from "../../store/talk.ts";
import { codeLength } from "../components/code.tsx";
import { later } from "../components/later.tsx";
import { Notice } from "../components/notice.tsx";
import { useLonger } from "../components/use-longer.ts";
import { Notices } from "../notices/notices.tsx";
import { showEdition } from "../screens/chosen-edition.ts";
import { JoinProblem } from "../screens/join-problem.tsx";
import { ProfileSheet } from "../screens/profile-sheet.tsx";
import { CalledOff } from "./called-off.tsx";
import { Ended, isEnding } from "./ended.tsx";
import { Game } from "./game.tsx";
import { Paused } from "./paused.tsx";
import { Reconnecting } from "./reconnecting.tsx";
import { TableSheets } from "./sheets.tsx";
import { useTable } from "./use-table.ts";
import { WaitingRoom } from "./waiting-room.tsx";

const Social = later(async () => (await import("../social/social.tsx")).Social);

/** Time in ms before a lost connection is shown, because most reconnect earlier. */
const quietMs = 2000;

/** All pages below /t/CODE. */
export function Table({ code }: { readonly code: string }) {
  const attempt = useSignal(0);
  const again = () => {
    attempt.value += 1;
  };
  const watch = useSignal(false);
  const newcomer = session.value?.newcomer ?? false;
  const way = useTable(code, { watch: watch.value, join: !newcomer }, attempt.value);
  if (code.length !== codeLength)
    return <JoinProblem code={code} failure={{ error: "no-such-table" }} onAgain={again} onWatch={again} />;
  switch (way.kind) {
    case "looking":
      return <Notice title={t("reconnect.joining")} text={whyNotYet(way.trouble)} />;
    case "refused":
      return (
        <JoinProblem
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
  readonly link: TableLink;
  readonly onAgain: () => void;
  /** Takes a chair as a spectator. */
  readonly onSit: () => void;
}

interface ScreenProps {
  readonly link: TableLink;
  readonly table: TableSnapshot;
  readonly onSit: () => void;
}

/** The content of a table, with chat and emotes over it. */
function TableScreen({ link, table, onSit }: ScreenProps) {
  const talk = useMemo(() => new Talk(link.social, table.code), [link, table.code]);
  const props = { link, table, talk, onSit };
  return (
    <>
      {table.phase === "waiting" ? <WaitingRoom {...props} /> : <Game {...props} />}
      <Social talk={talk} link={link} table={table} />
      {table.paused && <Paused />}
    </>
  );
}

function AtTable({ link, onAgain, onSit }: AtTableProps) {
  const table = link.table.value;
  const connection = link.connection.value;
  const notice = link.notice.value;
  const edition = table?.settings.edition;
  const isLongLost = useLonger(connection === "lost", quietMs);
  const seen = useRef(false);
  seen.current ||= table !== null && !(table.dealing && table.phase === "waiting");
  useEffect(() => {
    if (edition !== undefined) showEdition(edition);
  }, [edition]);
  if (isEnding(connection)) return <Ended how={connection} words={link.farewell.value} onAgain={onAgain} />;
  if (!table || !seen.current) return <Notice title={t("reconnect.joining")} text={t("app.loading")} />;
  return (
    <>
      <TableScreen link={link} table={table} onSit={onSit} />
      <Notices {...notice} {...(table.phase === "playing" && { maintenance: null })} over />
      <CalledOff table={table} />
      <TableSheets link={link} table={table} />
      {isLongLost && <Reconnecting link={link} />}
    </>
  );
}
