import { useSignal } from "@preact/signals";
import { longestWords } from "../../../../shared/net/moderation.ts";
import type { TableRow } from "../../../../shared/net/operators.ts";
import { adminApi } from "../../../net/admin-api.ts";
import { confirmingForPanel } from "../../../store/panel-passkey.ts";
import { token } from "../../../store/session.ts";
import { toast } from "../../../store/toasts.ts";
import { useAttempt } from "../../account/attempt.ts";
import { Question } from "../../account/question.tsx";
import { t } from "../texts.ts";
import { WordsField } from "../words-field.tsx";

interface CloseProps {
  readonly table: TableRow;
  readonly onClosed: () => void;
  readonly onDone: () => void;
}

export function CloseQuestion({ table: { roomId, code, phase }, onClosed, onDone }: CloseProps) {
  const words = useSignal("");
  const { busy, trouble, attempt } = useAttempt();
  async function close() {
    const left = await attempt(() =>
      confirmingForPanel(() => adminApi.closeTable(token(), roomId, words.value.trim())),
    );
    if (!left) return;
    onClosed();
    toast(t("admin.tables.closed", { code }));
    onDone();
  }
  return (
    <Question
      title={t("admin.tables.question", { code })}
      yes={t("admin.tables.close")}
      no={t("admin.tables.keep")}
      busy={busy}
      trouble={trouble}
      onYes={() => void close()}
      onNo={onDone}
    >
      <p>{t(phase === "playing" ? "admin.tables.endsGame" : "admin.tables.ends")}</p>
      <WordsField
        label={t("admin.tables.words")}
        words={words.value}
        onWords={(typed) => {
          words.value = typed;
        }}
        most={longestWords}
      />
    </Question>
  );
}
