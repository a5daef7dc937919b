import { useSignal } from "@preact/signals";
import { addresses } from "../../../shared/net/addresses.ts";
import type { AccountView, PasskeyView } from "../../../shared/net/people.ts";
import { formatDate } from "../../app/i18n.ts";
import { go } from "../../app/router.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { Button } from "../../components/forms/button.tsx";
import { FieldError } from "../../components/forms/form-controls.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import { addPasskey, newRecoveryCodes, removePasskey, signOut, signOutDevice } from "../../state/account.ts";
import { passkeyAvailability } from "../../state/passkey-support.ts";
import { showToast } from "../../state/toasts.ts";
import { AccountPanel, type PanelProps } from "./account-panel.tsx";
import { PasskeyHint } from "./passkey-hint.tsx";
import { deviceName, t } from "./texts.ts";
import { useAttempt } from "./use-attempt.ts";

export function PasskeysPanel({ view: { passkeys, provider }, onView }: PanelProps) {
  const removing = useSignal<PasskeyView | null>(null);
  const isLast = passkeys.length === 1 && !provider;
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

export const dates = ({ madeAt, usedAt }: Pick<PasskeyView, "madeAt" | "usedAt">): string =>
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

export function RecoveryPanel({ view, onView }: PanelProps) {
  const isAsking = useSignal(false);
  const { busy, trouble, attempt, forget } = useAttempt();
  const close = () => {
    forget();
    isAsking.value = false;
  };
  async function make() {
    const made = await attempt(newRecoveryCodes);
    if (!made) return;
    isAsking.value = false;
    onView({ ...view, recoveryCodes: made.count });
  }
  return (
    <AccountPanel title={t("account.recovery.title")}>
      <p class="small soft">{t("account.recovery.left", { count: view.recoveryCodes })}</p>
      <Button
        onPress={() => {
          isAsking.value = true;
        }}
      >
        {t("account.recovery.make")}
      </Button>
      {isAsking.value && (
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
    </AccountPanel>
  );
}

export function DevicesPanel({ view: { sessions }, onView }: PanelProps) {
  const { busy, trouble, attempt } = useAttempt();
  async function end(id: string) {
    const view: AccountView | null = await attempt(() => signOutDevice(id));
    if (view) onView(view);
  }
  async function endThis() {
    if (await attempt(signOut)) go(addresses.home);
  }
  return (
    <AccountPanel title={t("account.devices.title")}>
      <p class="small soft">{t("account.devices.text")}</p>
      <ul class="lines">
        {sessions.map(({ id, label, seenAt, isThis }) => (
          <li key={id} class="account-line breaking">
            <Icon name="device" />
            <span class="grow">
              <b class="label">{deviceName(label)}</b>
              <span class="tiny soft">
                {isThis ? t("account.devices.this") : t("account.devices.seen", { day: formatDate(seenAt) })}
              </span>
            </span>
            {!isThis && (
              <Button
                kind="quiet"
                round
                busy={busy}
                label={t("account.devices.endOf", { label: deviceName(label) })}
                onPress={() => void end(id)}
              >
                {t("account.devices.end")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {trouble && <FieldError id="device-trouble">{trouble}</FieldError>}
      <div class="sheet-buttons">
        {sessions.length > 2 && (
          <Button busy={busy} onPress={() => void end("others")}>
            {t("account.devices.endOthers")}
          </Button>
        )}
        <Button busy={busy} onPress={() => void endThis()}>
          <Icon name="door" />
          {t("account.devices.endThis")}
        </Button>
      </div>
    </AccountPanel>
  );
}
