import type { ReadonlySignal, Signal } from "@preact/signals";
import { cardValue } from "../../../../shared/games/love-letter/titles.ts";
import type { TableScene } from "../../../table/scene/scene.ts";
import { EventLog, mountBesideCanvas } from "../../sheets.tsx";
import { logLines } from "../text/event-log.ts";
import type { UiContext } from "../ui-state.ts";
import { reference } from "./cards.ts";

interface SheetsProps {
  readonly context: ReadonlySignal<UiContext | null>;
  readonly scene: ReadonlySignal<TableScene | null>;
  readonly open: Signal<"log" | null>;
}

export const mountLetterSheets = (host: HTMLElement, sheets: SheetsProps): (() => void) =>
  mountBesideCanvas(host, <LetterSheets {...sheets} />);

/** The log. For screen readers, also live regions and the list of unseen cards. */
function LetterSheets({ context: { value: context }, scene, open }: SheetsProps) {
  if (!context) return null;
  const { labels, story } = context;
  const lines = logLines(story, labels).map(({ phrase, ...line }) => ({ ...line, text: labels.plain(phrase) }));
  return (
    <>
      <EventLog
        scene={scene}
        title={labels.t("love-letter.log.title")}
        lines={lines}
        empty={labels.t("love-letter.log.empty")}
        open={open}
      />
      <Unseen context={context} />
    </>
  );
}

function Unseen({ context }: { readonly context: UiContext }) {
  const { t, title } = context.labels;
  return (
    <ul class="unseen" aria-label={t("love-letter.spoken.reference")}>
      {reference(context).rows.map(({ card, hidden, copies }) => (
        <li key={card}>
          {t("love-letter.spoken.left", { value: cardValue(card), card: title(card), hidden, copies })}
        </li>
      ))}
    </ul>
  );
}
