import type { ReadonlySignal } from "@preact/signals";
import type { KittensEvent } from "../../../shared/games/kittens/events.ts";
import { kittens } from "../../../shared/games/kittens/game.ts";
import { isToldOf, isViewOf } from "../../../shared/net/games.ts";
import type { Consent } from "../../../shared/net/protocol.ts";
import type { TableChrome } from "../../game/chrome.ts";
import { language } from "../../i18n.ts";
import type { Step, Teller, Telling } from "../../timeline/teller.ts";
import { throughTheirEyes } from "../words.ts";
import { reactionTo } from "./reactions/registry.ts";
import { isMine, letsPass } from "./situation.ts";
import { storyOf } from "./story.ts";
import { t } from "./texts.ts";
import { wordsFor } from "./words.ts";

/** Maximum lag of the display at the viewer's own turn, in ms: the duration of an elimination. */
const turnPatience = 4500;
/** Maximum lag at the save decision after the viewer's draw, in ms: the extra time granted by the server. */
const savePatience = 3000;
/** Maximum lag while the viewer could play a NOW card (K49), in ms. */
const nowPatience = 1200;
/** Number of own draws after which they are shorter. */
const practice = 10;

/** Event animator of the Kittens games. */
export class KittensTeller implements Teller {
  readonly #draws: TableChrome["draws"];
  readonly #consent: ReadonlySignal<Consent> | null;

  /** @param consent auto-pass setting of the viewer; null if they have none. */
  constructor(draws: TableChrome["draws"], consent: ReadonlySignal<Consent> | null) {
    this.#draws = draws;
    this.#consent = consent;
  }

  tell({ before, news, story, table }: Step): readonly Telling[] {
    if (!isToldOf(kittens, news) || !isToldOf(kittens, story) || !isViewOf(kittens, before)) return [];
    const words = wordsFor(t, language.value, table.chairs, table.mySeat);
    const told = storyOf(story.events);
    const isPractised = this.#draws.count() >= practice;
    let view = before.view;
    return news.events.map((event, index) => {
      const isLast = index === news.events.length - 1 && table.game !== null && isViewOf(kittens, table.game);
      const after = isLast ? table.game.view : kittens.follow(view, event);
      const { nopes, turnBefore } = told.findLast((each) => each.event === event) ?? { nopes: 0, turnBefore: null };
      if (isDrawn(event) && words.isMe(event.seat) && !table.rerun) this.#draws.more();
      const motion = reactionTo(event, {
        before: view,
        after,
        words: table.rerun ? throughTheirEyes(words) : words,
        nopes,
        turnBefore,
        isPractised,
      });
      view = after;
      return { motion, after: { ...before, view: after } };
    });
  }

  beforeDeal(game: Step["before"], story: Step["story"]): Step["before"] | null {
    if (!isViewOf(kittens, game) || !isToldOf(kittens, story)) return null;
    const isDeal = story.events.every(({ type }) => type === "dealt" || type === "turn-began");
    return isDeal ? { ...game, view: kittens.undealt(game.view) } : null;
  }

  patience({ news, table }: Step): number | null {
    const { game } = table;
    if (!game || !isViewOf(kittens, game) || table.rerun) return null;
    const { view } = game;
    if (!isMine({ view, table })) return kittens.legal(view).length > 0 ? nowPatience : null;
    if (letsPass({ view, consent: this.#consent?.peek() ?? null })) return null;
    const top = view.pending.at(-1);
    if (top === undefined) return turnPatience;
    return top.kind === "save" && isToldOf(kittens, news) && news.events.some(isDrawn) ? savePatience : 0;
  }
}

const isDrawn = (event: KittensEvent): event is Extract<KittensEvent, { type: "card-drawn" | "kitten-drawn" }> =>
  event.type === "card-drawn" || event.type === "kitten-drawn";
