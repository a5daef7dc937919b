import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import type { Player } from "../../../shared/net/protocol.ts";
import { go } from "../../app/router.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { eraseAccount } from "../../state/account.ts";
import { showToast } from "../../state/toasts.ts";
import { t } from "./texts.ts";
import { useAttempt } from "./use-attempt.ts";

interface EraseProps {
  readonly player: Player;
  readonly onClose: () => void;
}

/** Lists the erased and the remaining data. The player must type their name to continue. */
export function EraseSheet({ player: { name, guest }, onClose }: EraseProps) {
  const typed = useSignal("");
  const { busy, trouble, attempt } = useAttempt();
  const id = useId();
  async function erase() {
    if (!(await attempt(eraseAccount))) return;
    go("/", "replace");
    showToast(t("account.erase.done"));
  }
  return (
    <ConfirmDialog
      title={t(guest ? "account.erase.guestTitle" : "account.erase.title")}
      yes={t("account.erase.go")}
      no={t("account.erase.not")}
      busy={busy}
      trouble={trouble}
      yesOff={typed.value.trim().toLowerCase() !== name.toLowerCase()}
      onYes={() => void erase()}
      onNo={onClose}
    >
      <div>
        <h3 class="label">{t("account.erase.goes")}</h3>
        <p class="small">{t(guest ? "account.erase.guestGoes" : "account.erase.goesList")}</p>
      </div>
      <div>
        <h3 class="label">{t("account.erase.stays")}</h3>
        <p class="small">{t("account.erase.staysList")}</p>
      </div>
      <div>
        <label class="field-name soft" for={id}>
          {t("account.erase.type", { name })}
        </label>
        <input
          id={id}
          class="field"
          autocomplete="off"
          spellcheck={false}
          value={typed.value}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
          }}
        />
      </div>
    </ConfirmDialog>
  );
}
