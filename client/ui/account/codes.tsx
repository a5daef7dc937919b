import { t as pageText } from "../../i18n.ts";
import { session } from "../../store/session.ts";
import { toast } from "../../store/toasts.ts";
import { Button } from "../components/button.tsx";
import { Icon } from "../components/icon.tsx";
import { saveFile } from "../components/save-file.ts";
import { t } from "./texts.ts";

interface CodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Recovery codes, the only time that they are shown. */
export function Codes({ codes, onKept }: CodesProps) {
  const name = session.value?.player.name ?? "";
  function save() {
    const text = [t("account.codes.file", { name, host: location.host }), "", ...codes, ""].join("\n");
    saveFile(new Blob([text], { type: "text/plain" }), "nine-lives-codes.txt");
  }
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      toast(t("account.codes.copied"));
    } catch {
      toast(pageText("room.notCopied"), "error");
    }
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
          <Icon name="copy" />
          {t("account.codes.copy")}
        </Button>
        <Button onPress={save}>{t("account.codes.save")}</Button>
      </div>
      <Button kind="go" block onPress={onKept}>
        {t("account.codes.kept")}
      </Button>
    </>
  );
}
