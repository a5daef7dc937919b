import { useSignal } from "@preact/signals";
import type { Player } from "../../../shared/net/protocol.ts";
import { Button } from "../../components/forms/button.tsx";
import { FieldError } from "../../components/forms/field.tsx";
import { saveFile } from "../../components/save-file.ts";
import { SiteLink } from "../../components/site-link.tsx";
import { exportAccount } from "../../state/account.ts";
import { AccountPanel } from "./account-panel.tsx";
import { EraseSheet } from "./erase-sheet.tsx";
import { t } from "./texts.ts";
import { useAttempt } from "./use-attempt.ts";

/** The player's rights to their stored data: export and erasure. */
export function DataPanel({ player }: { readonly player: Player }) {
  const { busy, trouble, attempt } = useAttempt();
  const erasing = useSignal(false);
  async function save() {
    const file = await attempt(exportAccount);
    if (file) saveFile(file, "nine-lives.zip");
  }
  return (
    <AccountPanel title={t("account.data.title")}>
      <SiteLink to="/privacy" class="btn">
        {t("account.data.privacy")}
      </SiteLink>
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
    </AccountPanel>
  );
}
