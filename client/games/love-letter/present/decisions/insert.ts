import type { Seat } from "../../../../../shared/core/game.ts";
import { nextIn } from "../../../../../shared/games/love-letter/targets.ts";
import type { CardId } from "../../../../../shared/games/love-letter/titles.ts";
import type { VisibleInsert } from "../../../../../shared/games/love-letter/view.ts";
import type { Prompt } from "../../../../table/model/pieces.ts";
import type { HideStage } from "../../../../table/model/stages.ts";
import { asked, type DecisionScene, empty, waitsFor } from "../../../prompts.ts";
import { isMine, type Situation } from "../../situation.ts";
import { button } from "../buttons.ts";

/** Mouse Trapper: the player has seen the top card and puts it back anywhere. */
export function insert(situation: Situation, { seat, card }: VisibleInsert): DecisionScene {
  const { words } = situation;
  if (isMine(situation) && card !== null) return { prompt: mine(situation, card), stage: hiding(situation, card) };
  const prompt = waitsFor(situation, seat, {
    title: words.caps("love-letter.prompt.insert.theirTitle", { name: words.name(seat) }),
    line: words.t("love-letter.prompt.insert.theirLine"),
  });
  return { prompt, stage: empty };
}

/** Returns the player who draws at each slot if all players just draw and stay in the round. */
function drawers({ view: { seats, turn, pile } }: Situation): readonly Seat[] {
  const order: Seat[] = [];
  for (let slot = 0; slot <= pile.length; slot += 1) order.push(nextIn(seats, order.at(-1) ?? turn) ?? turn);
  return order;
}

function mine(situation: Situation, card: CardId): Prompt {
  const { words, draft } = situation;
  const { t } = words;
  const drawer = drawers(situation)[draft.slot];
  const mine = drawer !== undefined && words.isMe(drawer);
  const name = drawer === undefined ? "" : words.name(drawer);
  return asked(situation, {
    title: words.caps("love-letter.prompt.insert.title", { card: words.title(card) }),
    strong: t(`love-letter.prompt.insert.strong${atSlot(situation)}`, { count: draft.slot }),
    line: mine ? t("love-letter.prompt.insert.lineYou") : t("love-letter.prompt.insert.line", { name }),
    buttons: [
      button({
        id: "anywhere",
        kind: "dark",
        label: words.caps("love-letter.prompt.insert.anywhere"),
        effect: t("love-letter.prompt.insert.byChance"),
      }),
      button({ id: "put", kind: "go", label: words.caps("love-letter.prompt.insert.here"), key: "Enter" }),
    ],
  });
}

const spoken = {
  Top: "love-letter.spoken.onTop",
  End: "love-letter.spoken.atEnd",
  Above: "love-letter.spoken.above",
} as const;

function hiding(situation: Situation, card: CardId): HideStage {
  const { words, draft } = situation;
  return {
    kind: "hide",
    secret: words.t("love-letter.table.secret"),
    card,
    drawers: drawers(situation).map((seat) => words.who(seat).avatar),
    chosen: draft.slot,
    top: words.t("love-letter.prompt.insert.top"),
    end: words.t("love-letter.prompt.insert.end"),
    spoken: words.t(spoken[atSlot(situation)], { count: draft.slot }),
  };
}

function atSlot({ view, draft }: Situation): "Top" | "End" | "Above" {
  if (draft.slot === 0) return "Top";
  return draft.slot === view.pile.length ? "End" : "Above";
}
