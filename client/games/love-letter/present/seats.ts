import type { Seat } from "../../../../shared/core/game.ts";
import { tokensToWin } from "../../../../shared/games/love-letter/edition.ts";
import { isBots } from "../../../game/bots.ts";
import type { Chair } from "../../../game/model.ts";
import type { Chip, SeatPlate } from "../../../table/model/pieces.ts";
import { botChip, isAbout } from "../../bot-chip.ts";
import { clockOf } from "../../take-back.ts";
import { planOf, targetOf, targetsOf } from "../plan.ts";
import { awaitedSeat, isOver, type Situation } from "../situation.ts";

/** The other players, clockwise from the viewer's left. A spectator sees all players, the first seat first. */
export function otherSeats(situation: Situation): readonly SeatPlate[] {
  const { seats } = situation.view;
  const me = situation.table.mySeat;
  const order = seats.map((_, index) => (index + (me ?? -1) + 1) % seats.length);
  return order.filter((seat) => seat !== me).map((seat) => plate(situation, seat));
}

export function ownSeat(situation: Situation): SeatPlate | null {
  const me = situation.table.mySeat;
  return me === null ? null : plate(situation, me);
}

function plate(situation: Situation, seat: Seat): SeatPlate {
  const { view, table, words } = situation;
  const player = view.seats[seat];
  const chair = table.chairs[seat];
  const onTurn = view.turn === seat && !isOver(view);
  const chips = chipsOf(situation, seat, chair);
  const target = targetMark(situation, seat);
  const hand = table.rerun?.hands?.[seat];
  const { sending } = situation.draft;
  const seen = { ...words.who(seat), onTurn, chips, target };
  return {
    ...seen,
    seat,
    about: isAbout(table, seat),
    count: player?.hand.length ?? 0,
    ...(hand && { hand }),
    ...(sending?.command.target === seat && { until: clockOf(sending) }),
    state: player?.eliminated ? "out" : chair && chair.presence !== "here" ? "away" : "here",
    awaited: !words.isMe(seat) && awaitedSeat(view) === seat ? table.clock : null,
    before: null,
    halo: false,
    attackedBy: null,
    note: onTurn && words.isMe(seat) ? words.t("love-letter.table.yourTurn") : null,
    spoken: spoken(situation, seat, seen),
  };
}

function chipsOf({ view, words }: Situation, seat: Seat, chair: Chair | undefined): readonly Chip[] {
  const { t } = words;
  const player = view.seats[seat];
  if (player?.eliminated) return [{ kind: "out", text: t("love-letter.chips.out") }];
  const chips: Chip[] = [];
  if (player?.shielded) chips.push({ kind: "shield", text: t("love-letter.chips.shield") });
  if (chair?.presence === "away") chips.push({ kind: "away", text: t("love-letter.chips.away") });
  if (view.pending?.seat === seat && !words.isMe(seat)) {
    chips.push({ kind: "choosing", text: t("love-letter.chips.choosing") });
  }
  if (isBots(chair)) chips.push(botChip(chair, { kind: "bot", text: t("love-letter.chips.bot") }));
  return chips;
}

function targetMark(situation: Situation, seat: Seat): SeatPlate["target"] {
  const plan = planOf(situation);
  if (!targetsOf(plan).includes(seat)) return "no";
  return targetOf(plan) === seat ? "chosen" : "candidate";
}

/** "Mochi, on turn, shield, 1 token of 2, in front of them Crystal Bowl, Press to choose" */
function spoken(
  { view, words, table }: Situation,
  seat: Seat,
  { name, onTurn, chips, target }: Pick<SeatPlate, "name" | "onTurn" | "chips" | "target">,
): string {
  const { t } = words;
  const player = view.seats[seat];
  const played = player?.played ?? [];
  const known = table.rerun?.hands?.[seat] ?? (words.isMe(seat) ? [] : (player?.hand ?? []));
  const cards = known.flatMap((card) => (card === null ? [] : words.titleOf(card)));
  return [
    name,
    ...(onTurn ? [t("love-letter.spoken.onTurn")] : []),
    ...chips.map(({ text }) => text),
    t("love-letter.spoken.tokens", { count: player?.tokens ?? 0, needed: tokensToWin(view.seats.length) }),
    ...(played.length > 0
      ? [t("love-letter.spoken.played", { cards: played.map((card) => words.title(card)).join(", ") })]
      : []),
    ...(cards.length === 0 ? [] : [t("love-letter.spoken.knownHand", { card: cards.join(", ") })]),
    ...(target === "chosen" ? [t("love-letter.spoken.chosen")] : []),
    ...(target === "candidate" ? [t("love-letter.spoken.target")] : []),
  ].join(", ");
}
