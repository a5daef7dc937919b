import type { ReadonlySignal, Signal } from "@preact/signals";
import { Sheet } from "../../../components/sheet.tsx";
import type { TableScene } from "../../../table/scene/scene.ts";
import { EventLog } from "../../event-list.tsx";
import { LiveRegions, mountBesideCanvas } from "../../sheets.tsx";
import type { OpenSheet } from "../selection/transition.ts";
import { logLines } from "../text/event-log.ts";
import type { UiContext } from "../ui-context.ts";
import { DiscardList } from "./discard-list.tsx";

interface SheetsProps {
  readonly context: ReadonlySignal<UiContext | null>;
  readonly scene: ReadonlySignal<TableScene | null>;
  readonly open: Signal<OpenSheet | null>;
}

/** The log, the whole discard pile, and live regions for screen readers. */
export const mountKittensSheets = (host: HTMLElement, sheets: SheetsProps): (() => void) =>
  mountBesideCanvas(host, <KittensSheets {...sheets} />);

function KittensSheets({ context: { value: context }, scene, open }: SheetsProps) {
  if (!context) return null;
  const { labels, view, story } = context;
  const close = () => {
    open.value = null;
  };
  const lines = logLines(story, labels).map(({ id, kind, phrase }) => ({ id, kind, text: labels.plain(phrase) }));
  return (
    <>
      <LiveRegions scene={scene.value} title={labels.t("kittens.log.title")} lines={lines} />
      {open.value === "log" && (
        <Sheet title={labels.t("kittens.log.title")} onClose={close}>
          <EventLog lines={lines} empty={labels.t("kittens.log.empty")} />
        </Sheet>
      )}
      {open.value === "discards" && (
        <Sheet title={labels.t("kittens.table.discards")} onClose={close}>
          <DiscardList cards={view.discard} labels={labels} />
        </Sheet>
      )}
    </>
  );
}
