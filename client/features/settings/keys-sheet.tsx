import { useEffect } from "preact/hooks";
import type { keys as texts } from "../../../shared/locales/en/keys.ts";
import { closeSheet, openSheet, route } from "../../app/router.ts";
import { Sheet } from "../../components/sheet.tsx";
import { t } from "../play/texts.ts";
import "./keys-sheet.css";

const keys: readonly { readonly does: keyof typeof texts; readonly caps: readonly string[] }[] = [
  { does: "tab", caps: ["Tab"] },
  { does: "arrows", caps: ["←", "→"] },
  { does: "enter", caps: ["↵"] },
  { does: "letter", caps: ["D", "N", "L", "…"] },
  { does: "space", caps: ["␣"] },
  { does: "look", caps: ["I"] },
  { does: "hint", caps: ["K"] },
  { does: "escape", caps: ["Esc"] },
  { does: "help", caps: ["?"] },
];

/** List of the table's keys. Their handlers are in client/table/input/keys.ts. */
export function KeysSheet() {
  return (
    <Sheet title={t("keys.title")} onClose={closeSheet}>
      <p>{t("keys.intro")}</p>
      <dl class="keys">
        {keys.map(({ does, caps }) => (
          <div key={does}>
            <dt>
              {caps.map((cap) => (
                <kbd key={cap}>{cap}</kbd>
              ))}
            </dt>
            <dd>{t(`keys.${does}`)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

/** Opens the list with a question mark, unless the player is typing or a sheet is open. */
export function useQuestionMark(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (event.key === "?" && !typing && route.value.sheet === null) openSheet("keys");
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
