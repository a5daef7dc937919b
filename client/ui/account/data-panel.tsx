import { useSignal } from "@preact/signals";
import type { Player } from "../../../shared/net/protocol.ts";
import { exportAccount } from "../../store/account.ts";
import { Button } from "../components/button.tsx";
import { FieldError } from "../components/field.tsx";
import { GoTo } from "../components/go-to.tsx";
import { saveFile } from "../components/save-file.ts";
import { useAttempt } from "./attempt.ts";
import { EraseSheet } from "./erase-sheet.tsx";
import { Panel } from "./panel.tsx";
import { t } from "./texts.ts";

/** The player's rights to their stored data: export and erasure. */
export function DataPanel({ player }: { readonly player: Player }) {
  const { busy, trouble, attempt } = useAttempt();
  const erasing = useSignal(false);
  async function save() {
    const file = await attempt(exportAccount);
    if (file) saveFile(file, "nine-lives.zip");
  }
  return (
    <Panel title={t("account.data.title")}>
      <GoTo to="/privacy" class="btn">
        {t("account.data.privacy")}
      </GoTo>
      <Button busy={busy} onPress={() => void save()}>
        {t("account.data.export")}
      </Button>
      {trouble && <FieldError id="data-trouble">{trouble}</FieldError>}
      <Button
        kind="no"
        onPress={() => {
          erasing.value = true;
        }}
      >
        {t(player.guest ? "account.data.eraseGuest" : "account.data.erase")}
      </Button>
      {erasing.value && (
        <EraseSheet
          player={player}
          onClose={() => {
            erasing.value = false;
          }}
        />
      )}
    </Panel>
  );
}
