import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { t } from "../../i18n.ts";
import { Button } from "../parts/button.tsx";
import { cleanCode } from "../parts/code.tsx";
import { go } from "../router.ts";

/** A code goes to its table's address, where all else is found out. */
export function JoinByCode() {
  const code = useSignal("");
  const id = useId();
  return (
    <form
      class="join"
      onSubmit={(event) => {
        event.preventDefault();
        go(`/t/${code.value}`);
      }}
    >
      <label class="unseen" for={id}>
        {t("home.join")}
      </label>
      <input
        id={id}
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
      <Button kind="quiet" onPress={() => go(`/t/${code.value}`)}>
        {t("home.joinGo")}
      </Button>
    </form>
  );
}
