import type { ReadonlySignal, Signal } from "@preact/signals";
import type { CardId } from "../../../../shared/games/kittens/titles.ts";
import { artOf } from "../../../components/cards/card.tsx";
import { Sheet } from "../../../components/sheet.tsx";
import type { TableScene } from "../../../table/scene/scene.ts";
import { EventLog, mountBesideCanvas } from "../../sheets.tsx";
import { logLines } from "../text/event-log.ts";
import type { Labels } from "../text/labels.ts";
import type { OpenSheet, UiContext } from "../ui-state.ts";

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
  const lines = logLines(story, labels).map(({ id, kind, phrase }) => ({ id, kind, text: labels.plain(phrase) }));
  return (
    <>
      <EventLog
        scene={scene}
        title={labels.t("kittens-log.title")}
        lines={lines}
        empty={labels.t("kittens-log.empty")}
        open={open}
      />
      {open.value === "discards" && (
        <Sheet
          title={labels.t("kittens.table.discards")}
          onClose={() => {
            open.value = null;
          }}
        >
          <DiscardList cards={view.discard} labels={labels} />
        </Sheet>
      )}
    </>
  );
}

interface DiscardListProps {
  /** Newest last. */
  readonly cards: readonly CardId[];
  readonly labels: Labels;
}

/** The whole discard pile, newest first. */
function DiscardList({ cards, labels }: DiscardListProps) {
  if (cards.length === 0) return <p class="soft">{labels.t("kittens.table.discardsEmpty")}</p>;
  return (
    <>
      <p class="soft">{labels.t("kittens.table.newest")}</p>
      <ol class="discards">
        {cards.toReversed().map((card, index) => {
          const { colour, face } = artOf(card);
          return (
            <li key={cards.length - index} style={{ background: colour }}>
              <img src={face} alt="" />
              <span>{labels.title(card)}</span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
