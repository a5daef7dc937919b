import type { ReadonlySignal, Signal } from "@preact/signals";
import type { TableScene } from "../../table/model/scene.ts";
import { Sheet } from "../../ui/components/sheet.tsx";
import { FullLog } from "../log-list.tsx";
import { mountBeside, News } from "../sheets.tsx";
import { DiscardList } from "./discard-list.tsx";
import { logLines } from "./log.ts";
import type { Situation } from "./situation.ts";
import type { OpenSheet } from "./update.ts";

interface SheetsProps {
  readonly situation: ReadonlySignal<Situation | null>;
  readonly scene: ReadonlySignal<TableScene | null>;
  readonly open: Signal<OpenSheet | null>;
}

/** The log, the whole discard pile, and live regions for screen readers. */
export const mountKittensSheets = (host: HTMLElement, sheets: SheetsProps): (() => void) =>
  mountBeside(host, <KittensSheets {...sheets} />);

function KittensSheets({ situation: { value: situation }, scene, open }: SheetsProps) {
  if (!situation) return null;
  const { words, view, story } = situation;
  const close = () => {
    open.value = null;
  };
  const lines = logLines(story, words).map(({ id, kind, phrase }) => ({ id, kind, text: words.plain(phrase) }));
  return (
    <>
      <News scene={scene.value} title={words.t("kittens.log.title")} lines={lines} />
      {open.value === "log" && (
        <Sheet title={words.t("kittens.log.title")} onClose={close}>
          <FullLog lines={lines} empty={words.t("kittens.log.empty")} />
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
