import type { Seat } from "../../../../../shared/core/game.ts";
import type { LayDecision } from "../../../../../shared/games/kittens/state.ts";
import type { VisibleStay } from "../../../../../shared/games/kittens/view.ts";
import type { Prompt } from "../../../../table/model/pieces.ts";
import type { DuelSide, DuelStage } from "../../../../table/model/stages.ts";
import { asked, type DecisionScene, waitsFor } from "../../../prompts.ts";
import { aimOf } from "../../aim.ts";
import { isMine, type Situation } from "../../situation.ts";
import { button } from "../buttons.ts";

type DuelCard = "godcat" | "devilcat";

const other = (card: DuelCard): DuelCard => (card === "godcat" ? "devilcat" : "godcat");

/** Armageddon begins: the player chooses their card and an opponent (K40). */
export function lay(situation: Situation, { seat }: LayDecision): DecisionScene {
  const { words } = situation;
  if (isMine(situation)) {
    const sides = [layable(situation, "godcat"), layable(situation, "devilcat")] as const;
    return { prompt: layPrompt(situation), stage: duelStage(situation, sides, null) };
  }
  const title = words.caps("kittens.prompt.lay.theirTitle", { name: words.name(seat) });
  const prompt = waitsFor(situation, seat, { title, line: words.t("kittens.prompt.lay.theirLine") });
  const unsaid: DuelSide = { card: null, owner: null, label: "", selection: "no", spoken: "" };
  return { prompt, stage: duelStage(situation, [faceDown(situation, seat), unsaid], null) };
}

function layPrompt(situation: Situation): Prompt {
  const { words } = situation;
  const { t } = words;
  const { chosen } = aimOf(situation);
  const buttons = (["godcat", "devilcat"] as const).map((card, index) =>
    button({
      id: card,
      kind: "go",
      label: words.caps(`kittens.cards.${card}.title`),
      effect: t("kittens.prompt.lay.mine"),
      key: index === 0 ? "1" : "2",
    }),
  );
  return asked(situation, {
    title: words.caps("kittens.prompt.lay.title"),
    strong: chosen === null ? null : t("kittens.prompt.lay.against", { name: words.name(chosen) }),
    line: t(laidCard(situation) === null ? "kittens.prompt.lay.line" : "kittens.prompt.lay.lineWho"),
    buttons,
  });
}

const laidCard = ({ draft: { title } }: Situation): DuelCard | null =>
  title === "godcat" || title === "devilcat" ? title : null;

/** One of the two cards, face up for the player who places them. */
function layable(situation: Situation, card: DuelCard): DuelSide {
  const { words } = situation;
  const { t } = words;
  const chosen = laidCard(situation);
  const { chosen: target } = aimOf(situation);
  const opponent = target === null ? null : words.who(target);
  const me = situation.table.mySeat;
  const owner = chosen === null ? null : chosen === card ? (me === null ? null : words.who(me)) : opponent;
  const title = words.title(card);
  const said = t(chosen === card ? "kittens.prompt.lay.mine" : "kittens.prompt.lay.theirs");
  return {
    card,
    owner,
    label: chosen === null ? title : said,
    selection: chosen === card ? "chosen" : "candidate",
    spoken: `${title}, ${t("kittens.prompt.lay.mine")}`,
  };
}

/** The two cards lie face down. The opponent stays or swaps, and all players watch (K40). */
export function stay(situation: Situation, decision: VisibleStay): DecisionScene {
  const { words } = situation;
  const { by, seat, before } = decision;
  const sides = [
    faceDown(situation, by, before),
    faceDown(situation, seat, before === null ? null : other(before)),
  ] as const;
  const secret = before === null ? null : words.t("kittens.table.secret");
  return { prompt: stayPrompt(situation, decision), stage: duelStage(situation, sides, secret) };
}

function stayPrompt(situation: Situation, { seat, by, before }: VisibleStay): Prompt {
  const { words } = situation;
  const { t } = words;
  const name = words.name(isMine(situation) ? by : seat);
  if (!isMine(situation)) {
    return waitsFor(situation, seat, {
      title: words.caps("kittens.prompt.duel.theirTitle", { name }),
      line:
        before === null
          ? t("kittens.prompt.duel.theirLine")
          : t("kittens.prompt.duel.laidByYou", { card: words.title(before) }),
    });
  }
  const stays = { label: words.caps("kittens.prompt.duel.stay"), effect: t("kittens.prompt.duel.stayEffect") };
  const swaps = {
    label: words.caps("kittens.prompt.duel.swap"),
    effect: t("kittens.prompt.duel.swapEffect", { name }),
  };
  return asked(situation, {
    title: words.caps("kittens.prompt.duel.title"),
    line: t("kittens.prompt.duel.line"),
    narrowLine: t("kittens.prompt.duel.short"),
    buttons: [
      button({ id: "stay", kind: "paper", ...stays, key: "1" }),
      button({ id: "swap", kind: "go", ...swaps, key: "2" }),
    ],
  });
}

/** @param card the card if the viewer knows it; null shows the back. */
function faceDown({ words }: Situation, seat: Seat, card: DuelCard | null = null): DuelSide {
  const { t } = words;
  const name = words.name(seat);
  const mine = words.isMe(seat);
  const label = mine ? t("kittens.prompt.duel.mine") : t("kittens.prompt.duel.theirs", { name });
  const hidden = mine ? t("kittens.prompt.duel.hiddenMine") : t("kittens.prompt.duel.hidden", { name });
  const spoken = card === null ? hidden : `${label}, ${words.title(card)}`;
  return { card, owner: words.who(seat), label, selection: "no", spoken };
}

const duelStage = ({ words }: Situation, sides: DuelStage["sides"], secret: string | null): DuelStage => ({
  kind: "duel",
  secret,
  sides,
  versus: words.t("kittens.prompt.lay.versus"),
});
