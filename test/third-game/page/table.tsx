import { computed, type ReadonlySignal, type Signal } from "@preact/signals";
import { language } from "../../../client/app/i18n.ts";
import { Sheet } from "../../../client/components/sheet.tsx";
import type { MountTable } from "../../../client/game-model/table-host.ts";
import { GameController, type GamePresenter } from "../../../client/games/game-table.ts";
import { EventLog, LiveRegions, mountBesideCanvas } from "../../../client/games/sheets.tsx";
import type { FollowUp } from "../../../client/games/transition.ts";
import { animation, punch } from "../../../client/table/animations/animation.ts";
import type { Intent, TableScene } from "../../../client/table/scene/scene.ts";
import type { EventAnimator } from "../../../client/timeline/event-animator.ts";
import { type DisplayedTable, Timeline } from "../../../client/timeline/timeline.ts";
import { areEventsOf, isViewOf } from "../../../shared/net/games.ts";
import type { TableError } from "../../../shared/net/protocol.ts";
import { goofspiel, titles } from "../rules.ts";
import { guideOf } from "./guide.ts";
import { printsOf, sceneOf } from "./scene.ts";
import { t } from "./texts.ts";
import { sentence, wordsFor } from "./words.ts";

/** Goofspiel at one table: pressing a card chooses it. */
class GoofspielTable implements GamePresenter<"log"> {
  readonly scene: ReadonlySignal<TableScene | null>;
  readonly #shown: DisplayedTable;

  constructor(shown: DisplayedTable) {
    this.#shown = shown;
    const prints = computed(() => language.value && printsOf(t));
    this.scene = computed(() => {
      const table = shown.table.value;
      if (!table?.game || !isViewOf(goofspiel, table.game)) return null;
      const labels = wordsFor(t, language.value, table.chairs, table.mySeat);
      return prints.value ? sceneOf({ table, view: table.game.view, labels }, prints.value) : null;
    });
  }

  handle(intent: Intent): FollowUp<"log"> | null {
    if (intent.kind === "corner") return { kind: "open", sheet: "log" };
    const card = titles.find((title) => intent.kind === "card" && title === intent.key);
    return card ? { kind: "act", command: { type: "give", card } } : null;
  }

  explain(card: string) {
    return guideOf("goofspiel").cards.find(({ id }) => id === card);
  }

  errorText({ kind }: TableError): string | null {
    return kind === "refused" ? t("goofspiel.refused") : null;
  }

  mountSheets(host: HTMLElement, open: Signal<"log" | null>): () => void {
    return mountBesideCanvas(host, <Log shown={this.#shown} scene={this.scene} open={open} />);
  }

  stop(): void {}
}

export const mountGoofspiel: MountTable = (host, link, chrome) => {
  const timeline = new Timeline(link, teller);
  const table = new GameController(host, link, timeline, chrome, new GoofspielTable(timeline));
  return () => table.stop();
};

/** Animates every event as a punch of the draw pile. */
const teller: EventAnimator = {
  animate: ({ before, events: news, table }) =>
    news.events.map(() => ({ motion: animation(punch("pile")), after: table.game ?? before })),
  beforeDeal: () => null,
  maxLagMs: () => null,
};

interface LogProps {
  readonly shown: DisplayedTable;
  readonly scene: ReadonlySignal<TableScene | null>;
  readonly open: Signal<"log" | null>;
}

function Log({ shown, scene, open }: LogProps) {
  const table = shown.table.value;
  const story = shown.history.value;
  const labels = wordsFor(t, language.value, table?.chairs ?? [], table?.mySeat ?? null);
  const events = story && areEventsOf(goofspiel, story) ? story.events : [];
  const lines = events.map((event, id) => ({ id, kind: "event", text: sentence(event, labels) }));
  return (
    <>
      <LiveRegions scene={scene.value} title={t("goofspiel.log")} lines={lines} />
      {open.value === "log" && (
        <Sheet
          title={t("goofspiel.log")}
          onClose={() => {
            open.value = null;
          }}
        >
          <EventLog lines={lines} empty={t("goofspiel.empty")} />
        </Sheet>
      )}
    </>
  );
}
