import type { Seat } from "../../../../../shared/core/game.ts";
import type { StayDecision } from "../../../../../shared/games/love-letter/state.ts";
import { nextIn } from "../../../../../shared/games/love-letter/targets.ts";
import type { CardId } from "../../../../../shared/games/love-letter/titles.ts";
import type { VisibleInsert } from "../../../../../shared/games/love-letter/view.ts";
import type { Prompt } from "../../../../table/scene/pieces.ts";
import type { HideStage, RowStage } from "../../../../table/scene/stages.ts";
import { type DecisionScene, emptyStage, ownPrompt, waitingPrompt } from "../../../prompts.ts";
import { isViewersMove, type UiContext } from "../../ui-state.ts";
import { button } from "../buttons.ts";

/** Mouse Trapper: the player has seen the top card and puts it back anywhere. */
export function insert(context: UiContext, { seat, card }: VisibleInsert): DecisionScene {
  const { labels } = context;
  if (isViewersMove(context) && card !== null) return { prompt: mine(context, card), stage: hiding(context, card) };
  const prompt = waitingPrompt(context, seat, {
    title: labels.caps("love-letter.prompt.insert.theirTitle", { name: labels.name(seat) }),
    line: labels.t("love-letter.prompt.insert.theirLine"),
  });
  return { prompt, stage: emptyStage };
}

/** Returns the player who draws at each slot if all players just draw and stay in the round. */
function drawers({ view: { seats, turn, pile } }: UiContext): readonly Seat[] {
  const order: Seat[] = [];
  for (let slot = 0; slot <= pile.length; slot += 1) order.push(nextIn(seats, order.at(-1) ?? turn) ?? turn);
  return order;
}

function mine(context: UiContext, card: CardId): Prompt {
  const { labels, selection } = context;
  const { t } = labels;
  const drawer = drawers(context)[selection.slot];
  const mine = drawer !== undefined && labels.isMe(drawer);
  const name = drawer === undefined ? "" : labels.name(drawer);
  return ownPrompt(context, {
    title: labels.caps("love-letter.prompt.insert.title", { card: labels.title(card) }),
    strong: t(`love-letter.prompt.insert.strong${atSlot(context)}`, { count: selection.slot }),
    line: mine ? t("love-letter.prompt.insert.lineYou") : t("love-letter.prompt.insert.line", { name }),
    buttons: [
      button({
        id: "anywhere",
        kind: "dark",
        label: labels.caps("love-letter.prompt.insert.anywhere"),
        effect: t("love-letter.prompt.insert.byChance"),
      }),
      button({ id: "put", kind: "go", label: labels.caps("love-letter.prompt.insert.here"), key: "Enter" }),
    ],
  });
}

const spoken = {
  Top: "love-letter.spoken.onTop",
  End: "love-letter.spoken.atEnd",
  Above: "love-letter.spoken.above",
} as const;

function hiding(context: UiContext, card: CardId): HideStage {
  const { labels, selection } = context;
  return {
    kind: "hide",
    secret: labels.t("love-letter.table.secret"),
    card,
    drawers: drawers(context).map((seat) => labels.who(seat).avatar),
    chosen: selection.slot,
    top: labels.t("love-letter.prompt.insert.top"),
    end: labels.t("love-letter.prompt.insert.end"),
    spoken: labels.t(spoken[atSlot(context)], { count: selection.slot }),
  };
}

function atSlot({ view, selection }: UiContext): "Top" | "End" | "Above" {
  if (selection.slot === 0) return "Top";
  return selection.slot === view.pile.length ? "End" : "Above";
}

/** Doggy Grave Digger: keep the hand, or swap it with the card set aside. */
export function stay(context: UiContext, { seat }: StayDecision): DecisionScene {
  const { labels } = context;
  if (isViewersMove(context)) return ownChoice(context, seat);
  const prompt = waitingPrompt(context, seat, {
    title: labels.caps("love-letter.prompt.stay.theirTitle", { name: labels.name(seat) }),
    line: labels.t("love-letter.prompt.stay.theirLine"),
  });
  return { prompt, stage: emptyStage };
}

function ownChoice(context: UiContext, seat: number): DecisionScene {
  const { labels, view } = context;
  const { t } = labels;
  const [hand = null] = view.hand;
  const aside = view.setAside === "face-down" ? null : view.setAside;
  const effects = {
    keep: hand && t("love-letter.prompt.stay.keepEffect", { card: labels.title(hand) }),
    swap: aside && t("love-letter.prompt.stay.swapEffect", { card: labels.title(aside) }),
  };
  const prompt = ownPrompt(context, {
    title: labels.caps("love-letter.prompt.stay.title"),
    line: t("love-letter.prompt.stay.line"),
    buttons: [
      button({
        id: "keep",
        kind: "paper",
        label: labels.caps("love-letter.prompt.stay.keep"),
        effect: effects.keep ?? "",
      }),
      button({
        id: "swap",
        kind: "go",
        label: labels.caps("love-letter.prompt.stay.swap"),
        effect: effects.swap ?? "",
      }),
    ],
  });
  const { avatar } = labels.who(seat);
  const stage: RowStage = {
    kind: "row",
    secret: t("love-letter.table.secret"),
    cards: [
      { card: hand, who: { name: t("love-letter.prompt.stay.hand"), avatar }, crowned: false },
      { card: aside, who: { name: t("love-letter.prompt.stay.aside"), avatar }, crowned: false },
    ],
  };
  return { prompt, stage };
}
