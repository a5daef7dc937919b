import { useSignal } from "@preact/signals";
import type { AccountView, PasskeyView } from "../../../shared/net/people.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { formatDate } from "../../components/format-date.ts";
import { Button } from "../../components/forms/button.tsx";
import { FieldError } from "../../components/forms/field.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import { addPasskey, removePasskey } from "../../state/account.ts";
import { passkeyAvailability } from "../../state/passkey-support.ts";
import { showToast } from "../../state/toasts.ts";
import { AccountPanel, type PanelProps } from "./account-panel.tsx";
import { deviceName } from "./device-name.ts";
import { PasskeyHint } from "./passkey-hint.tsx";
import { t } from "./texts.ts";
import { useAttempt } from "./use-attempt.ts";

export function PasskeysPanel({ view: { passkeys }, onView }: PanelProps) {
  const removing = useSignal<PasskeyView | null>(null);
  const isLast = passkeys.length === 1;
  return (
    <AccountPanel title={t("account.passkeys.title")}>
      <p class="small soft">{t("account.passkeys.text")}</p>
      <ul class="lines">
        {passkeys.map((passkey) => (
          <li key={passkey.id} class="account-line">
            <Icon name="key" />
            <span class="grow">
              <b class="label">{deviceName(passkey.label)}</b>
              <span class="tiny soft">{dates(passkey)}</span>
            </span>
            {!isLast && (
              <button
                type="button"
                class="icon"
                aria-label={t("account.passkeys.remove", { label: deviceName(passkey.label) })}
                onClick={() => {
                  removing.value = passkey;
                }}
              >
                <Icon name="cross" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {isLast && <p class="tiny soft">{t("account.passkeys.last")}</p>}
      <AddPasskey onView={onView} />
      {removing.value && (
        <RemoveQuestion
          passkey={removing.value}
          onView={onView}
          onClose={() => {
            removing.value = null;
          }}
        />
      )}
    </AccountPanel>
  );
}

const dates = ({ madeAt, usedAt }: PasskeyView): string =>
  usedAt === null
    ? t("account.passkeys.made", { day: formatDate(madeAt) })
    : t("account.passkeys.used", { day: formatDate(madeAt), used: formatDate(usedAt) });

function AddPasskey({ onView }: { readonly onView: (view: AccountView) => void }) {
  const { busy, trouble, attempt } = useAttempt();
  const passkeys = passkeyAvailability();
  async function add() {
    const view = await attempt(addPasskey);
    if (!view) return;
    showToast(t("account.added.done"));
    onView(view);
  }
  return (
    <>
      {passkeys?.kind === "offered" && (
        <Button busy={busy} onPress={() => void add()}>
          <Icon name="plus" />
          {t("account.passkeys.add")}
        </Button>
      )}
      <PasskeyHint passkeys={passkeys} />
      {trouble && <FieldError id="passkey-trouble">{trouble}</FieldError>}
    </>
  );
}

interface RemoveProps {
  readonly passkey: PasskeyView;
  readonly onView: (view: AccountView) => void;
  readonly onClose: () => void;
}

function RemoveQuestion({ passkey: { id, label }, onView, onClose }: RemoveProps) {
  const { busy, trouble, attempt } = useAttempt();
  async function remove() {
    const view = await attempt(() => removePasskey(id));
    if (!view) return;
    onView(view);
    onClose();
  }
  return (
    <ConfirmDialog
      title={t("account.passkeys.removeTitle")}
      yes={t("account.passkeys.removeGo")}
      no={t("account.passkeys.removeNot")}
      busy={busy}
      trouble={trouble}
      onYes={() => void remove()}
      onNo={onClose}
    >
      <p>{t("account.passkeys.removeText", { label: deviceName(label) })}</p>
    </ConfirmDialog>
  );
}
