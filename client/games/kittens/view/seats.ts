import type { Seat } from "../../../../shared/core/game.ts";
import type { Life } from "../../../../shared/games/kittens/state.ts";
import { type CardId, cardIds } from "../../../../shared/games/kittens/titles.ts";
import { isBots } from "../../../game-model/bots.ts";
import type { Chair } from "../../../game-model/model.ts";
import type { Chip, Clock, SeatPanel } from "../../../table/scene/pieces.ts";
import { botChip, isAbout } from "../../bot-chip.ts";
import { undoClock } from "../../transition.ts";
import { sortHand } from "../hand-order.ts";
import { aimOf } from "../selection/planned-move.ts";
import { awaitedSeats, isOver, mySeat, type UiContext } from "../ui-state.ts";

/** The other players, clockwise from the viewer's left. A spectator sees all players, the first seat first. */
export function otherSeats(context: UiContext): readonly SeatPanel[] {
  const { seats } = context.view;
  const near = nearSeat(context);
  const order = seats.map((_, index) => (index + (near ?? -1) + 1) % seats.length);
  return order.filter((seat) => seat !== near).map((seat) => plate(context, seat));
}

export function ownSeat(context: UiContext): SeatPanel | null {
  const near = nearSeat(context);
  return near === null ? null : plate(context, near);
}

/** Maximum number of player panels around the table. */
const mostRound = 8;

/**
 * The seat on the viewer's side: their own. For a spectator it is the first seat if the panels of all players do not
 * fit. On a big screen all fit.
 */
const nearSeat = (context: UiContext): Seat | null =>
  mySeat(context) ?? (context.view.seats.length > mostRound && context.bigScreen !== true ? 0 : null);

function plate(context: UiContext, seat: Seat): SeatPanel {
  const { view, table, labels } = context;
  const player = view.seats[seat];
  const chair = table.chairs[seat];
  const { name, avatar } = labels.who(seat);
  const onTurn = view.turn === seat && !isOver(view);
  const chips = chipsOf(context, seat, chair);
  const target = targetMark(context, seat);
  const count = player?.cards ?? 0;
  const attacker = attackerOf(context, seat);
  return {
    seat,
    name,
    avatar,
    count,
    ...openHand(context, seat),
    state: stateOf(player?.life, chair),
    before: player?.kitten ? "exploding-kitten" : null,
    halo: view.godcat === seat,
    onTurn,
    attackedBy: attacker === null ? null : labels.who(attacker).avatar,
    awaited: ring(context, seat),
    chips,
    ...(isAbout(table, seat) && { about: "press" as const }),
    note: noteOf(context, seat, onTurn),
    target,
    ...untilSent(context, seat),
    spoken: labels.joined.facts([
      spoken(context, name, count, onTurn, chips, target),
      ...(openHand(context, seat).hand ?? []).map(labels.title),
      ...(attacker === null ? [] : [labels.t("kittens.spoken.attackedBy", { name: labels.name(attacker) })]),
      ...(player?.kitten ? [labels.t("kittens.spoken.before", { card: labels.title("exploding-kitten") })] : []),
    ]),
  };
}

/** Open hand of a replay, sorted like the viewer's own. */
function openHand({ table: { rerun } }: UiContext, seat: Seat): { readonly hand?: readonly CardId[] } {
  const hand = rerun?.hands?.[seat]?.flatMap((card) => cardIds.find((id) => id === card) ?? []);
  return hand ? { hand: sortHand(hand).map(({ card }) => card) } : {};
}

function stateOf(life: Life | undefined, chair: Chair | undefined): SeatPanel["state"] {
  if (life === "exploded") return "out";
  if (life === "dead") return "down";
  return chair && chair.presence !== "here" ? "away" : "here";
}

function noteOf({ labels, view }: UiContext, seat: Seat, onTurn: boolean): string | null {
  if (!labels.isMe(seat)) return null;
  if (view.seats[seat]?.life === "dead") return labels.t("kittens.table.youAreDead");
  return onTurn ? labels.t("kittens.table.yourTurn") : null;
}

/** Marks awaited players. Nope waits have no ring, because it would reveal which players have passed. */
function ring(context: UiContext, seat: Seat): Clock | null {
  if (context.labels.isMe(seat)) return null;
  return awaitedSeats(context.view).includes(seat) ? context.table.clock : null;
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

function chipsOf({ view, labels }: UiContext, seat: Seat, chair: Chair | undefined): readonly Chip[] {
  const chip = (kind: keyof typeof chipTexts, count = 0): Chip => ({
    kind,
    text: labels.t(`kittens.chips.${chipTexts[kind]}`, { count }),
  });
  if (view.imploded === seat) return [{ kind: "out", text: labels.t("kittens.chips.imploded") }];
  if (view.seats[seat]?.life === "exploded") return [chip("out")];
  const choosing = view.pending.length > 0 && awaitedSeats(view).includes(seat);
  const chips: Chip[] = [];
  if (view.turn === seat && view.owes > 1 && !isOver(view)) chips.push(chip("owes", view.owes));
  if (chair?.presence === "away") chips.push(chip("away"));
  if (view.seats[seat]?.life === "dead") chips.push(chip("down"));
  if (choosing && !labels.isMe(seat)) chips.push(chip("choosing"));
  if (view.godcat === seat) chips.push(chip("halo"));
  if (isBots(chair)) chips.push(botChip(chair, chip("bot")));
  return chips;
}

/** Returns the author of the attack that caused the turns a player owes now (K15). */
function attackerOf({ view, story }: UiContext, seat: Seat): Seat | null {
  if (!view.attacked || view.turn !== seat || isOver(view)) return null;
  const last = story.findLast(({ event }) => event.type === "attacked")?.event;
  return last?.type === "attacked" && last.target === seat ? last.seat : null;
}

function targetMark(context: UiContext, seat: Seat): SeatPanel["target"] {
  const { seats, chosen } = aimOf(context);
  if (!seats.includes(seat)) return "no";
  return chosen === seat ? "chosen" : "candidate";
}

/** Returns the remaining time to undo a play at this player. */
function untilSent({ selection: { sending } }: UiContext, seat: Seat): Pick<SeatPanel, "until"> {
  return sending?.command.target === seat ? { until: undoClock(sending) } : {};
}

function spoken(
  { labels: { t, joined } }: UiContext,
  name: string,
  count: number,
  onTurn: boolean,
  chips: readonly Chip[],
  target: SeatPanel["target"],
): string {
  return joined.facts([
    t("kittens.spoken.seat", { name, count }),
    ...(onTurn ? [t("kittens.spoken.onTurn")] : []),
    ...chips.map(({ text }) => text),
    ...(target === "chosen" ? [t("kittens.spoken.chosen")] : []),
    ...(target === "candidate" ? [t("kittens.spoken.target")] : []),
  ]);
}
