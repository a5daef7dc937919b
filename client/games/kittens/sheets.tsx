import type { ReadonlySignal, Signal } from "@preact/signals";
import { render } from "preact";
import type { Prompt, TableScene } from "../../table/model.ts";
import { Sheet } from "../../ui/parts/sheet.tsx";
import { DiscardList } from "./discard-list.tsx";
import { logLines } from "./log.ts";
import { FullLog, LogList } from "./log-list.tsx";
import type { Situation } from "./situation.ts";
import "./sheets.css";

export type OpenSheet = "log" | "discards";

interface SheetsProps {
  readonly situation: ReadonlySignal<Situation | null>;
  readonly scene: ReadonlySignal<TableScene | null>;
  readonly open: Signal<OpenSheet | null>;
}

/** What the page says besides the canvas: the log, the whole discard pile, and news for those who listen. */
export function mountSheets(host: HTMLElement, sheets: SheetsProps): () => void {
  const root = document.createElement("div");
  host.append(root);
  render(<Sheets {...sheets} />, root);
  return () => {
    render(null, root);
    root.remove();
  };
}

function Sheets({ situation: { value: situation }, scene, open }: SheetsProps) {
  if (!situation) return null;
  const { words, view } = situation;
  const close = () => {
    open.value = null;
  };
  const lines = logLines(situation.story, words);
  return (
    <>
      <p class="unseen" role="status">
        {spoken(scene.value?.prompt ?? null)}
      </p>
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

/** The prompt, for those who hear the table. */
const spoken = (prompt: Prompt | null): string =>
  prompt === null
    ? ""
    : [prompt.title.wide, prompt.pips?.text, prompt.strong, prompt.line.wide].filter(Boolean).join(". ");
