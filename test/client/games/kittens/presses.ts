import { sortHand } from "../../../../client/games/kittens/hand-order.ts";
import type { Intent, TableScene } from "../../../../client/table/scene/scene.ts";
import type { Command, PlayCommand, SaveCommand } from "../../../../shared/core/commands.ts";
import type { Seat } from "../../../../shared/core/game.ts";
import type { KittensView } from "../../../../shared/games/kittens/view.ts";

const press = (key: string): Intent => ({ kind: "card", key, how: "press" });
const button = (id: string): Intent => ({ kind: "button", id });
const grid = (key: string): Intent => ({ kind: "grid", key });
const onSeat = (seat: Seat | undefined): readonly Intent[] => (seat === undefined ? [] : [{ kind: "seat", seat }]);

/** Returns the presses for a command, in the order of the prompts. */
export function pressesFor(command: Command, view: KittensView): readonly Intent[] {
  switch (command.type) {
    case "play":
      return playing(command, view);
    case "save":
      return saving(command, view);
    case "nope":
      return command.card === "clone" ? [press(keyOf("clone", view))] : [button("nope")];
    case "pass":
      return [button("let-it")];
    case "insert":
      return [{ kind: "slot", slot: command.position }, button("hide")];
    case "give":
      return [press(keyOf(command.card, view)), button("give")];
    case "pick":
      return [{ kind: "back", index: 0 }, button(command.card === "godcat" ? "pick-godcat" : "pick")];
    case "take":
      return [grid(command.card), button("take")];
    case "arrange":
      return [...exchanges(command.order), button("arrange")];
    case "lay":
      return [button(command.card), ...onSeat(command.target)];
    default:
      return [button(command.type)];
  }
}

/** Returns the pairs of presses that bring the cards into an order, from the top. */
function exchanges(order: readonly number[]): readonly Intent[] {
  const cards = [...order.keys()];
  return order.flatMap((card, place): Intent[] => {
    const from = cards.indexOf(card);
    if (from === place) return [];
    [cards[from], cards[place]] = [cards[place] ?? card, card];
    return [
      { kind: "place", place },
      { kind: "place", place: from },
    ];
  });
}

function playing({ cards, as, target, names }: PlayCommand, view: KittensView): readonly Intent[] {
  if (view.pending.at(-1)?.kind === "clairvoyance") return [press(keyOf("clairvoyance-now", view))];
  const form = as !== undefined && cards.length === 1 ? [grid(as)] : [];
  const title = names === undefined ? [] : [grid(names)];
  return [...keysOf(cards, view).map(press), ...form, ...onSeat(target), ...title, button("play")];
}

function saving({ card, as, target }: SaveCommand, view: KittensView): readonly Intent[] {
  return [press(keyOf(card, view)), ...(as === undefined ? [] : [grid(as)]), ...onSeat(target), button("save")];
}

/** Returns the keys of these cards in the hand, each used once. */
function keysOf(cards: readonly string[], view: KittensView): readonly string[] {
  const rest = [...sortHand(view.hand)];
  return cards.map((card) => {
    const [held] = rest.splice(
      rest.findIndex((each) => each.card === card),
      1,
    );
    if (held?.card !== card) throw new Error(`${card} is not in the hand`);
    return held.key;
  });
}

const keyOf = (card: string, view: KittensView): string => keysOf([card], view)[0] ?? "";

/** Whether a press on this table can produce this intent. */
export function offers({ hand, prompt, seats, own, stage }: TableScene, intent: Intent): boolean {
  switch (intent.kind) {
    case "card":
      return hand.some(({ key, state }) => key === intent.key && state !== "rest");
    case "button":
      if (stage.kind === "stop" && stage.mine && intent.id === "stop") return true;
      return prompt?.buttons.some(({ id, enabled }) => id === intent.id && enabled) ?? false;
    case "seat":
      return [...seats, ...(own ? [own] : [])].some(({ seat, target }) => seat === intent.seat && target !== "no");
    case "grid":
      return stage.kind === "grid" && stage.cards.some(({ key }) => key === intent.key);
    case "slot":
      return stage.kind === "hide" && intent.slot < stage.drawers.length;
    case "place":
      return stage.kind === "arrange" && intent.place < stage.cards.length;
    case "back":
      return stage.kind === "steal" && stage.mine && intent.index < stage.count;
    default:
      return false;
  }
}

/** Compares commands. The order of cards is ignored, and in a combo also the meaning of a Godcat. */
export function sameCommand(one: Command, other: Command): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

function plain(command: Command): unknown {
  if (command.type !== "play") return Object.entries(command).toSorted();
  const { cards, as, target, names } = command;
  return [command.type, cards.toSorted(), cards.length === 1 ? (as ?? null) : null, target ?? null, names ?? null];
}
