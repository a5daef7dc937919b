import { useEffect, useId, useState } from "preact/hooks";
import type { SignedIn } from "../../../shared/net/people.ts";
import { closeSheet, openSheet } from "../../app/router.ts";
import { Button } from "../../components/forms/button.tsx";
import { FieldError } from "../../components/forms/form-controls.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import { Sheet } from "../../components/sheet.tsx";
import { addPasskey, signIn, signInWithCode } from "../../state/account.ts";
import { ensureLobby } from "../../state/lobby.ts";
import { passkeyAvailability } from "../../state/passkey-support.ts";
import { showToast } from "../../state/toasts.ts";
import { PasskeyHint } from "./passkey-hint.tsx";
import { ProviderButton } from "./provider-button.tsx";
import { t } from "./texts.ts";
import { useAttempt } from "./use-attempt.ts";
import "./account.css";

/** Signs in on the current page, with a passkey or else with a recovery code. */
export function SignInSheet() {
  const [way, setWay] = useState<"passkey" | "code" | "signed-in-by-code">("passkey");
  const passkeys = passkeyAvailability();
  useEffect(ensureLobby, []);
  const isOffered = passkeys?.kind === "offered";
  function greet({ player }: SignedIn) {
    showToast(t("account.signIn.welcome", { name: player.name }));
  }
  function entered(signedIn: SignedIn) {
    greet(signedIn);
    closeSheet();
  }
  function enteredByCode(signedIn: SignedIn) {
    greet(signedIn);
    if (isOffered) setWay("signed-in-by-code");
    else closeSheet();
  }
  if (way === "signed-in-by-code") return <AddOne />;
  return (
    <Sheet title={t("account.signIn.title")} onClose={closeSheet}>
      {way === "passkey" && isOffered && <ByPasskey onEntered={entered} />}
      <PasskeyHint passkeys={passkeys} />
      {way === "passkey" && <ProviderButton />}
      {way === "code" && <ByCode onEntered={enteredByCode} />}
      <div class="sheet-buttons">
        {(way === "passkey" || isOffered) && (
          <Button kind="link" onPress={() => setWay(way === "passkey" ? "code" : "passkey")}>
            {t(way === "passkey" ? "account.signIn.recovery" : "account.signIn.passkey")}
          </Button>
        )}
        {isOffered && (
          <Button kind="link" onPress={() => openSheet("keep")}>
            {t("account.signIn.none")}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

interface WayProps {
  readonly onEntered: (signedIn: SignedIn) => void;
}

function ByPasskey({ onEntered }: WayProps) {
  const { busy, trouble, attempt } = useAttempt();
  async function enter() {
    const entered = await attempt(signIn);
    if (entered) onEntered(entered);
  }
  return (
    <>
      <p>{t("account.signIn.text")}</p>
      <Button kind="go" block focused busy={busy} onPress={() => void enter()}>
        <Icon name="key" />
        {t("account.signIn.go")}
      </Button>
      {trouble && <FieldError id="sign-in-trouble">{trouble}</FieldError>}
    </>
  );
}

function ByCode({ onEntered }: WayProps) {
  const [code, setCode] = useState("");
  const { busy, trouble, attempt, forget } = useAttempt();
  const id = useId();
  const isEmpty = code.trim() === "";
  async function enter() {
    if (busy || isEmpty) return;
    const entered = await attempt(() => signInWithCode(code.trim()));
    if (entered) onEntered(entered);
  }
  return (
    <form
      class="account-form"
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <p>{t("account.signIn.recoveryText")}</p>
      <div>
        <label class="field-name soft" for={id}>
          {t("account.signIn.code")}
        </label>
        <input
          id={id}
          class="field"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          value={code}
          aria-invalid={trouble ? "true" : undefined}
          aria-describedby={trouble ? `${id}-wrong` : undefined}
          onInput={(event) => {
            setCode(event.currentTarget.value);
            forget();
          }}
        />
        {trouble && <FieldError id={`${id}-wrong`}>{trouble}</FieldError>}
      </div>
      <Button kind="go" block busy={busy} off={isEmpty} onPress={() => void enter()}>
        {t("account.signIn.codeGo")}
      </Button>
    </form>
  );
}

/** Offers a new passkey after a sign-in by code, because the player had no passkey at hand. */
function AddOne() {
  const { busy, trouble, attempt } = useAttempt();
  async function add() {
    if (!(await attempt(addPasskey))) return;
    showToast(t("account.added.done"));
    closeSheet();
  }
  return (
    <Sheet title={t("account.added.title")} onClose={closeSheet}>
      <p>{t("account.added.text")}</p>
      <Button kind="go" block focused busy={busy} onPress={() => void add()}>
        <Icon name="key" />
        {t("account.added.go")}
      </Button>
      {trouble && <FieldError id="add-trouble">{trouble}</FieldError>}
      <Button kind="link" onPress={closeSheet}>
        {t("account.added.later")}
      </Button>
    </Sheet>
  );
}
