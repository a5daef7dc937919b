import { useSignal } from "@preact/signals";
import { useEffect, useId } from "preact/hooks";
import { keepCat } from "../../store/account.ts";
import { knowLobby } from "../../store/lobby.ts";
import { passkeysHere } from "../../store/passkey-support.ts";
import { session } from "../../store/session.ts";
import { Button } from "../components/button.tsx";
import { FieldError } from "../components/field.tsx";
import { Icon } from "../components/icon.tsx";
import { Sheet } from "../components/sheet.tsx";
import { closeSheet, openSheet } from "../router.ts";
import { useAttempt } from "./attempt.ts";
import { Codes } from "./codes.tsx";
import { t } from "./texts.ts";
import { WhyNot } from "./why-not.tsx";
import "./account.css";

/** Creates an account for a guest, then shows its recovery codes. */
export function KeepSheet() {
  const codes = useSignal<readonly string[] | null>(null);
  if (codes.value)
    return (
      <Sheet title={t("account.codes.title")}>
        <Codes codes={codes.value} onKept={closeSheet} />
      </Sheet>
    );
  return (
    <Sheet title={t("account.keep.title")} onClose={closeSheet}>
      <Offer
        onMade={(made) => {
          codes.value = made;
        }}
      />
    </Sheet>
  );
}

const gains = ["name", "games", "rating"] as const;

function Offer({ onMade }: { readonly onMade: (codes: readonly string[]) => void }) {
  const player = session.value?.player;
  const name = useSignal<string | null>(null);
  const { busy, trouble, freeName, attempt, forget } = useAttempt();
  const id = useId();
  useEffect(knowLobby, []);
  if (!player) return null;
  if (!player.guest) return <p>{t("account.keep.already", { name: player.name })}</p>;
  const wanted = (name.value ?? player.name).trim();
  const passkeys = passkeysHere();
  async function make(called: string) {
    if (busy || called === "") return;
    name.value = called;
    const made = await attempt(() => keepCat(called));
    if (made) onMade(made);
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
      <WhyNot passkeys={passkeys} />
      <Button kind="link" onPress={() => openSheet("sign-in")}>
        {t("account.keep.haveOne")}
      </Button>
    </>
  );
}
