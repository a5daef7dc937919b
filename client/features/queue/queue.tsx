import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { addresses } from "../../../shared/net/addresses.ts";
import type { QueueCloseMessage, QueueNews, SeatLocation } from "../../../shared/net/protocol.ts";
import { t } from "../../app/i18n.ts";
import { sanctionText } from "../../app/problems.ts";
import { go, goBack } from "../../app/router.ts";
import { Bar } from "../../components/bar.tsx";
import { Button } from "../../components/forms/button.tsx";
import { SwitchRow } from "../../components/forms/form-controls.tsx";
import { lazyExtra } from "../../components/lazy.tsx";
import { Notice } from "../../components/notice.tsx";
import { HomeButton } from "../../components/page-states.tsx";
import { Avatar } from "../../components/pictures/avatar.tsx";
import { drawing, EditionThumb } from "../../components/pictures/drawings.tsx";
import { useGames } from "../../game-model/games.ts";
import type { Queue as QueueLink, QueueWait } from "../../net/queue.ts";
import type { SignedOut } from "../../net/rooms.ts";
import { session } from "../../state/session.ts";
import { company, meetsParties } from "../../state/settings.ts";
import { showToast } from "../../state/toasts.ts";
import { FuseRing, useNow } from "./fuse-ring.tsx";
import "./queue.css";

const NotificationOffer = lazyExtra(
  async () => (await import("../notifications/notification-offer.tsx")).NotificationOffer,
);

interface QueueProps {
  readonly edition: string;
  readonly seats: number | "any";
}

export function Queue(wanted: QueueProps) {
  const pause = useSignal<QueueBan | null>(null);
  if (pause.value === null) return <Waiting {...wanted} pause={pause} />;
  return (
    <QueueBanNotice
      {...pause.value}
      onOver={() => {
        pause.value = null;
      }}
    />
  );
}

interface WaitingProps extends QueueProps {
  /** Reason and end of a queue ban; null without one. */
  readonly pause: Signal<QueueBan | null>;
}

