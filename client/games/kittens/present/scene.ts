import { assertNever } from "../../../../shared/core/errors.ts";
import { editionOf } from "../../../../shared/games/kittens/editions/registry.ts";
import type { CardId } from "../../../../shared/games/kittens/titles.ts";
import type { KittensView } from "../../../../shared/games/kittens/view.ts";
import type { Prints, TableScene } from "../../../table/model/scene.ts";
import { type DecisionScene, midway } from "../../prompts.ts";
import type { Situation } from "../situation.ts";
import type { Text } from "../texts.ts";
import { act } from "./decisions/act.ts";
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
export function sceneOf(situation: Situation, prints: Prints): TableScene {
  const { view, table, words } = situation;
  const { winner } = view;
  const { undead } = editionOf(view.edition);
  const { prompt, stage } =
    winner === null ? decisionScene(situation) : { prompt: null, stage: over(situation, winner) };
  const { turn } = view;
  const whose = words.isMe(turn)
    ? words.caps("kittens.prompt.turn.title")
    : words.caps("kittens.prompt.theirs.title", { name: words.name(turn) });
  return {
    prints,
    felt: undead ? "moss" : "teal",
    back: undead ? "zombie" : "standard",
    header: table.rerun
      ? null
      : {
          title: words.t(`kittens-front.editions.${view.edition}`),
          line: table.code === "" ? "" : words.t("kittens.table.code", { code: table.code }),
        },
    corners: table.rerun ? [] : [{ id: "log", label: words.t("kittens.table.log"), icon: "log", dot: 0 }],
    seats: otherSeats(situation),
    own: ownSeat(situation),
    pile: pile(situation),
    discard: discard(situation),
    playmat: playmat(situation),
    ribbon: ribbon(situation),
    prompt: table.midway && prompt ? midway(situation, turn, whose) : prompt,
    hand: hand(situation),
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

function decisionScene(situation: Situation): DecisionScene {
  const top = situation.view.pending.at(-1);
  switch (top?.kind) {
    case undefined:
      return act(situation);
    case "nope":
      return nope(situation, top);
    case "clairvoyance":
      return clairvoyance(situation, top);
    case "stop":
      return stop(situation, top);
    case "keep":
      return keep(situation, top);
    case "lay":
      return lay(situation, top);
    case "stay":
      return stay(situation, top);
    case "save":
      return save(situation, top);
    case "insert":
      return insert(situation, top);
    case "give":
      return give(situation, top);
    case "pick":
      return pick(situation, top);
    case "take":
      return take(situation, top);
    default:
      return assertNever(top);
  }
}
