import { useSignal } from "@preact/signals";
import { useId, useRef } from "preact/hooks";
import { t } from "../../app/i18n.ts";
import { go } from "../../app/router.ts";
import { Button } from "../../components/forms/button.tsx";
import { cleanCode } from "../../components/forms/table-code.tsx";

/** Opens the address of the table with this code. The table screen does the rest. */
export function JoinByCode() {
  const code = useSignal("");
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  function join() {
    if (code.value === "") field.current?.focus();
    else go(`/t/${code.value}`);
  }
  return (
    <form
      class="join"
      onSubmit={(event) => {
        event.preventDefault();
        join();
      }}
    >
      <label class="tiny soft" for={id}>
        {t("home.join")}
      </label>
      <input
        id={id}
        ref={field}
        class="field grow"
        placeholder={t("home.code")}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        value={code.value}
        onInput={(event) => {
          code.value = cleanCode(event.currentTarget.value);
          event.currentTarget.value = code.value;
        }}
      />
      <Button kind="quiet" onPress={join}>
        {t("home.joinGo")}
      </Button>
    </form>
  );
}
