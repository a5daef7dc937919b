import { assertNever } from "../../../../shared/core/errors.ts";
import type { Seat } from "../../../../shared/core/game.ts";
import type { Edition } from "../../../../shared/games/kittens/editions/edition.ts";
import { editionOf } from "../../../../shared/games/kittens/editions/registry.ts";
import type { StopDecision } from "../../../../shared/games/kittens/state.ts";
import type { CardId } from "../../../../shared/games/kittens/titles.ts";
import type { KittensView } from "../../../../shared/games/kittens/view.ts";
import { isolated } from "../../../app/i18n.ts";
import type { Ribbon } from "../../../table/scene/pieces.ts";
import type { Prints, TableScene } from "../../../table/scene/scene.ts";
import type { WinStage } from "../../../table/scene/stages.ts";
import { type DecisionScene, midway, ownPrompt, takeOverPrompt, waitingPrompt } from "../../prompts.ts";
import { ruleKeyOf } from "../text/card-texts.ts";
import { actorOf, goesWithoutSaying, type LoggedEvent, sentence } from "../text/event-log.ts";
import type { Text } from "../text/i18n.ts";
import type { Labels } from "../text/labels.ts";
import { isViewersMove, type UiContext } from "../ui-state.ts";
import { actScene } from "./decisions/act.ts";
import { arrange } from "./decisions/arrange.ts";
import { clairvoyance } from "./decisions/clairvoyance.ts";
import { pick, take } from "./decisions/combos.ts";
import { lay, stay } from "./decisions/duel.ts";
import { give } from "./decisions/give.ts";
import { nope } from "./decisions/nope.ts";
import { insert, keep } from "./decisions/pile-cards.ts";
import { save } from "./decisions/save.ts";
import { dragExample, hand } from "./hand.ts";
import { discard, pile, playmat } from "./piles.ts";
import { otherSeats, ownSeat } from "./seats.ts";

/** Complete scene of the table. @param prints must be the same object until the edition or language changes. */
export function sceneOf(context: UiContext, prints: Prints): TableScene {
  const { view, table, labels } = context;
  const { winner } = view;
  const { undead, titles } = editionOf(view);
  const { prompt, stage } = winner === null ? decisionScene(context) : { prompt: null, stage: over(context, winner) };
  const isOut = view.viewer === "spectator" || view.seats[view.viewer]?.life === "exploded";
  const takeOver = winner !== null || isOut ? null : takeOverPrompt(context);
  const { turn } = view;
  const cards = hand(context);
  const example = dragExample(context, cards);
  const whose = labels.isMe(turn)
    ? labels.caps("kittens-prompt.turn.title")
    : labels.caps("kittens-prompt.theirs.title", { name: labels.name(turn) });
  return {
    prints,
    felt: undead ? "moss" : "teal",
    ...(titles.includes("reverse") && { direction: view.direction }),
    back: undead ? "zombie" : "standard",
    header: table.rerun
      ? null
      : {
          title: titleOf(context),
          line: table.code === "" ? "" : labels.t("kittens.table.code", { code: table.code }),
        },
    corners: table.rerun ? [] : [{ id: "log", label: labels.t("kittens.table.log"), icon: "log", dot: 0 }],
    seats: otherSeats(context),
    own: ownSeat(context),
    pile: pile(context),
    discard: discard(context),
    playmat: playmat(context),
    ribbon: ribbon(context),
    prompt: takeOver ?? (table.midway && prompt ? midway(context, turn, whose) : prompt),
    hand: cards,
    stage,
    ...(example && { example }),
  };
}

/** Name of the edition, with that of its deck, which must not look like the name of an edition. */
function titleOf({ view, table, labels }: UiContext): string {
  const edition = labels.t(`kittens-front.editions.${view.edition}`);
  const { deckName } = table.settings;
  return deckName === undefined ? edition : `${edition} · ${isolated(deckName)}`;
}

