import type { TableSnapshot } from "../../../client/game-model/model.ts";
import { type DecisionScene, emptyStage, ownPrompt, waitingPrompt } from "../../../client/games/prompts.ts";
import type { SeatPanel } from "../../../client/table/scene/pieces.ts";
import type { Prints, TableScene } from "../../../client/table/scene/scene.ts";
import type { WinStage } from "../../../client/table/scene/stages.ts";
import type { Seat } from "../../../shared/core/game.ts";
import { type GoofspielView, goofspiel, type Title, titles } from "../rules.ts";
import type { Text } from "./texts.ts";
import { faces, type Words } from "./words.ts";

export interface Situation {
  readonly table: TableSnapshot;
  readonly view: GoofspielView;
  readonly labels: Words;
}

/** Builds the scene of Goofspiel. */
export function sceneOf(context: Situation, prints: Prints): TableScene {
  const { table, view, labels } = context;
  const { t } = labels;
  const isOver = view.winners.length > 0;
  const { prompt, stage } = isOver ? { prompt: null, stage: over(context) } : decision(context);
  const left = Math.max(0, view.left - 1);
  const others = view.bidders.keys().filter((seat) => seat !== table.mySeat);
  return {
    prints,
    felt: "teal",
    back: "standard",
    header: table.rerun ? null : { title: t("goofspiel.name"), line: t("goofspiel.code", { code: table.code }) },
    corners: table.rerun ? [] : [{ id: "log", label: t("goofspiel.log"), icon: "log", dot: 0 }],
    seats: [...others.map((seat) => plate(context, seat))],
    own: table.mySeat === null ? null : plate(context, table.mySeat),
    pile: {
      count: left,
      unit: t("goofspiel.left", { count: left }),
      danger: null,
      drawable: false,
      beat: null,
      spoken: `${left} ${t("goofspiel.left", { count: left })}`,
    },
    discard: view.prize && { top: [faces[view.prize]], count: 1, label: t("goofspiel.prize") },
    playmat: null,
    ribbon: null,
    prompt,
    hand: view.hand.map((card) => ({
      key: card,
      card: faces[card],
      state: card === view.bid ? "selected" : goofspiel.legal(view).length > 0 ? "playable" : "rest",
      tag: null,
      note: null,
      spoken: labels.title(card),
    })),
    stage,
  };
}

function decision(context: Situation): DecisionScene {
  const { view, labels } = context;
  const { t, title } = labels;
  if (view.bid === null && goofspiel.legal(view).length > 0) {
    const line = t("goofspiel.chooseFor", { prize: title(view.prize ?? "one") });
    return { prompt: ownPrompt(context, { title: t("goofspiel.choose"), line }), stage: emptyStage };
  }
  const slow = view.bidders.findIndex(({ hasBid }) => !hasBid);
  const line = view.bid ? t("goofspiel.chosen", { card: title(view.bid) }) : "";
  return { prompt: waitingPrompt(context, slow, { title: t("goofspiel.waits"), line }), stage: emptyStage };
}

function over({ table, view: { bidders, winners }, labels }: Situation): WinStage {
  const { who, isMe, caps, t } = labels;
  const [first = 0] = winners;
  return {
    kind: "win",
    winner: who(first),
    shout: isMe(first) ? caps("goofspiel.youWin") : caps("goofspiel.otherWins", { name: labels.name(first) }),
    line: "",
    standings: ranked(bidders).map(({ seat, rank }) => ({
      ...who(seat),
      rank,
      line: t("goofspiel.points", { count: bidders[seat]?.points ?? 0 }),
      ready: table.chairs[seat]?.ready ?? false,
      mine: isMe(seat),
    })),
    facts: [],
    buttons: [],
  };
}

/** Ranks the players by points; equal points share a rank. */
export function ranked(bidders: GoofspielView["bidders"]): readonly { readonly seat: Seat; readonly rank: number }[] {
  const all = bidders.map(({ points }, seat) => ({
    seat,
    rank: 1 + bidders.filter((other) => other.points > points).length,
  }));
  return all.toSorted((one, other) => one.rank - other.rank);
}

function plate({ table, view, labels }: Situation, seat: Seat): SeatPanel {
  const bidder = view.bidders[seat];
  const hasBid = bidder?.hasBid ?? false;
  const points = labels.t("goofspiel.points", { count: bidder?.points ?? 0 });
  const open = table.rerun?.hands?.[seat]?.flatMap((card) => titles.filter((title) => title === card));
  const isAway = table.chairs[seat]?.presence !== "here";
  return {
    ...labels.who(seat),
    seat,
    count: view.left,
    ...(open && { hand: open.map((title) => faces[title]) }),
    state: isAway ? "away" : "here",
    before: null,
    halo: false,
    onTurn: !hasBid && view.prize !== null,
    attackedBy: null,
    awaited: !hasBid && !labels.isMe(seat) ? table.clock : null,
    chips: [],
    note: points,
    target: "no",
    spoken: labels.t("goofspiel.has", { name: labels.who(seat).name, points }),
  };
}

/** The printed texts of all cards. */
export const printsOf = (t: Text): Prints =>
  Object.fromEntries(
    titles.map((card: Title) => {
      const title = t(`goofspiel.cards.${card}`);
      return [faces[card], { title, rule: t("goofspiel.card"), look: t("guide.look", { card: title }) }];
    }),
  );
