import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import type { Result } from "../../../shared/core/result.ts";
import { Button } from "../../components/forms/button.tsx";
import { FieldError } from "../../components/forms/form-controls.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import type { AccountFailure } from "../../state/account.ts";
import { session } from "../../state/session.ts";
import { t } from "./texts.ts";
import { useAttempt } from "./use-attempt.ts";

const gains = ["name", "games", "rating"] as const;

/** Advantages of an account. */
export const AccountGains = () => (
  <ul class="gains">
    {gains.map((gain) => (
      <li key={gain}>
        <Icon name="check" />
        {t(`account.keep.${gain}`)}
      </li>
    ))}
  </ul>
);

interface NameFormProps<Value extends object> {
  readonly create: (name: string) => Promise<Result<Value, AccountFailure>>;
  readonly onMade: () => void;
  /** Note below the button. */
  readonly children?: ComponentChildren;
}

/** Asks for the name of a new account, first the guest's, and creates the account. */
export function AccountNameForm<Value extends object>({ create, onMade, children }: NameFormProps<Value>) {
  const name = useSignal<string | null>(null);
  const { busy, trouble, freeName, attempt, forget } = useAttempt();
  const id = useId();
  const shown = name.value ?? session.value?.player.name ?? "";
  const wanted = shown.trim();
  async function make(called: string) {
    if (busy || called === "") return;
    name.value = called;
    if (await attempt(() => create(called))) onMade();
  }
  return (
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
          value={shown}
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
      {children}
    </form>
  );
}
