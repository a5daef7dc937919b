import { assertNever } from "../../../../shared/core/errors.ts";
import { editionOf } from "../../../../shared/games/kittens/editions/registry.ts";
import type { CardId } from "../../../../shared/games/kittens/titles.ts";
import type { KittensView } from "../../../../shared/games/kittens/view.ts";
import type { Prints, TableScene } from "../../../table/scene/scene.ts";
import { type DecisionScene, midway } from "../../prompts.ts";
import type { Text } from "../text/i18n.ts";
import type { UiContext } from "../ui-context.ts";
import { actScene } from "./decisions/act.ts";
import { clairvoyance } from "./decisions/clairvoyance.ts";
import { lay, stay } from "./decisions/duel.ts";
import { give } from "./decisions/give.ts";
import { insert } from "./decisions/insert.ts";
import { keep } from "./decisions/keep.ts";
import { nope } from "./decisions/nope.ts";
import { over } from "./decisions/over.ts";
import { pick } from "./decisions/pick.ts";
import { save } from "./decisions/save.ts";
import { stop } from "./decisions/stop.ts";
import { take } from "./decisions/take.ts";
import { hand } from "./hand.ts";
import { discard, pile } from "./pile.ts";
import { playmat } from "./playmat.ts";
import { ribbon } from "./ribbon.ts";
import { otherSeats, ownSeat } from "./seats.ts";

/** Complete scene of the table. @param prints must be the same object until the edition or language changes. */
export function sceneOf(context: UiContext, prints: Prints): TableScene {
  const { view, table, labels } = context;
  const { winner } = view;
  const { undead } = editionOf(view.edition);
  const { prompt, stage } = winner === null ? decisionScene(context) : { prompt: null, stage: over(context, winner) };
  const { turn } = view;
  const whose = labels.isMe(turn)
    ? labels.caps("kittens.prompt.turn.title")
    : labels.caps("kittens.prompt.theirs.title", { name: labels.name(turn) });
  return {
    prints,
    felt: undead ? "moss" : "teal",
    back: undead ? "zombie" : "standard",
    header: table.rerun
      ? null
      : {
          title: labels.t(`kittens-front.editions.${view.edition}`),
          line: table.code === "" ? "" : labels.t("kittens.table.code", { code: table.code }),
        },
    corners: table.rerun ? [] : [{ id: "log", label: labels.t("kittens.table.log"), icon: "log", dot: 0 }],
    seats: otherSeats(context),
    own: ownSeat(context),
    pile: pile(context),
    discard: discard(context),
    playmat: playmat(context),
    ribbon: ribbon(context),
    prompt: table.midway && prompt ? midway(context, turn, whose) : prompt,
    hand: hand(context),
    stage,
  };
}

/** The printed texts of an edition's cards. */
export function printsOf(edition: KittensView["edition"], t: Text): Prints {
  const print = (id: CardId) => {
    const title = t(`kittens.cards.${id}.title`);
    return [id, { title, rule: t(`kittens.cards.${id}.rule`), look: t("guide.look", { card: title }) }] as const;
  };
  return Object.fromEntries(editionOf(edition).titles.map(print));
}

function decisionScene(context: UiContext): DecisionScene {
  const top = context.view.pending.at(-1);
  switch (top?.kind) {
    case undefined:
      return actScene(context);
    case "nope":
      return nope(context, top);
    case "clairvoyance":
      return clairvoyance(context, top);
    case "stop":
      return stop(context, top);
    case "keep":
      return keep(context, top);
    case "lay":
      return lay(context, top);
    case "stay":
      return stay(context, top);
    case "save":
      return save(context, top);
    case "insert":
      return insert(context, top);
    case "give":
      return give(context, top);
    case "pick":
      return pick(context, top);
    case "take":
      return take(context, top);
    default:
      return assertNever(top);
  }
}
