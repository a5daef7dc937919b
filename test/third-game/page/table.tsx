import { computed, type ReadonlySignal, type Signal } from "@preact/signals";
import type { MountTable } from "../../../client/game/chrome.ts";
import { GameTable, type TableGame } from "../../../client/games/game-table.ts";
import { FullLog } from "../../../client/games/log-list.tsx";
import { mountBeside, News } from "../../../client/games/sheets.tsx";
import type { FollowUp } from "../../../client/games/update.ts";
import { language } from "../../../client/i18n.ts";
import type { Intent, TableScene } from "../../../client/table/model/scene.ts";
import { punch } from "../../../client/table/motions/cues.ts";
import { motion } from "../../../client/table/motions/motion.ts";
import type { Teller } from "../../../client/timeline/teller.ts";
import { type Shown, Timeline } from "../../../client/timeline/timeline.ts";
import { Sheet } from "../../../client/ui/components/sheet.tsx";
import { isToldOf, isViewOf } from "../../../shared/net/games.ts";
import type { TableError } from "../../../shared/net/protocol.ts";
import { goofspiel, titles } from "../rules.ts";
import { guideOf } from "./guide.ts";
import { printsOf, sceneOf } from "./scene.ts";
import { t } from "./texts.ts";
import { sentence, wordsFor } from "./words.ts";

/** Goofspiel at one table: pressing a card chooses it. */
class GoofspielTable implements TableGame<"log"> {
  readonly scene: ReadonlySignal<TableScene | null>;
  readonly #shown: Shown;

  constructor(shown: Shown) {
    this.#shown = shown;
    const prints = computed(() => language.value && printsOf(t));
    this.scene = computed(() => {
      const table = shown.table.value;
      if (!table?.game || !isViewOf(goofspiel, table.game)) return null;
      const words = wordsFor(t, language.value, table.chairs, table.mySeat);
      return prints.value ? sceneOf({ table, view: table.game.view, words }, prints.value) : null;
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
    return mountBeside(host, <Log shown={this.#shown} scene={this.scene} open={open} />);
  }

  stop(): void {}
}

export const mountGoofspiel: MountTable = (host, link, chrome) => {
  const timeline = new Timeline(link, teller);
  const table = new GameTable(host, link, timeline, chrome, new GoofspielTable(timeline));
  return () => table.stop();
};

/** Animates every event as a punch of the draw pile. */
const teller: Teller = {
  tell: ({ before, news, table }) =>
    news.events.map(() => ({ motion: motion(punch("pile")), after: table.game ?? before })),
  beforeDeal: () => null,
  patience: () => null,
};

interface LogProps {
  readonly shown: Shown;
  readonly scene: ReadonlySignal<TableScene | null>;
  readonly open: Signal<"log" | null>;
}

function Log({ shown, scene, open }: LogProps) {
  const table = shown.table.value;
  const story = shown.story.value;
  const words = wordsFor(t, language.value, table?.chairs ?? [], table?.mySeat ?? null);
  const events = story && isToldOf(goofspiel, story) ? story.events : [];
  const lines = events.map((event, id) => ({ id, kind: "event", text: sentence(event, words) }));
  return (
    <>
      <News scene={scene.value} title={t("goofspiel.log")} lines={lines} />
      {open.value === "log" && (
        <Sheet
          title={t("goofspiel.log")}
          onClose={() => {
            open.value = null;
          }}
        >
          <FullLog lines={lines} empty={t("goofspiel.empty")} />
        </Sheet>
      )}
    </>
  );
}
