import { useSignal } from "@preact/signals";
import { newRecoveryCodes } from "../../store/account.ts";
import { Button } from "../components/button.tsx";
import { Sheet } from "../components/sheet.tsx";
import { useAttempt } from "./attempt.ts";
import { Codes } from "./codes.tsx";
import { Panel, type PanelProps } from "./panel.tsx";
import { Question } from "./question.tsx";
import { t } from "./texts.ts";

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
    <Panel title={t("account.recovery.title")}>
      <p class="small soft">{t("account.recovery.left", { count: view.recoveryCodes })}</p>
      <Button
        onPress={() => {
          step.value = { name: "asking" };
        }}
      >
        {t("account.recovery.make")}
      </Button>
      {step.value.name === "asking" && (
        <Question
          title={t("account.codes.newTitle")}
          yes={t("account.recovery.makeGo")}
          no={t("account.recovery.makeNot")}
          busy={busy}
          trouble={trouble}
          onYes={() => void make()}
          onNo={close}
        >
          <p>{t("account.recovery.makeText")}</p>
        </Question>
      )}
      {step.value.name === "made" && (
        <Sheet title={t("account.codes.newTitle")}>
          <Codes codes={step.value.codes} onKept={close} />
        </Sheet>
      )}
    </Panel>
  );
}
