import type { Seat } from "../../../../shared/core/game.ts";
import type { Life } from "../../../../shared/games/kittens/state.ts";
import { type CardId, cardIds } from "../../../../shared/games/kittens/titles.ts";
import { isBots } from "../../../game/bots.ts";
import type { Chair } from "../../../game/model.ts";
import type { Chip, Clock, SeatPlate } from "../../../table/model/pieces.ts";
import { botChip, isAbout } from "../../bot-chip.ts";
import { clockOf } from "../../take-back.ts";
import { aimOf } from "../aim.ts";
import { awaitedSeats, isOver } from "../awaited.ts";
import { inOrder } from "../hand-order.ts";
import { mySeat, type Situation } from "../situation.ts";

/** The other players, clockwise from the viewer's left. A spectator sees all players, the first seat first. */
export function otherSeats(situation: Situation): readonly SeatPlate[] {
  const { seats } = situation.view;
  const near = nearSeat(situation);
  const order = seats.map((_, index) => (index + (near ?? -1) + 1) % seats.length);
  return order.filter((seat) => seat !== near).map((seat) => plate(situation, seat));
}

export function ownSeat(situation: Situation): SeatPlate | null {
  const near = nearSeat(situation);
  return near === null ? null : plate(situation, near);
}

/** Maximum number of player panels around the table. */
const mostRound = 8;

/**
 * The seat on the viewer's side: their own. For a spectator it is the first seat if the panels of all players do not
 * fit.
 */
const nearSeat = (situation: Situation): Seat | null =>
  mySeat(situation) ?? (situation.view.seats.length > mostRound ? 0 : null);

function plate(situation: Situation, seat: Seat): SeatPlate {
  const { view, table, words } = situation;
  const player = view.seats[seat];
  const chair = table.chairs[seat];
  const { name, avatar } = words.who(seat);
  const onTurn = view.turn === seat && !isOver(view);
  const chips = chipsOf(situation, seat, chair);
  const target = targetMark(situation, seat);
  const count = player?.cards ?? 0;
  const attacker = attackerOf(situation, seat);
  return {
    seat,
    name,
    avatar,
    count,
    ...openHand(situation, seat),
    state: stateOf(player?.life, chair),
    before: player?.kitten ? "exploding-kitten" : null,
    halo: view.godcat === seat,
    onTurn,
    attackedBy: attacker === null ? null : words.who(attacker).avatar,
    awaited: ring(situation, seat),
    chips,
    about: isAbout(table, seat),
    note: noteOf(situation, seat, onTurn),
    target,
    ...untilSent(situation, seat),
    spoken: [
      spoken(situation, name, count, onTurn, chips, target),
      ...(openHand(situation, seat).hand ?? []).map(words.title),
      ...(attacker === null ? [] : [words.t("kittens.spoken.attackedBy", { name: words.who(attacker).name })]),
      ...(player?.kitten ? [words.t("kittens.spoken.before", { card: words.title("exploding-kitten") })] : []),
    ].join(", "),
  };
}

/** Open hand of a replay, sorted like the viewer's own. */
function openHand({ table: { rerun } }: Situation, seat: Seat): { readonly hand?: readonly CardId[] } {
  const hand = rerun?.hands?.[seat]?.flatMap((card) => cardIds.find((id) => id === card) ?? []);
  return hand ? { hand: inOrder(hand).map(({ card }) => card) } : {};
}

function stateOf(life: Life | undefined, chair: Chair | undefined): SeatPlate["state"] {
  if (life === "exploded") return "out";
  if (life === "dead") return "down";
  return chair && chair.presence !== "here" ? "away" : "here";
}

function noteOf({ words, view }: Situation, seat: Seat, onTurn: boolean): string | null {
  if (!words.isMe(seat)) return null;
  if (view.seats[seat]?.life === "dead") return words.t("kittens.table.youAreDead");
  return onTurn ? words.t("kittens.table.yourTurn") : null;
}

/** Marks awaited players. Nope waits have no ring, because it would reveal which players have passed. */
function ring(situation: Situation, seat: Seat): Clock | null {
  if (situation.words.isMe(seat)) return null;
  return awaitedSeats(situation.view).includes(seat) ? situation.table.clock : null;
}

const chipTexts = {
  owes: "owes",
  away: "away",
  bot: "bot",
  out: "exploded",
  down: "dead",
  halo: "godcat",
  choosing: "choosing",
} as const satisfies Partial<Record<Chip["kind"], string>>;

function chipsOf({ view, words }: Situation, seat: Seat, chair: Chair | undefined): readonly Chip[] {
  const chip = (kind: keyof typeof chipTexts, count = 0): Chip => ({
    kind,
    text: words.t(`kittens.chips.${chipTexts[kind]}`, { count }),
  });
  if (view.seats[seat]?.life === "exploded") return [chip("out")];
  const choosing = view.pending.length > 0 && awaitedSeats(view).includes(seat);
  const chips: Chip[] = [];
  if (view.turn === seat && view.owes > 1 && !isOver(view)) chips.push(chip("owes", view.owes));
  if (chair?.presence === "away") chips.push(chip("away"));
  if (view.seats[seat]?.life === "dead") chips.push(chip("down"));
  if (choosing && !words.isMe(seat)) chips.push(chip("choosing"));
  if (view.godcat === seat) chips.push(chip("halo"));
  if (isBots(chair)) chips.push(botChip(chair, chip("bot")));
  return chips;
}

/** Returns the author of the attack that caused the turns a player owes now (K15). */
function attackerOf({ view, story }: Situation, seat: Seat): Seat | null {
  if (!view.attacked || view.turn !== seat || isOver(view)) return null;
  const last = story.findLast(({ event }) => event.type === "attacked")?.event;
  return last?.type === "attacked" && last.target === seat ? last.seat : null;
}

function targetMark(situation: Situation, seat: Seat): SeatPlate["target"] {
  const { seats, chosen } = aimOf(situation);
  if (!seats.includes(seat)) return "no";
  return chosen === seat ? "chosen" : "candidate";
}

/** Returns the remaining time to undo a play at this player. */
function untilSent({ draft: { sending } }: Situation, seat: Seat): Pick<SeatPlate, "until"> {
  return sending?.command.target === seat ? { until: clockOf(sending) } : {};
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
