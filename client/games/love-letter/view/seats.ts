import type { Seat } from "../../../../shared/core/game.ts";
import { tokensToWin } from "../../../../shared/games/love-letter/edition.ts";
import { isBots } from "../../../game-model/bots.ts";
import type { Chair } from "../../../game-model/model.ts";
import type { Chip, SeatPanel } from "../../../table/scene/pieces.ts";
import { botChip, isAbout } from "../../bot-chip.ts";
import { undoClock } from "../../transition.ts";
import { planMove, targetOf, targetsOf } from "../selection/choose.ts";
import { awaitedSeat, isOver, isViewersMove, type UiContext } from "../ui-state.ts";

/** The other players, clockwise from the viewer's left. A spectator sees all players, the first seat first. */
export function otherSeats(context: UiContext): readonly SeatPanel[] {
  const { seats } = context.view;
  const me = context.table.mySeat;
  const order = seats.map((_, index) => (index + (me ?? -1) + 1) % seats.length);
  return order.filter((seat) => seat !== me).map((seat) => plate(context, seat));
}

export function ownSeat(context: UiContext): SeatPanel | null {
  const me = context.table.mySeat;
  return me === null ? null : plate(context, me);
}

function plate(context: UiContext, seat: Seat): SeatPanel {
  const { view, table, labels } = context;
  const player = view.seats[seat];
  const chair = table.chairs[seat];
  const onTurn = view.turn === seat && !isOver(view);
  const chips = chipsOf(context, seat, chair);
  const target = targetMark(context, seat);
  const hand = table.rerun?.hands?.[seat];
  const { sending } = context.selection;
  // On their turn a player reaches for the others before choosing a card, too.
  const isChoosing = isViewersMove(context) && view.pending === null;
  const seen = { ...labels.who(seat), onTurn, chips, target };
  return {
    ...seen,
    seat,
    ...(isAbout(table, seat) && { about: isChoosing ? ("long-press" as const) : ("press" as const) }),
    count: player?.hand.length ?? 0,
    ...(hand && { hand }),
    ...(sending?.command.target === seat && { until: undoClock(sending) }),
    state: player?.eliminated ? "out" : chair && chair.presence !== "here" ? "away" : "here",
    awaited: !labels.isMe(seat) && awaitedSeat(view) === seat ? table.clock : null,
    before: null,
    halo: false,
    attackedBy: null,
    note: onTurn && labels.isMe(seat) ? labels.t("love-letter.table.yourTurn") : null,
    spoken: spoken(context, seat, seen),
  };
}

function chipsOf({ view, labels }: UiContext, seat: Seat, chair: Chair | undefined): readonly Chip[] {
  const { t } = labels;
  const player = view.seats[seat];
  if (player?.eliminated) return [{ kind: "out", text: t("love-letter.chips.out") }];
  const chips: Chip[] = [];
  if (player?.shielded) chips.push({ kind: "shield", text: t("love-letter.chips.shield") });
  if (chair?.presence === "away") chips.push({ kind: "away", text: t("love-letter.chips.away") });
  if (view.pending?.seat === seat && !labels.isMe(seat)) {
    chips.push({ kind: "choosing", text: t("love-letter.chips.choosing") });
  }
  if (isBots(chair)) chips.push(botChip(chair, { kind: "bot", text: t("love-letter.chips.bot") }));
  return chips;
}

function targetMark(context: UiContext, seat: Seat): SeatPanel["target"] {
  const plan = planMove(context);
  if (!targetsOf(plan).includes(seat)) return "no";
  return targetOf(plan) === seat ? "chosen" : "candidate";
}

/** "Mochi, on turn, shield, 1 token of 2, in front of them Crystal Bowl, Press to choose" */
function spoken(
  { view, labels, table }: UiContext,
  seat: Seat,
  { name, onTurn, chips, target }: Pick<SeatPanel, "name" | "onTurn" | "chips" | "target">,
): string {
  const { t, joined } = labels;
  const player = view.seats[seat];
  const played = player?.played ?? [];
  const known = table.rerun?.hands?.[seat] ?? (labels.isMe(seat) ? [] : (player?.hand ?? []));
  const cards = known.flatMap((card) => (card === null ? [] : labels.titleOf(card)));
  return joined.facts([
    name,
    ...(onTurn ? [t("love-letter.spoken.onTurn")] : []),
    ...chips.map(({ text }) => text),
    t("love-letter.spoken.tokens", { count: player?.tokens ?? 0, needed: tokensToWin(view.seats.length) }),
    ...(played.length > 0
      ? [t("love-letter.spoken.played", { cards: joined.list(played.map((card) => labels.title(card))) })]
      : []),
    ...(cards.length === 0 ? [] : [t("love-letter.spoken.knownHand", { card: joined.list(cards) })]),
    ...(target === "chosen" ? [t("love-letter.spoken.chosen")] : []),
    ...(target === "candidate" ? [t("love-letter.spoken.target")] : []),
  ]);
}
