import { useSignal } from "@preact/signals";
import { useEffect, useId, useRef } from "preact/hooks";
import { addresses } from "../../../shared/net/addresses.ts";
import { addTexts } from "../../app/i18n.ts";
import { failureText } from "../../app/problems.ts";
import { LanguageMenu } from "../../components/bar.tsx";
import { Button } from "../../components/forms/button.tsx";
import { FieldError } from "../../components/forms/form-controls.tsx";
import { Notice } from "../../components/notice.tsx";
import { SiteLink } from "../../components/site-link.tsx";
import { followAccess, sendAccessCode } from "../../state/access.ts";
import "./access.css";

const t = addTexts("access", "privacy");

/** Takes the place of every other page until the server has accepted its access code. The address stays. */
export function AccessPage() {
  useEffect(followAccess, []);
  return (
    <Notice title={t("access.title")} text={t("access.text")}>
      <CodeForm />
      <div class="access-foot">
        <LanguageMenu long />
        <SiteLink to={addresses.privacy} class="btn link">
          {t("privacy.title")}
        </SiteLink>
      </div>
    </Notice>
  );
}

function CodeForm() {
  const code = useSignal("");
  const busy = useSignal(false);
  const trouble = useSignal<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const isEmpty = code.value.trim() === "";
  useEffect(() => field.current?.focus(), []);
  async function send() {
    if (busy.value || isEmpty) return;
    busy.value = true;
    trouble.value = null;
    const sent = await sendAccessCode(code.value);
    busy.value = false;
    if (sent.ok) return;
    trouble.value = failureText(sent.error);
    field.current?.focus();
  }
  return (
    <form
      class="access-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div>
        <label class="field-name soft" for={id}>
          {t("access.label")}
        </label>
        <input
          id={id}
          ref={field}
          class="field"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          value={code.value}
          aria-invalid={trouble.value ? "true" : undefined}
          aria-describedby={trouble.value ? `${id}-wrong` : undefined}
          onInput={(event) => {
            code.value = event.currentTarget.value;
            trouble.value = null;
          }}
        />
        {trouble.value && <FieldError id={`${id}-wrong`}>{trouble.value}</FieldError>}
      </div>
      <Button kind="go" block busy={busy.value} off={isEmpty} onPress={() => void send()}>
        {t("access.go")}
      </Button>
    </form>
  );
}
