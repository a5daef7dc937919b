import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Goodbye, Seated } from "../../../shared/net/protocol.ts";
import { t } from "../../i18n.ts";
import type { Queue as QueueLink, Wait } from "../../net/queue.ts";
import { session } from "../../store/session.ts";
import { toast } from "../../store/toasts.ts";
import { Avatar } from "../parts/avatar.tsx";
import { Bar } from "../parts/bar.tsx";
import { Button } from "../parts/button.tsx";
import { drawing } from "../parts/drawings.ts";
import { editionName, Thumb } from "../parts/poster.tsx";
import { go, goBack } from "../router.ts";
import { FuseRing } from "./fuse-ring.tsx";
import "./queue.css";

interface QueueProps {
  readonly edition: string;
  readonly seats: number | "any";
}

export function Queue({ edition, seats }: QueueProps) {
  const link = useQueue(edition, seats);
  const wait = link?.wait.value ?? null;
  return (
    <>
      <Bar title={t("queue.title")} before={<span />} />
      <main class="page queue">
        <div class="glass row queue-wanted">
          <Thumb edition={edition} />
          <span class="grow">
            <b class="head">{editionName(edition)}</b>
            <span class="small soft">{seats === "any" ? t("queue.anySeats") : t("queue.seats", { count: seats })}</span>
            {edition === "any" && wait && (
              <span class="small soft">{t("queue.soFar", { edition: editionName(wait.edition) })}</span>
            )}
          </span>
        </div>
        <FuseRing wait={wait} />
        <WhoIsHere wait={wait} />
        <Tip />
        <div class="queue-buttons">
          <Button kind="go" block busy={!wait} onPress={() => link?.startWithBots()}>
            <Avatar id="bot" size={40} />
            {t("queue.start")}
          </Button>
          <Button kind="quiet" block onPress={goBack}>
            {t("queue.cancel")}
          </Button>
        </div>
      </main>
    </>
  );
}

/** In the queue as long as the screen is open; its table takes the screen's place. */
function useQueue(edition: string, seats: number | "any"): QueueLink | null {
  const link = useSignal<QueueLink | null>(null);
  const token = session.value?.token;
  useEffect(() => {
    if (!token) return undefined;
    let left = false;
    void import("../../net/queue.ts").then(({ queueUp }) => {
      if (left) return;
      link.value = queueUp({ token, edition, seats }, { onSeated, onGoodbye });
    });
    return () => {
      left = true;
      link.value?.leave();
    };
  }, [token, edition, seats]);
  return link.value;
}

const onSeated = ({ code }: Seated): void => go(`/t/${code}`, "replace");

function onGoodbye(reason: Goodbye["reason"]): void {
  toast(t(whyNot(reason)), "error");
  go("/", "replace");
}

function whyNot(reason: Goodbye["reason"]) {
  if (reason === "elsewhere") return "ended.elsewhereText";
  return reason === "not-saving" ? "problem.not-saving" : "ended.closingText";
}

function WhoIsHere({ wait }: { readonly wait: Wait | null }) {
  const me = session.value?.player;
  const mine = wait?.people.findIndex(({ name, avatar }) => name === me?.name && avatar === me.avatar);
  const others = wait?.people.filter((_, place) => place !== mine) ?? [];
  const here = 1 + others.length;
  const seats = wait?.seats ?? here;
  return (
    <>
      <div class="center" role="status">
        <h2 class="head">{wait ? t("queue.here", { count: here, seats }) : t("app.loading")}</h2>
        <p class="small soft balance">{t("queue.note")}</p>
      </div>
      <ul class="queue-chairs">
        {Array.from({ length: Math.max(seats, here) }, (_, place) => {
          const person = place === 0 ? me && { ...me, name: t("queue.you") } : others[place - 1];
          return (
            <li key={place} class={person ? "" : "soft"}>
              {person ? <Avatar id={person.avatar} size={60} /> : <span class="queue-empty">?</span>}
              <span>{person?.name ?? t("queue.looking")}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Tip() {
  return (
    <aside class="paper dots tip breaking">
      <span class="rays">
        <img src={drawing("faces/see-the-future")} alt="" />
      </span>
      <span class="grow">
        <b class="label">{t("queue.tipTitle")}</b>
        <p class="small soft">{t("queue.tip")}</p>
      </span>
    </aside>
  );
}
