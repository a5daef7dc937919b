import type { Seat } from "../../../../../shared/core/game.ts";
import type { LayDecision } from "../../../../../shared/games/kittens/state.ts";
import type { VisibleStay } from "../../../../../shared/games/kittens/view.ts";
import type { Prompt } from "../../../../table/scene/pieces.ts";
import type { DuelSide, DuelStage } from "../../../../table/scene/stages.ts";
import { type DecisionScene, ownPrompt, waitingPrompt } from "../../../prompts.ts";
import { aimOf } from "../../selection/planned-move.ts";
import { isViewersMove, type UiContext } from "../../ui-state.ts";
import { button } from "../controls.ts";

type DuelCard = "godcat" | "devilcat";

const other = (card: DuelCard): DuelCard => (card === "godcat" ? "devilcat" : "godcat");

/** Armageddon begins: the player chooses their card and an opponent (K40). */
export function lay(context: UiContext, { seat }: LayDecision): DecisionScene {
  const { labels } = context;
  if (isViewersMove(context)) {
    const sides = [layable(context, "godcat"), layable(context, "devilcat")] as const;
    return { prompt: layPrompt(context), stage: duelStage(context, sides, null) };
  }
  const title = labels.caps("kittens-prompt.lay.theirTitle", { name: labels.name(seat) });
  const prompt = waitingPrompt(context, seat, { title, line: labels.t("kittens-prompt.lay.theirLine") });
  const unsaid: DuelSide = { card: null, owner: null, label: "", selection: "no", spoken: "" };
  return { prompt, stage: duelStage(context, [faceDown(context, seat), unsaid], null) };
}

function layPrompt(context: UiContext): Prompt {
  const { labels } = context;
  const { t } = labels;
  const { chosen } = aimOf(context);
  const buttons = (["godcat", "devilcat"] as const).map((card, index) =>
    button({
      id: card,
      kind: "go",
      label: labels.caps(`kittens-cards.${card}.title`),
      effect: t("kittens-prompt.lay.mine"),
      key: index === 0 ? "1" : "2",
    }),
  );
  return ownPrompt(context, {
    title: labels.caps("kittens-prompt.lay.title"),
    strong: chosen === null ? null : t("kittens-prompt.lay.against", { name: labels.name(chosen) }),
    line: t(laidCard(context) === null ? "kittens-prompt.lay.line" : "kittens-prompt.lay.lineWho"),
    buttons,
  });
}

const laidCard = ({ selection: { title } }: UiContext): DuelCard | null =>
  title === "godcat" || title === "devilcat" ? title : null;

/** One of the two cards, face up for the player who places them. */
function layable(context: UiContext, card: DuelCard): DuelSide {
  const { labels } = context;
  const { t, joined } = labels;
  const chosen = laidCard(context);
  const { chosen: target } = aimOf(context);
  const opponent = target === null ? null : labels.who(target);
  const me = context.table.mySeat;
  const owner = chosen === null ? null : chosen === card ? (me === null ? null : labels.who(me)) : opponent;
  const title = labels.title(card);
  const said = t(chosen === card ? "kittens-prompt.lay.mine" : "kittens-prompt.lay.theirs");
  return {
    card,
    owner,
    label: chosen === null ? title : said,
    selection: chosen === card ? "chosen" : "candidate",
    spoken: joined.facts([title, t("kittens-prompt.lay.mine")]),
  };
}

/** The two cards lie face down. The opponent stays or swaps, and all players watch (K40). */
export function stay(context: UiContext, decision: VisibleStay): DecisionScene {
  const { labels } = context;
  const { by, seat, before } = decision;
  const sides = [
    faceDown(context, by, before),
    faceDown(context, seat, before === null ? null : other(before)),
  ] as const;
  const secret = before === null ? null : labels.t("kittens.table.secret");
  return { prompt: stayPrompt(context, decision), stage: duelStage(context, sides, secret) };
}

function stayPrompt(context: UiContext, { seat, by, before }: VisibleStay): Prompt {
  const { labels } = context;
  const { t } = labels;
  const name = labels.name(isViewersMove(context) ? by : seat);
  if (!isViewersMove(context)) {
    return waitingPrompt(context, seat, {
      title: labels.caps("kittens-prompt.duel.theirTitle", { name }),
      line:
        before === null
          ? t("kittens-prompt.duel.theirLine")
          : t("kittens-prompt.duel.laidByYou", { card: labels.title(before) }),
    });
  }
  const stays = { label: labels.caps("kittens-prompt.duel.stay"), effect: t("kittens-prompt.duel.stayEffect") };
  const swaps = {
    label: labels.caps("kittens-prompt.duel.swap"),
    effect: t("kittens-prompt.duel.swapEffect", { name }),
  };
  return ownPrompt(context, {
    title: labels.caps("kittens-prompt.duel.title"),
    line: t("kittens-prompt.duel.line"),
    narrowLine: t("kittens-prompt.duel.short"),
    buttons: [
      button({ id: "stay", kind: "paper", ...stays, key: "1" }),
      button({ id: "swap", kind: "go", ...swaps, key: "2" }),
    ],
  });
}

/** @param card the card if the viewer knows it; null shows the back. */
function faceDown({ labels }: UiContext, seat: Seat, card: DuelCard | null = null): DuelSide {
  const { t } = labels;
  const name = labels.name(seat);
  const mine = labels.isMe(seat);
  const label = mine ? t("kittens-prompt.duel.mine") : t("kittens-prompt.duel.theirs", { name });
  const hidden = mine ? t("kittens-prompt.duel.hiddenMine") : t("kittens-prompt.duel.hidden", { name });
  const spoken = card === null ? hidden : labels.joined.facts([label, labels.title(card)]);
  return { card, owner: labels.who(seat), label, selection: "no", spoken };
}

const duelStage = ({ labels }: UiContext, sides: DuelStage["sides"], secret: string | null): DuelStage => ({
  kind: "duel",
  secret,
  sides,
  versus: labels.t("kittens-prompt.lay.versus"),
});
