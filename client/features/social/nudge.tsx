import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { nudgeIntervalMs } from "../../../shared/net/social.ts";
import { useDelayedFlag } from "../../components/page-states.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import type { TableSnapshot } from "../../game-model/model.ts";
import { currentPrompt } from "../../state/displayed-moment.ts";
import { onWake } from "../../state/on-wake.ts";
import { nudges } from "../../state/table-sound.ts";
import { showToast } from "../../state/toasts.ts";
import type { TalkProps } from "./social-state.ts";
import { socialErrorText, t } from "./texts.ts";
import "./nudge.css";

/** Wait for the other players before the button appears, in ms. */
const patienceMs = 5000;

/** Whether the viewer waits for another player at a table without a clock. */
const waits = ({ settings, phase, mySeat, clock, chairs }: TableSnapshot): boolean =>
  !settings.hasClock &&
  phase === "playing" &&
  mySeat !== null &&
  clock === null &&
  currentPrompt.value === null &&
  chairs.some(({ kind, seat }) => kind === "person" && seat !== mySeat);

/** Shows nudges at a table without a clock, and offers one to a player who waits. */
export function Nudge({ talk, table }: TalkProps) {
  const { social } = talk;
  const isSpent = useSignal(false);
  const isDue = useDelayedFlag(waits(table), patienceMs);
  const chairs = useRef(table.chairs);
  chairs.current = table.chairs;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = social.onNudge(({ seat, who }) => {
      isSpent.value = true;
      clearTimeout(timer);
      timer = setTimeout(() => {
        isSpent.value = false;
      }, nudgeIntervalMs);
      if (talk.hides(who)) return;
      if (who === social.me.value) showToast(t("social.nudge.done"));
      else report(chairs.current[seat]?.name ?? "");
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [social]);
  if (!isDue || isSpent.value) return null;
  const nudge = async () => {
    const sent = await social.nudge();
    if (!sent.ok) showToast(refusalText(sent.error), "error");
  };
  return (
    <button
      type="button"
      class="nudge"
      aria-label={t("social.nudge.open")}
      title={t("social.nudge.open")}
      onClick={() => void nudge()}
    >
      <Icon name="bell" />
      <span>{t("social.nudge.open")}</span>
    </button>
  );
}

/** Calls a player who is to act, and shows the nudge when the tab is visible. */
function report(name: string): void {
  if (currentPrompt.value === null) {
    showToast(t("social.nudge.other", { name }), "hint");
    return;
  }
  nudges.value += 1;
  const show = () => showToast(t("social.nudge.does", { name }), "hint");
  if (!document.hidden) {
    show();
    return;
  }
  const stop = new AbortController();
  onWake(() => {
    stop.abort();
    show();
  }, stop.signal);
}

type Refusal = Parameters<typeof socialErrorText>[0];

function refusalText(error: Refusal): string {
  const isOwn = error.kind === "company" && (error.code === "not-now" || error.code === "too-fast");
  return isOwn ? t(`social.nudge.${error.code}`) : socialErrorText(error);
}