/** The printed texts of an edition's cards. */
export function printsOf(edition: Edition, t: Text): Prints {
  const print = (id: CardId) => {
    const title = t(`kittens-cards.${id}.title`);
    return [id, { title, rule: t(ruleKeyOf(id, edition)), look: t("guide.look", { card: title }) }] as const;
  };
  return Object.fromEntries(edition.titles.map(print));
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
    case "arrange":
      return arrange(context, top);
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

/**
 * Role of each event in the ribbon. action: a player acts · outcome: follows from the action and belongs to it · quiet:
 * seats and prompts show it, or it is self-evident.
 */
const parts: Readonly<Record<LoggedEvent["event"]["type"], "action" | "outcome" | "quiet">> = {
  dealt: "action",
  "card-played": "action",
  noped: "action",
  "card-drawn": "action",
  "kitten-drawn": "action",
  "bottom-card-drawn": "action",
  "bottom-kitten-drawn": "action",
  "imploding-drawn": "action",
  "pile-was-empty": "action",
  "play-settled": "outcome",
  saved: "outcome",
  "clairvoyance-over": "outcome",
  "kitten-hidden": "outcome",
  exploded: "outcome",
  died: "outcome",
  returned: "outcome",
  skipped: "outcome",
  reversed: "outcome",
  "imploding-hidden": "outcome",
  "imploding-looked-at": "outcome",
  "alter-began": "outcome",
  "future-altered": "outcome",
  attacked: "outcome",
  "future-seen": "outcome",
  "future-revealed": "outcome",
  "shuffle-started": "outcome",
  shuffled: "outcome",
  "card-looked-at": "outcome",
  "card-kept": "outcome",
  "card-put-on-top": "outcome",
  "card-chosen": "outcome",
  "card-given": "outcome",
  "card-buried": "outcome",
  "card-stolen": "outcome",
  "named-card-given": "outcome",
  "named-card-missing": "outcome",
  "hand-was-empty": "outcome",
  "card-taken": "outcome",
  "armageddon-laid": "outcome",
  "armageddon-revealed": "outcome",
  "game-over": "outcome",
  "turn-began": "quiet",
  "imploding-surfaced": "quiet",
  passed: "quiet",
  "godcat-returned": "quiet",
};

/** The latest action, and the result of the previous one. */
function ribbon({ story, labels }: UiContext): Ribbon | null {
  const told = story.filter(isNews);
  const last = told.at(-1);
  if (last === undefined) return null;
  const begun = told.findLastIndex(({ event }) => parts[event.type] === "action");
  const before = told[begun - 1];
  return {
    avatar: avatarOf(last, labels),
    phrase: { wide: sentence(last, labels) },
    before: before === undefined ? null : sentence(before, labels),
  };
}

const isNews = (told: LoggedEvent): boolean => parts[told.event.type] !== "quiet" && !goesWithoutSaying(told);

function avatarOf(told: LoggedEvent, labels: Labels): string | null {
  const seat = actorOf(told);
  return seat === null ? null : labels.who(seat).avatar;
}

/** The game is over: shows the winner and the order of elimination. */
function over(context: UiContext, winner: Seat): WinStage {
  const { labels, view } = context;
  const ranking = [winner, ...view.out.toReversed()];
  return {
    kind: "win",
    winner: labels.who(winner),
    shout: labels.isMe(winner)
      ? labels.caps("kittens.win.you")
      : labels.caps("kittens.win.other", { name: labels.name(winner) }),
    line: lineFor(context, ranking),
    celebrates: labels.isMe(winner) || !ranking.some(labels.isMe),
    standings: ranking.map((seat, index) => standing(context, seat, index + 1)),
    facts: [],
    buttons: [],
  };
}

function lineFor(context: UiContext, ranking: readonly Seat[]): string {
  const { labels } = context;
  const rank = ranking.findIndex(labels.isMe) + 1;
  if (rank === 1) return labels.t("kittens.win.lineYou");
  if (rank === 0) return labels.t("kittens.win.lineWatched");
  const count = ranking.length;
  return count === 2 ? labels.t("kittens.win.lineOfTwo") : labels.t("kittens.win.line", { place: rank, count });
}

/** How a player's game ended. */
function endOf(view: KittensView, seat: Seat): "last" | "dead" | "imploded" | "boom" {
  if (view.winner === seat) return "last";
  if (view.seats[seat]?.life === "dead") return "dead";
  return view.imploded === seat ? "imploded" : "boom";
}

function standing({ labels, table, view }: UiContext, seat: Seat, rank: number) {
  return {
    ...labels.who(seat),
    rank,
    line: labels.t(`kittens.win.${endOf(view, seat)}`),
    ready: table.chairs[seat]?.ready ?? false,
    mine: labels.isMe(seat),
  };
}

/** The pile whirls until the next living player says stop. All players see who that is (K37). */
function stop(context: UiContext, { seat }: StopDecision): DecisionScene {
  const { labels, table } = context;
  const { t } = labels;
  const name = labels.name(seat);
  const mine = isViewersMove(context);
  const drum = mine || table.mySeat === null || table.rerun ? null : t("kittens-prompt.stop.drum");
  const prompt = mine
    ? ownPrompt(context, {
        title: labels.caps("kittens-prompt.stop.title"),
        line: t("kittens-prompt.stop.line"),
        narrowLine: t("kittens-prompt.stop.short"),
      })
    : waitingPrompt(context, seat, {
        title: labels.caps("kittens-prompt.stop.theirTitle", { name }),
        line: t(`kittens-prompt.stop.${drum === null ? "theirLine" : "drumLine"}`),
      });
  const spoken = t(mine ? "kittens-prompt.stop.spoken" : "kittens-prompt.stop.theirSpoken", { name });
  const word = t("kittens-prompt.stop.word");
  return { prompt, stage: { kind: "stop", stopper: labels.who(seat), mine, drum, word, clock: table.clock, spoken } };
}
