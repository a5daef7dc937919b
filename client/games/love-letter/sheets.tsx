import type { ReadonlySignal, Signal } from "@preact/signals";
import { cardValue } from "../../../shared/games/love-letter/titles.ts";
import type { TableScene } from "../../table/model/scene.ts";
import { Sheet } from "../../ui/components/sheet.tsx";
import { FullLog } from "../log-list.tsx";
import { mountBeside, News } from "../sheets.tsx";
import { logLines } from "./log.ts";
import { reference } from "./present/reference.ts";
import type { Situation } from "./situation.ts";

interface SheetsProps {
  readonly situation: ReadonlySignal<Situation | null>;
  readonly scene: ReadonlySignal<TableScene | null>;
  readonly open: Signal<"log" | null>;
}

export const mountLetterSheets = (host: HTMLElement, sheets: SheetsProps): (() => void) =>
  mountBeside(host, <LetterSheets {...sheets} />);

/** The log. For screen readers, also live regions and the list of unseen cards. */
function LetterSheets({ situation: { value: situation }, scene, open }: SheetsProps) {
  if (!situation) return null;
  const { words, story } = situation;
  const lines = logLines(story, words).map(({ phrase, ...line }) => ({ ...line, text: words.plain(phrase) }));
  return (
    <>
      <News scene={scene.value} title={words.t("love-letter.log.title")} lines={lines} />
      <Unseen situation={situation} />
      {open.value === "log" && (
        <Sheet
          title={words.t("love-letter.log.title")}
          onClose={() => {
            open.value = null;
          }}
        >
          <FullLog lines={lines} empty={words.t("love-letter.log.empty")} />
        </Sheet>
      )}
    </>
  );
}

function Unseen({ situation }: { readonly situation: Situation }) {
  const { t, title } = situation.words;
  return (
    <ul class="unseen" aria-label={t("love-letter.spoken.reference")}>
      {reference(situation).rows.map(({ card, hidden, copies }) => (
        <li key={card}>
          {t("love-letter.spoken.left", { value: cardValue(card), card: title(card), hidden, copies })}
        </li>
      ))}
    </ul>
  );
}
