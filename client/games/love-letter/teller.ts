import type { Seat } from "../../../shared/core/game.ts";
import type { LoveLetterEvent } from "../../../shared/games/love-letter/events.ts";
import { loveLetter } from "../../../shared/games/love-letter/game.ts";
import { isToldOf, isViewOf } from "../../../shared/net/games.ts";
import { isPutOut } from "../../game/bots.ts";
import { language } from "../../i18n.ts";
import type { Step, Teller, Telling } from "../../timeline/teller.ts";
import { throughTheirEyes } from "../words.ts";
import { reactionTo } from "./reactions/registry.ts";
import { awaitedSeat } from "./situation.ts";
import { t } from "./texts.ts";
import { wordsFor } from "./words.ts";

/** Maximum lag of the display at the viewer's own turn, in ms; larger just after the end of a round. */
const turnPatience = { usual: 3000, newRound: 6500 } as const;

/** Events at the beginning of a game. */
const openingTypes: readonly LoveLetterEvent["type"][] = ["round-began", "dealt", "turn-began", "card-drawn"];

/** Event animator of Love Letter. */
export const letterTeller: Teller = {
  tell({ before, news, story, table }: Step): readonly Telling[] {
    if (!isToldOf(loveLetter, news) || !isToldOf(loveLetter, story) || !isViewOf(loveLetter, before)) return [];
    const words = wordsFor(t, language.value, table.chairs, table.mySeat);
    const told = story.events.slice(0, story.events.length - news.events.length);
    let view = before.view;
    return news.events.map((event, index) => {
      const isLast = index === news.events.length - 1 && table.game !== null && isViewOf(loveLetter, table.game);
      const after = isLast ? table.game.view : loveLetter.follow(view, event);
      const turnBefore = turnAfter([...told, ...news.events.slice(0, index)]);
      const motion = reactionTo(event, {
        before: view,
        after,
        words: table.rerun ? throughTheirEyes(words) : words,
        turnBefore,
      });
      view = after;
      return { motion, after: { ...before, view: after } };
    });
  },

  beforeDeal(game, story) {
    if (!isViewOf(loveLetter, game) || !isToldOf(loveLetter, story)) return null;
    const isDeal = story.events.every(({ type }) => openingTypes.includes(type));
    return isDeal ? { ...game, view: loveLetter.undealt(game.view) } : null;
  },

  patience({ news, table }) {
    const { game, mySeat } = table;
    if (!game || !isViewOf(loveLetter, game) || mySeat === null || table.rerun || isPutOut(table)) return null;
    if (awaitedSeat(game.view) !== mySeat) return null;
    if (game.view.pending !== null) return 0;
    return news.events.some(({ type }) => type === "round-over") ? turnPatience.newRound : turnPatience.usual;
  },
};

/** Returns the player on turn after these events; null at the beginning of a round. */
function turnAfter(events: readonly LoveLetterEvent[]): Seat | null {
  const last = events.findLast(({ type }) => type === "turn-began" || type === "round-began");
  return last?.type === "turn-began" ? last.seat : null;
}
