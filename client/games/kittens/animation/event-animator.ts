import type { ReadonlySignal } from "@preact/signals";
import type { KittensEvent } from "../../../../shared/games/kittens/events.ts";
import { kittens } from "../../../../shared/games/kittens/game.ts";
import { areEventsOf, isViewOf } from "../../../../shared/net/games.ts";
import type { AutoPass } from "../../../../shared/net/protocol.ts";
import { language } from "../../../app/i18n.ts";
import type { TableHost } from "../../../game-model/table-host.ts";
import type { AnimatedEvent, EventAnimator, StepChange } from "../../../timeline/event-animator.ts";
import { withAllNames } from "../../labels.ts";
import { buildEventHistory } from "../event-history.ts";
import { t } from "../text/i18n.ts";
import { labelsFor } from "../text/labels.ts";
import { isViewersMove, letsPass } from "../ui-context.ts";
import { reactionTo } from "./registry.ts";

/** Maximum lag of the display at the viewer's own turn, in ms: the duration of an elimination. */
const turnPatience = 4500;
/** Maximum lag at the save decision after the viewer's draw, in ms: the extra time granted by the server. */
const savePatience = 3000;
/** Maximum lag while the viewer could play a NOW card (K49), in ms. */
const nowPatience = 1200;
/** Number of own draws after which they are shorter. */
const practice = 10;

/** Event animator of the Kittens games. */
export class KittensAnimator implements EventAnimator {
  readonly #draws: TableHost["draws"];
  readonly #consent: ReadonlySignal<AutoPass> | null;

  /** @param consent auto-pass setting of the viewer; null if they have none. */
  constructor(draws: TableHost["draws"], consent: ReadonlySignal<AutoPass> | null) {
    this.#draws = draws;
    this.#consent = consent;
  }

  animate({ before, events: news, history: story, table }: StepChange): readonly AnimatedEvent[] {
    if (!areEventsOf(kittens, news) || !areEventsOf(kittens, story) || !isViewOf(kittens, before)) return [];
    const labels = labelsFor(t, language.value, table.chairs, table.mySeat);
    const told = buildEventHistory(story.events);
    const isPractised = this.#draws.count() >= practice;
    let view = before.view;
    return news.events.map((event, index) => {
      const isLast = index === news.events.length - 1 && table.game !== null && isViewOf(kittens, table.game);
      const after = isLast ? table.game.view : kittens.applyEvent(view, event);
      const { nopes, turnBefore } = told.findLast((each) => each.event === event) ?? { nopes: 0, turnBefore: null };
      if (isDrawn(event) && labels.isMe(event.seat) && !table.rerun) this.#draws.more();
      const motion = reactionTo(event, {
        before: view,
        after,
        labels: table.rerun ? withAllNames(labels) : labels,
        nopes,
        turnBefore,
        isPractised,
      });
      view = after;
      return { motion, after: { ...before, view: after } };
    });
  }

  beforeDeal(game: StepChange["before"], story: StepChange["history"]): StepChange["before"] | null {
    if (!isViewOf(kittens, game) || !areEventsOf(kittens, story)) return null;
    const isDeal = story.events.every(({ type }) => type === "dealt" || type === "turn-began");
    return isDeal ? { ...game, view: kittens.viewBeforeDeal(game.view) } : null;
  }

  maxLagMs({ events: news, table }: StepChange): number | null {
    const { game } = table;
    if (!game || !isViewOf(kittens, game) || table.rerun) return null;
    const { view } = game;
    if (!isViewersMove({ view, table })) return kittens.legal(view).length > 0 ? nowPatience : null;
    if (letsPass({ view, consent: this.#consent?.peek() ?? null })) return null;
    const top = view.pending.at(-1);
    if (top === undefined) return turnPatience;
    return top.kind === "save" && areEventsOf(kittens, news) && news.events.some(isDrawn) ? savePatience : 0;
  }
}

const isDrawn = (event: KittensEvent): event is Extract<KittensEvent, { type: "card-drawn" | "kitten-drawn" }> =>
  event.type === "card-drawn" || event.type === "kitten-drawn";
