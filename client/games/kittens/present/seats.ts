import type { Seat } from "../../../../shared/core/game.ts";
import type { Chair } from "../../../store/model.ts";
import type { Chip, Clock, SeatPlate } from "../../../table/model.ts";
import { planOf } from "../plan.ts";
import { mySeat, type Situation } from "../situation.ts";
import { awaitedSeat, isOver } from "./awaited.ts";

/** The other players, clockwise from the viewer's left; a spectator sees everybody, the first seat first. */
export function otherSeats(situation: Situation): readonly SeatPlate[] {
  const { seats } = situation.view;
  const me = mySeat(situation);
  const order = seats.map((_, index) => (index + (me ?? -1) + 1) % seats.length);
  return order.filter((seat) => seat !== me).map((seat) => plate(situation, seat));
}

export function ownSeat(situation: Situation): SeatPlate | null {
  const me = mySeat(situation);
  return me === null ? null : plate(situation, me);
}

function plate(situation: Situation, seat: Seat): SeatPlate {
  const { view, table, words } = situation;
  const player = view.seats[seat];
  const chair = table.chairs[seat];
  const { name, avatar } = words.who(seat);
  const onTurn = view.turn === seat && !isOver(view);
  const chips = chipsOf(situation, seat, chair);
  const target = targetMark(situation, seat);
  const count = player?.cards ?? 0;
  return {
    seat,
    name,
    avatar,
    count,
    state: player?.life === "exploded" ? "exploded" : chair && chair.presence !== "here" ? "away" : "here",
    onTurn,
    awaited: ring(situation, seat),
    chips,
    note: onTurn && words.isMe(seat) ? words.t("kittens.table.yourTurn") : null,
    target,
    spoken: spoken(situation, name, count, onTurn, chips, target),
  };
}

/** Whose answer the game waits for; Nope waits show no ring, lest it tell who has passed. */
function ring(situation: Situation, seat: Seat): Clock | null {
  if (situation.words.isMe(seat)) return null;
  return awaitedSeat(situation.view) === seat ? situation.table.clock : null;
}

function chipsOf({ view, words }: Situation, seat: Seat, chair: Chair | undefined): readonly Chip[] {
  const chip = (kind: Exclude<Chip["kind"], "shield">, count = 0): Chip => ({
    kind,
    text: words.t(`kittens.chips.${kind}`, { count }),
  });
  if (view.seats[seat]?.life === "exploded") return [chip("exploded")];
  const question = view.pending.at(-1);
  const chips: Chip[] = [];
  if (view.turn === seat && view.owes > 1 && !isOver(view)) chips.push(chip("owes", view.owes));
  if (chair?.presence === "away") chips.push(chip("away"));
  if (question && question.kind !== "nope" && question.seat === seat && !words.isMe(seat)) chips.push(chip("choosing"));
  if (chair?.kind === "bot" || chair?.presence === "left") chips.push(chip("bot"));
  return chips;
}

function targetMark(situation: Situation, seat: Seat): SeatPlate["target"] {
  const plan = planOf(situation);
  if (plan.kind === "nothing" || !plan.targets.includes(seat)) return "no";
  const chosen = plan.kind === "title" ? plan.target : plan.kind === "ready" ? plan.command.target : null;
  return chosen === seat ? "chosen" : "candidate";
}

function spoken(
  { words: { t } }: Situation,
  name: string,
  count: number,
  onTurn: boolean,
  chips: readonly Chip[],
  target: SeatPlate["target"],
): string {
  return [
    t("kittens.spoken.seat", { name, count }),
    ...(onTurn ? [t("kittens.spoken.onTurn")] : []),
    ...chips.map(({ text }) => text),
    ...(target === "chosen" ? [t("kittens.spoken.chosen")] : []),
    ...(target === "candidate" ? [t("kittens.spoken.target")] : []),
  ].join(", ");
}
