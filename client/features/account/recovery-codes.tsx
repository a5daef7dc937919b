import { useSignal } from "@preact/signals";
import { Button } from "../../components/forms/button.tsx";
import { FieldError } from "../../components/forms/form-controls.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import { copyText, saveFile } from "../../components/share.tsx";
import { Sheet } from "../../components/sheet.tsx";
import { siteName } from "../../state/base-path.ts";
import { confirmCodes, unconfirmedCodes } from "../../state/recovery-codes.ts";
import { session } from "../../state/session.ts";
import { t } from "./texts.ts";

/** New recovery codes. The sheet stays until the player confirms that they have saved them. */
export const RecoveryCodesSheet = () => (
  <Sheet title={t("account.codes.title")}>
    <RecoveryCodes codes={unconfirmedCodes.value} />
  </Sheet>
);

function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const copied = useSignal<"not-yet" | "done" | "failed">("not-yet");
  const name = session.value?.player.name ?? "";
  function save() {
    const text = [t("account.codes.file", { name, host: siteName() }), "", ...codes, ""].join("\n");
    saveFile(new Blob([text], { type: "text/plain" }), "nine-lives-codes.txt");
  }
  async function copy() {
    copied.value = (await copyText(codes.join("\n"))) ? "done" : "failed";
  }
  return (
    <>
      <p>{t("account.codes.text")}</p>
      <ul class="recovery-codes" aria-label={t("account.codes.list")}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div class="sheet-buttons">
        <Button onPress={() => void copy()}>
          <Icon name={copied.value === "done" ? "check" : "copy"} />
          {t(copied.value === "done" ? "account.codes.copied" : "account.codes.copy")}
        </Button>
        <Button onPress={save}>{t("account.codes.save")}</Button>
      </div>
      {copied.value === "failed" && <FieldError id="not-copied">{t("account.codes.notCopied")}</FieldError>}
      <Button kind="go" block onPress={confirmCodes}>
        {t("account.codes.kept")}
      </Button>
    </>
  );
}
