import { useSignal } from "@preact/signals";
import { useEffect, useId } from "preact/hooks";
import { closeSheet, openSheet } from "../../app/router.ts";
import { Button } from "../../components/forms/button.tsx";
import { FieldError } from "../../components/forms/form-controls.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import { Sheet } from "../../components/sheet.tsx";
import { createAccount } from "../../state/account.ts";
import { ensureLobby } from "../../state/lobby.ts";
import { passkeyAvailability } from "../../state/passkey-support.ts";
import { session } from "../../state/session.ts";
import { PasskeyHint } from "./passkey-hint.tsx";
import { t } from "./texts.ts";
import { useAttempt } from "./use-attempt.ts";
import "./account.css";

/** Creates an account for a guest. */
export const CreateAccountSheet = () => (
  <Sheet title={t("account.keep.title")} onClose={closeSheet}>
    <Offer />
  </Sheet>
);

const gains = ["name", "games", "rating"] as const;

function Offer() {
  const player = session.value?.player;
  const name = useSignal<string | null>(null);
  const { busy, trouble, freeName, attempt, forget } = useAttempt();
  const id = useId();
  useEffect(ensureLobby, []);
  if (!player) return null;
  if (!player.guest) return <p>{t("account.keep.already", { name: player.name })}</p>;
  const wanted = (name.value ?? player.name).trim();
  const passkeys = passkeyAvailability();
  async function make(called: string) {
    if (busy || called === "") return;
    name.value = called;
    if (await attempt(() => createAccount(called))) closeSheet();
  }
  return (
    <>
      <ul class="gains">
        {gains.map((gain) => (
          <li key={gain}>
            <Icon name="check" />
            {t(`account.keep.${gain}`)}
          </li>
        ))}
      </ul>
      {passkeys?.kind === "offered" && (
        <form
          class="account-form"
          onSubmit={(event) => {
            event.preventDefault();
            void make(wanted);
          }}
        >
          <div>
            <label class="field-name soft" for={id}>
              {t("account.keep.label")}
            </label>
            <input
              id={id}
              class="field"
              autocomplete="nickname"
              dir="auto"
              value={name.value ?? player.name}
              aria-invalid={trouble ? "true" : undefined}
              aria-describedby={trouble ? `${id}-wrong` : undefined}
              onInput={(event) => {
                name.value = event.currentTarget.value;
                forget();
              }}
            />
            {trouble && <FieldError id={`${id}-wrong`}>{trouble}</FieldError>}
            {freeName && (
              <Button kind="link" onPress={() => void make(freeName)}>
                {t("account.keep.free", { name: freeName })}
              </Button>
            )}
          </div>
          <Button kind="go" block focused busy={busy} off={wanted === ""} onPress={() => void make(wanted)}>
            <Icon name="key" />
            {t("account.keep.go")}
          </Button>
          <p class="small soft center balance">{t("account.keep.note")}</p>
        </form>
      )}
      <PasskeyHint passkeys={passkeys} />
      <Button kind="link" onPress={() => openSheet("sign-in")}>
        {t("account.keep.haveOne")}
      </Button>
    </>
  );
}
