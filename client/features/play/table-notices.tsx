import { useEffect, useRef, useState } from "preact/hooks";
import { addresses } from "../../../shared/net/addresses.ts";
import { joined, t } from "../../app/i18n.ts";
import { go } from "../../app/router.ts";
import { Button } from "../../components/forms/button.tsx";
import { Notice } from "../../components/notice.tsx";
import { HomeButton } from "../../components/page-states.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import { isReplacedByBot } from "../../game-model/bots.ts";
import type { Connection, ServerSource, TableSnapshot } from "../../game-model/model.ts";
import { loadSanctions } from "../../state/sanctions.ts";
import { showToast } from "../../state/toasts.ts";
import "./paused.css";
import "./reconnecting.css";

export type Ending = Exclude<Connection, "connecting" | "open" | "lost">;

export const isEnding = (connection: Connection): connection is Ending =>
  connection !== "connecting" && connection !== "open" && connection !== "lost";

interface EndedProps {
  readonly how: Ending;
  /** Message of the operator; empty without one. */
  readonly words: string;
  readonly onAgain: () => void;
}

/** Shown after a final end of the connection. The reason determines the offered actions. */
export function ConnectionEnded({ how, words, onAgain }: EndedProps) {
  useEffect(() => {
    if (how === "suspended") void loadSanctions();
  }, [how]);
  return (
    <Notice title={t(`ended.${how}`)} text={words || t(`ended.${how}Text`)}>
      {words !== "" && <p class="balance">{t(`ended.${how}Text`)}</p>}
      {how === "elsewhere" && (
        <Button kind="go" block onPress={onAgain}>
          {t("ended.hereAgain")}
        </Button>
      )}
      {how === "outdated" && (
        <Button kind="go" block onPress={() => location.reload()}>
          {t("ended.reload")}
        </Button>
      )}
      {how === "suspended" && (
        <Button kind="go" block onPress={() => go(addresses.account, "replace")}>
          {t("ended.standing")}
        </Button>
      )}
      <HomeButton kind="quiet" />
    </Notice>
  );
}

/** Shown to a player while a bot replaces them until the game is over. */
export const PutOutNotice = ({ table }: { readonly table: TableSnapshot }) =>
  table.phase === "playing" && isReplacedByBot(table) ? <PutOut /> : null;

/** Shown until the player has dismissed it. Afterwards their own panel says that a bot plays. */
function PutOut() {
  const [isRead, setIsRead] = useState(false);
  if (isRead) return null;
  return (
    <div class="game-away" role="alert">
      <p>{t("away.out")}</p>
      <p>{t("away.outText")}</p>
      <Button kind="go" onPress={() => setIsRead(true)}>
        {t("away.watch")}
      </Button>
    </div>
  );
}

/** Reports that a player has taken the chair of a bot. */
export function NewcomerNotice({ table: { chairs } }: { readonly table: TableSnapshot }) {
  const known = useRef(chairs);
  useEffect(() => {
    const before = known.current;
    known.current = chairs;
    const newcomer = chairs.find(({ seat, kind, since }) => kind === "person" && since && before[seat]?.kind === "bot");
    const bot = before[newcomer?.seat ?? -1];
    if (newcomer && bot) showToast(t("room.newcomer", { name: newcomer.name, bot: bot.name }), "hint");
  }, [chairs]);
  return null;
}

/** Notice over a suspended table. */
export const PausedNotice = () => (
  <p class="table-paused" role="status">
    {t("room.paused")}
  </p>
);

const lives = 9;

/** Shown over the dimmed table: a cat's head for each of the first nine tries. The tries continue after that. */
export function Reconnecting({ link }: { readonly link: ServerSource }) {
  const tries = link.tries.value;
  const trouble = link.trouble.value;
  return (
    <div class="reconnecting" role="alertdialog" aria-label={t("reconnect.title")}>
      <Notice over title={t("reconnect.title")} text={t(trouble ? `problem.${trouble}` : "reconnect.text")}>
        <div class="lives-box">
          <div class="lives" aria-hidden="true">
            {Array.from({ length: lives }, (_, life) => (
              <CatHead key={life} used={life < tries} />
            ))}
          </div>
          <p>{tries > lives ? t("reconnect.still") : t("reconnect.tries", { count: tries })}</p>
        </div>
        <Button kind="go" block onPress={() => link.retryNow()}>
          <Icon name="again" />
          {t("reconnect.now")}
        </Button>
        <p class="small soft balance">{t("reconnect.note")}</p>
        <Button kind="link" onPress={() => go(addresses.home, "replace")}>
          {t("app.home")}
        </Button>
      </Notice>
    </div>
  );
}

function CatHead({ used }: { readonly used: boolean }) {
  return (
    <svg viewBox="0 0 24 24" class={used ? "used" : ""} aria-hidden="true">
      <path
        fill="currentColor"
        fill-rule="evenodd"
        d="M4.5 10.5L3.2 2.6Q3.3 1 4.8 1.6L9.4 5.2Q12 4.7 14.6 5.2L19.2 1.6Q20.7 1 20.8 2.6L19.5 10.5Q21.5 13 20.8 15.8Q19 21.5 12 21.5Q5 21.5 3.2 15.8Q2.5 13 4.5 10.5ZM6.3 13a2 2 0 1 0 4 0a2 2 0 1 0 -4 0ZM13.7 13a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z"
      />
    </svg>
  );
}

/** Reports that a start was called off because a player's page sent no contribution. */
export function CalledOffNotice({ table: { chairs, mySeat } }: { readonly table: TableSnapshot }) {
  const silent = chairs.filter((chair) => chair.silent);
  const known = useRef(silent);
  useEffect(() => {
    const newly = silent.filter(({ name }) => !known.current.some((chair) => chair.name === name));
    known.current = silent;
    if (newly.length === 0) return;
    const mine = newly.some(({ seat }) => seat === mySeat);
    const names = joined.list(newly.map(({ name }) => name));
    showToast(mine ? t("room.calledOffByYou") : t("room.calledOff", { names }), "error");
  }, [silent.map(({ name }) => name).join()]);
  return null;
}
