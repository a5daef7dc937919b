import { useId, useState } from "preact/hooks";
import { addresses } from "../../../shared/net/addresses.ts";
import type { Player } from "../../../shared/net/protocol.ts";
import { go } from "../../app/router.ts";
import { Button } from "../../components/forms/button.tsx";
import { FieldError, SwitchRow } from "../../components/forms/form-controls.tsx";
import { saveFile } from "../../components/share.tsx";
import { SiteLink } from "../../components/site-link.tsx";
import { eraseAccount, exportAccount, hide } from "../../state/account.ts";
import { session } from "../../state/session.ts";
import { showToast } from "../../state/toasts.ts";
import { AccountPanel, type PanelProps } from "./account-panel.tsx";
import { AttemptDialog } from "./attempt-dialog.tsx";
import { t } from "./texts.ts";
import { useAttempt } from "./use-attempt.ts";

/** The player's rights to their stored data: export and erasure. */
export function DataPanel({ player }: { readonly player: Player }) {
  const { busy, trouble, attempt } = useAttempt();
  const [isErasing, setIsErasing] = useState(false);
  async function save() {
    const file = await attempt(exportAccount);
    if (file) saveFile(file, "nine-lives.zip");
  }
  return (
    <AccountPanel title={t("account.data.title")}>
      <SiteLink to={addresses.privacy} class="btn">
        {t("account.data.privacy")}
      </SiteLink>
      <Button busy={busy} onPress={() => void save()}>
        {t("account.data.export")}
      </Button>
      {trouble && <FieldError id="data-trouble">{trouble}</FieldError>}
      <Button kind="no" onPress={() => setIsErasing(true)}>
        {t(player.guest ? "account.data.eraseGuest" : "account.data.erase")}
      </Button>
      {isErasing && <EraseSheet player={player} onClose={() => setIsErasing(false)} />}
    </AccountPanel>
  );
}

interface EraseProps {
  readonly player: Player;
  readonly onClose: () => void;
}

/** Lists the erased and the remaining data. The player must type their name to continue. */
function EraseSheet({ player: { name, guest }, onClose }: EraseProps) {
  const [typed, setTyped] = useState("");
  const id = useId();
  return (
    <AttemptDialog
      title={t(guest ? "account.erase.guestTitle" : "account.erase.title")}
      yes={t("account.erase.go")}
      no={t("account.erase.not")}
      yesOff={typed.trim().toLowerCase() !== name.toLowerCase()}
      act={eraseAccount}
      onDone={() => {
        go(addresses.home, "replace");
        showToast(t("account.erase.done"));
      }}
      onClose={onClose}
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
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
    </AttemptDialog>
  );
}

export function PrivacyPanel({ view: { hidesProfile, hidesRating }, onView }: PanelProps) {
  const { trouble, attempt } = useAttempt();
  async function change(what: Parameters<typeof hide>[0]) {
    const view = await attempt(() => hide(what));
    if (view) onView(view);
  }
  return (
    <AccountPanel title={t("account.seen.title")}>
      <SiteLink to={addresses.player(session.value?.player.name ?? "")} class="btn">
        {t("account.profile")}
      </SiteLink>
      <div class="lines">
        <SwitchRow
          title={t("account.seen.profile")}
          note={t("account.seen.profileNote")}
          on={hidesProfile}
          onChange={(on) => void change({ hidesProfile: on })}
        />
        <SwitchRow
          title={t("account.seen.rating")}
          note={t("account.seen.ratingNote")}
          on={hidesRating}
          onChange={(on) => void change({ hidesRating: on })}
        />
      </div>
      {trouble && <FieldError id="seen-trouble">{trouble}</FieldError>}
    </AccountPanel>
  );
}
