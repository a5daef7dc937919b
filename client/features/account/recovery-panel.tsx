import { useSignal } from "@preact/signals";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { Button } from "../../components/forms/button.tsx";
import { Sheet } from "../../components/sheet.tsx";
import { newRecoveryCodes } from "../../state/account.ts";
import { AccountPanel, type PanelProps } from "./account-panel.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { t } from "./texts.ts";
import { useAttempt } from "./use-attempt.ts";

type Step = { readonly name: "idle" | "asking" } | { readonly name: "made"; readonly codes: readonly string[] };

const idle: Step = { name: "idle" };

export function RecoveryPanel({ view, onView }: PanelProps) {
  const step = useSignal<Step>(idle);
  const { busy, trouble, attempt, forget } = useAttempt();
  const close = () => {
    forget();
    step.value = idle;
  };
  async function make() {
    const codes = await attempt(newRecoveryCodes);
    if (!codes) return;
    step.value = { name: "made", codes };
    onView({ ...view, recoveryCodes: codes.length });
  }
  return (
    <AccountPanel title={t("account.recovery.title")}>
      <p class="small soft">{t("account.recovery.left", { count: view.recoveryCodes })}</p>
      <Button
        onPress={() => {
          step.value = { name: "asking" };
        }}
      >
        {t("account.recovery.make")}
      </Button>
      {step.value.name === "asking" && (
        <ConfirmDialog
          title={t("account.codes.newTitle")}
          yes={t("account.recovery.makeGo")}
          no={t("account.recovery.makeNot")}
          busy={busy}
          trouble={trouble}
          onYes={() => void make()}
          onNo={close}
        >
          <p>{t("account.recovery.makeText")}</p>
        </ConfirmDialog>
      )}
      {step.value.name === "made" && (
        <Sheet title={t("account.codes.newTitle")}>
          <RecoveryCodes codes={step.value.codes} onKept={close} />
        </Sheet>
      )}
    </AccountPanel>
  );
}
