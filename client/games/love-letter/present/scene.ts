import { assertNever } from "../../../../shared/core/errors.ts";
import { type CardId, cardIds } from "../../../../shared/games/love-letter/titles.ts";
import type { Pile } from "../../../table/model/pieces.ts";
import type { Prints, TableScene } from "../../../table/model/scene.ts";
import { type DecisionScene, midway } from "../../prompts.ts";
import { isOver, type Situation } from "../situation.ts";
import type { Text } from "../texts.ts";
import { act } from "./decisions/act.ts";
import { insert } from "./decisions/insert.ts";
import { over } from "./decisions/over.ts";
import { recap } from "./decisions/recap.ts";
import { stay } from "./decisions/stay.ts";
import { hand } from "./hand.ts";
import { ribbon } from "./ribbon.ts";
import { otherSeats, ownSeat } from "./seats.ts";
import { spread } from "./spread.ts";

/** Complete scene of the table. @param prints must be the same object until the language changes. */
export function sceneOf(situation: Situation, prints: Prints): TableScene {
  const { view, table, words } = situation;
  const { prompt, stage } = isOver(view) ? { prompt: null, stage: over(situation) } : decisionScene(situation);
  return {
    prints,
    felt: "wine",
    back: "love-letter",
    header: table.rerun
      ? null
      : {
          title: words.t("love-letter-front.name"),
          line: words.t("love-letter.table.code", { code: table.code }),
        },
    corners: table.rerun ? [] : [{ id: "log", label: words.t("love-letter.table.log"), icon: "log", dot: 0 }],
    seats: otherSeats(situation),
    own: ownSeat(situation),
    pile: pile(situation),
    discard: null,
    playmat: null,
    spread: spread(situation),
    ribbon: ribbon(situation),
    prompt: table.midway && prompt && !situation.recap ? midway(situation, view.turn, whoseTurn(situation)) : prompt,
    hand: hand(situation),
    stage,
  };
}

/** The printed texts of all cards. */
export function printsOf(t: Text): Prints {
  const print = (id: CardId) => {
    const title = t(`love-letter.cards.${id}.title`);
    return [id, { title, rule: t(`love-letter.cards.${id}.rule`), look: t("guide.look", { card: title }) }] as const;
  };
  return Object.fromEntries(cardIds.map(print));
}

function pile({ view, words }: Situation): Pile {
  const count = view.pile.length;
  return {
    count,
    unit: words.t("love-letter.table.cardsLeft", { count }),
    danger: null,
    drawable: false,
    beat: null,
    spoken: words.t("love-letter.spoken.pile", { count }),
  };
}

const whoseTurn = ({ view: { turn }, words }: Situation): string =>
  words.isMe(turn)
    ? words.caps("love-letter.prompt.turn.title")
    : words.caps("love-letter.prompt.theirs.title", { name: words.name(turn) });

function decisionScene(situation: Situation): DecisionScene {
  const { view } = situation;
  if (situation.recap !== null) return recap(situation, situation.recap);
  switch (view.pending?.kind) {
    case undefined:
      return act(situation);
    case "stay":
      return stay(situation, view.pending);
    case "insert":
      return insert(situation, view.pending);
    default:
      return assertNever(view.pending);
  }
}