function Waiting({ edition, seats, pause }: WaitingProps) {
  const games = useGames();
  const link = useQueue(edition, seats, (why, waitMs) => {
    pause.value = { why, endsAt: performance.now() + waitMs };
  });
  const wait = link?.wait.value ?? null;
  const isStarting = useSignal(false);
  return (
    <>
      <Bar title={t("queue.title")} before={<span />} />
      <main class="page queue">
        <div class="glass row queue-wanted">
          <EditionThumb edition={edition} />
          <span class="grow">
            <b class="head">{edition === "any" ? t("edition.any") : games.nameOf(edition)}</b>
            <span class="small soft">{seats === "any" ? t("queue.anySeats") : t("queue.seats", { count: seats })}</span>
            {edition === "any" && wait && (
              <span class="small soft">{t("queue.soFar", { edition: games.nameOf(wait.edition) })}</span>
            )}
          </span>
        </div>
        <FuseRing wait={wait} />
        <WhoIsHere wait={wait} seats={seats} />
        <NotificationOffer />
        <Tip />
        <section class="paper queue-company">
          <SwitchRow
            title={t("queue.people")}
            note={t("queue.peopleNote")}
            on={company.value === "people"}
            onChange={(on) => {
              company.value = on ? "people" : "anybody";
              link?.prefer(company.value);
            }}
          />
        </section>
        <div class="queue-buttons">
          <Button
            kind="go"
            block
            busy={!wait || isStarting.value}
            onPress={() => {
              isStarting.value = true;
              link?.startWithBots();
            }}
          >
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

/** Stays in the queue while the screen is open. The table then replaces the screen. */
function useQueue(
  edition: string,
  seats: number | "any",
  onPaused: (why: QueueBan["why"], waitMs: number) => void,
): QueueLink | null {
  const link = useSignal<QueueLink | null>(null);
  const token = session.value?.token;
  useEffect(() => {
    if (!token) return undefined;
    let left = false;
    void import("../../net/queue.ts").then(({ queueUp }) => {
      if (left) return;
      const onGoodbye = (goodbye: QueueCloseMessage | SignedOut) =>
        "waitMs" in goodbye ? onPaused(goodbye.reason, goodbye.waitMs) : sentAway(goodbye);
      const wanted = {
        token,
        edition,
        seats,
        company: company.peek(),
        ...(meetsParties.peek() && { parties: true as const }),
      };
      link.value = queueUp(wanted, { onSeated, onGoodbye });
    });
    return () => {
      left = true;
      link.value?.leave();
    };
  }, [token, edition, seats]);
  return link.value;
}

export const onSeated = ({ code }: SeatLocation): void => go(addresses.table(code), "replace");

type Lasting = Exclude<QueueCloseMessage, { waitMs: number }>;

/**
 * Leaves the queue with an error message. If the device was signed out, the start page detects and reports that itself.
 */
export function sentAway(goodbye: Lasting | SignedOut): void {
  if (goodbye.reason !== "unauthorized") showToast(whyNot(goodbye), "error");
  go(addresses.home, "replace");
}

function whyNot(goodbye: Lasting): string {
  switch (goodbye.reason) {
    case "elsewhere":
      return t("ended.elsewhereText");
    case "suspended":
      return t("ended.suspendedText");
    case "sanctioned":
      return sanctionText(goodbye.until);
    case "not-saving":
    case "maintenance":
    case "too-many-tables":
    case "full":
    case "party-over":
      return t(`problem.${goodbye.reason}`);
    default:
      return t("ended.closingText");
  }
}

interface WhoProps {
  readonly wait: QueueWait | null;
  /** Number of chairs that the player requested. */
  readonly seats: number | "any";
}

/** The number of players who wait, and the outcome of the wait. */
export function WaitSummary({ wait, seats: asked }: WhoProps) {
  const here = wait?.people ?? 1;
  return (
    <div class="center" role="status">
      <h2 class="head">{wait ? t("queue.here", { count: here, seats: wait.seats }) : t("app.loading")}</h2>
      <p class="small soft balance">{wait && whatThen(wait, asked)}</p>
      {wait?.party && <p class="small balance">{t(`party.${wait.party}`)}</p>}
    </div>
  );
}

/** The player and the number of others. Their names are shown only at the table. */
function WhoIsHere({ wait, seats: asked }: WhoProps) {
  const here = wait?.people ?? 1;
  const seats = wait?.seats ?? here;
  return (
    <>
      <WaitSummary wait={wait} seats={asked} />
      <ul class="queue-chairs">
        {Array.from({ length: Math.max(seats, here) }, (_, index) => (
          <li key={index} class={index < here ? "" : "soft"}>
            <QueueChair index={index} here={here} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Describes what will happen at the end of the wait. */
function whatThen({ ending, seats }: Pick<QueueNews, "ending" | "seats">, asked: number | "any"): string {
  switch (ending) {
    case "people":
      return t("queue.thenPeople");
    case "wait":
      return asked === "any" ? t("queue.thenWaitAny") : t("queue.thenWait", { seats });
    case "bots":
      return t("queue.note");
  }
}

function QueueChair({ index, here }: { readonly index: number; readonly here: number }) {
  const isMine = index === 0;
  const avatar = isMine ? session.value?.player.avatar : "somebody";
  return (
    <>
      {index < here && avatar ? <Avatar id={avatar} size={60} /> : <span class="queue-empty">?</span>}
      <span>{isMine ? t("queue.you") : index < here ? t("queue.somebody") : t("queue.looking")}</span>
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

/** Reason and end of a queue ban. */
export interface QueueBan {
  readonly why: "paused" | "newcomer";
  /** By `performance.now()`. */
  readonly endsAt: number;
}

interface QueuePauseProps extends QueueBan {
  readonly onOver: () => void;
}

/** Shows the remaining time of a queue ban. Afterwards the client joins the queue again automatically. */
function QueueBanNotice({ why, endsAt, onOver }: QueuePauseProps) {
  const seconds = Math.max(0, Math.ceil((endsAt - useNow().value) / 1000));
  useEffect(() => {
    if (seconds === 0) onOver();
  }, [seconds]);
  return (
    <Notice title={t("pause.title")} text={t(`pause.text.${why}`)}>
      <p class="pause-left" role="timer" aria-label={t("pause.left")}>
        {clock(seconds)}
      </p>
      <p class="small balance">{t(`pause.note.${why}`)}</p>
      <HomeButton />
    </Notice>
  );
}

/** Formats seconds, for example 4:05. */
const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
