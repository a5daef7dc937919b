import type { ReadonlySignal, Signal } from "@preact/signals";
import { render } from "preact";
import { Sheet } from "../../ui/parts/sheet.tsx";
import { DiscardList } from "./discard-list.tsx";
import { logLines } from "./log.ts";
import { FullLog, LogList } from "./log-list.tsx";
import type { Situation } from "./situation.ts";
import "./sheets.css";

export type OpenSheet = "log" | "discards";

interface SheetsProps {
  readonly situation: ReadonlySignal<Situation | null>;
  readonly open: Signal<OpenSheet | null>;
}

/** What the page says besides the canvas: the log, the whole discard pile, and news for those who listen. */
export function mountSheets(
  host: HTMLElement,
  situation: SheetsProps["situation"],
  open: SheetsProps["open"],
): () => void {
  const root = document.createElement("div");
  host.append(root);
  render(<Sheets situation={situation} open={open} />, root);
  return () => {
    render(null, root);
    root.remove();
  };
}

function Sheets({ situation: { value: situation }, open }: SheetsProps) {
  if (!situation) return null;
  const { words, view } = situation;
  const close = () => {
    open.value = null;
  };
  const lines = logLines(situation.story, words);
  return (
    <>
      <div class="unseen" role="log" aria-label={words.t("kittens.log.title")}>
        <LogList lines={lines.slice(-6)} words={words} />
      </div>
      {open.value === "log" && (
        <Sheet title={words.t("kittens.log.title")} onClose={close}>
          <FullLog lines={lines} words={words} />
        </Sheet>
      )}
      {open.value === "discards" && (
        <Sheet title={words.t("kittens.table.discards")} onClose={close}>
          <DiscardList cards={view.discard} words={words} />
        </Sheet>
      )}
    </>
  );
}
