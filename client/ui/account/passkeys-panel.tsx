import { useSignal } from "@preact/signals";
import type { AccountView, PasskeyView } from "../../../shared/net/people.ts";
import { addPasskey, removePasskey } from "../../store/account.ts";
import { passkeysHere } from "../../store/passkey-support.ts";
import { toast } from "../../store/toasts.ts";
import { Button } from "../components/button.tsx";
import { FieldError } from "../components/field.tsx";
import { Icon } from "../components/icon.tsx";
import { dayText } from "../replay/when.ts";
import { useAttempt } from "./attempt.ts";
import { deviceName } from "./device-name.ts";
import { Panel, type PanelProps } from "./panel.tsx";
import { Question } from "./question.tsx";
import { t } from "./texts.ts";
import { WhyNot } from "./why-not.tsx";

export function PasskeysPanel({ view: { passkeys }, onView }: PanelProps) {
  const removing = useSignal<PasskeyView | null>(null);
  const isLast = passkeys.length === 1;
  return (
    <Panel title={t("account.passkeys.title")}>
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
    </Panel>
  );
}

const dates = ({ madeAt, usedAt }: PasskeyView): string =>
  usedAt === null
    ? t("account.passkeys.made", { day: dayText(madeAt) })
    : t("account.passkeys.used", { day: dayText(madeAt), used: dayText(usedAt) });

function AddPasskey({ onView }: { readonly onView: (view: AccountView) => void }) {
  const { busy, trouble, attempt } = useAttempt();
  const passkeys = passkeysHere();
  async function add() {
    const view = await attempt(addPasskey);
    if (!view) return;
    toast(t("account.added.done"));
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
      <WhyNot passkeys={passkeys} />
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
    <Question
      title={t("account.passkeys.removeTitle")}
      yes={t("account.passkeys.removeGo")}
      no={t("account.passkeys.removeNot")}
      busy={busy}
      trouble={trouble}
      onYes={() => void remove()}
      onNo={onClose}
    >
      <p>{t("account.passkeys.removeText", { label: deviceName(label) })}</p>
    </Question>
  );
}
