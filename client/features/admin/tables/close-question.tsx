import { useSignal } from "@preact/signals";
import { maxCommentLength } from "../../../../shared/net/moderation.ts";
import type { TableRow } from "../../../../shared/net/operators.ts";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { adminApi } from "../../../net/admin-api.ts";
import { withPanelConfirmation } from "../../../state/panel-passkey.ts";
import { token } from "../../../state/session.ts";
import { showToast } from "../../../state/toasts.ts";
import { useAttempt } from "../../account/use-attempt.ts";
import { TextArea } from "../text-area.tsx";
import { t } from "../texts.ts";

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
      withPanelConfirmation(() => adminApi.closeTable(token(), roomId, words.value.trim())),
    );
    if (!left) return;
    onClosed();
    showToast(t("admin.tables.closed", { code }));
    onDone();
  }
  return (
    <ConfirmDialog
      title={t("admin.tables.question", { code })}
      yes={t("admin.tables.close")}
      no={t("admin.tables.keep")}
      busy={busy}
      trouble={trouble}
      onYes={() => void close()}
      onNo={onDone}
    >
      <p>{t(phase === "playing" ? "admin.tables.endsGame" : "admin.tables.ends")}</p>
      <TextArea
        label={t("admin.tables.words")}
        words={words.value}
        onWords={(typed) => {
          words.value = typed;
        }}
        most={maxCommentLength}
      />
    </ConfirmDialog>
  );
}
