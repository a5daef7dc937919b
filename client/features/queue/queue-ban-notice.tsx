import { useEffect } from "preact/hooks";
import { t } from "../../app/i18n.ts";
import { go } from "../../app/router.ts";
import { Button } from "../../components/forms/button.tsx";
import { Notice } from "../../components/notice.tsx";
import { useNow } from "../../components/use-now.ts";

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
export function QueueBanNotice({ why, endsAt, onOver }: QueuePauseProps) {
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
      <Button kind="go" block onPress={() => go("/", "replace")}>
        {t("app.home")}
      </Button>
    </Notice>
  );
}

/** Formats seconds, for example 4:05. */
const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
