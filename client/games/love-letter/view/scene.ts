import { assertNever } from "../../../../shared/core/errors.ts";
import { type CardId, cardIds } from "../../../../shared/games/love-letter/titles.ts";
import type { Pile, Ribbon } from "../../../table/scene/pieces.ts";
import type { Prints, TableScene } from "../../../table/scene/scene.ts";
import { type DecisionScene, midway, takeOverPrompt } from "../../prompts.ts";
import { actorOf, type LoggedEvent } from "../text/event-log.ts";
import { sentence } from "../text/event-text.ts";
import type { Text } from "../text/i18n.ts";
import { isOver, type UiContext } from "../ui-state.ts";
import { dragExample, hand, spread } from "./cards.ts";
import { actScene } from "./decisions/act.ts";
import { insert, stay } from "./decisions/choices.ts";
import { over, recap } from "./decisions/round-end.ts";
import { otherSeats, ownSeat } from "./seats.ts";

/** Complete scene of the table. @param prints must be the same object until the language changes. */
export function sceneOf(context: UiContext, prints: Prints): TableScene {
  const { view, table, labels } = context;
  const cards = hand(context);
  const example = dragExample(context, cards);
  const { prompt, stage } = isOver(view) ? { prompt: null, stage: over(context) } : decisionScene(context);
  const takeOver = isOver(view) ? null : takeOverPrompt(context);
  const isMidway = table.midway && prompt && !context.recap;
  return {
    prints,
    felt: "wine",
    back: "love-letter",
    header: table.rerun
      ? null
      : {
          title: labels.t("love-letter-front.name"),
          line: labels.t("love-letter.table.code", { code: table.code }),
        },
    corners: table.rerun ? [] : [{ id: "log", label: labels.t("love-letter.table.log"), icon: "log", dot: 0 }],
    seats: otherSeats(context),
    own: ownSeat(context),
    pile: pile(context),
    discard: null,
    playmat: null,
    spread: spread(context),
    ribbon: ribbon(context),
    prompt: takeOver ?? (isMidway ? midway(context, view.turn, whoseTurn(context)) : prompt),
    hand: cards,
    stage,
    ...(example && { example }),
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

function pile({ view, labels }: UiContext): Pile {
  const count = view.pile.length;
  return {
    count,
    unit: labels.t("love-letter.table.cardsLeft", { count }),
    danger: null,
    drawable: false,
    beat: null,
    spoken: labels.t("love-letter.spoken.pile", { count }),
  };
}

const whoseTurn = ({ view: { turn }, labels }: UiContext): string =>
  labels.isMe(turn)
    ? labels.caps("love-letter.prompt.turn.title")
    : labels.caps("love-letter.prompt.theirs.title", { name: labels.name(turn) });

function decisionScene(context: UiContext): DecisionScene {
  const { view } = context;
  if (context.recap !== null) return recap(context, context.recap);
  switch (view.pending?.kind) {
    case undefined:
      return actScene(context);
    case "stay":
      return stay(context, view.pending);
    case "insert":
      return insert(context, view.pending);
    default:
      return assertNever(view.pending);
  }
}

/** Events that begin an action. Later events belong to the same action. */
const actions: readonly LoggedEvent["event"]["type"][] = ["round-began", "card-played"];

/** Events of every turn, which the ribbon leaves out. */
const routine: readonly LoggedEvent["event"]["type"][] = ["turn-began", "dealt", "card-drawn", "shield-ended"];

/** The latest action, and the result of the previous one. */
function ribbon({ story, labels }: UiContext): Ribbon | null {
  const news = story.filter(({ event }) => !routine.includes(event.type));
  const last = news.at(-1);
  if (last === undefined) return null;
  const before = news[news.findLastIndex(({ event }) => actions.includes(event.type)) - 1];
  const seat = actorOf(last.event);
  return {
    avatar: seat === null ? null : labels.who(seat).avatar,
    phrase: { wide: sentence(last.event, labels) },
    before: before === undefined ? null : sentence(before.event, labels),
  };
}
