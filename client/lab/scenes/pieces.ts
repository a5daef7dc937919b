import type { CardState, Clock, HandCard, PromptButton, SeatPlate, Who } from "../../table/model.ts";
import { prints } from "../prints.ts";

const people: readonly Who[] = [
  { name: "Mochi", avatar: "02" },
  { name: "Biscuit", avatar: "04" },
  { name: "Sir Pounce", avatar: "05" },
  { name: "Olive", avatar: "07" },
  { name: "Duchess", avatar: "06" },
  { name: "Tofu", avatar: "03" },
  { name: "Waffles", avatar: "10" },
  { name: "Pixel", avatar: "11" },
];
export const you: Who = { name: "You", avatar: "01" };
export const [mochi = you, biscuit = you, pounce = you, olive = you] = people;
const counts = [6, 7, 9, 5, 4, 7, 3, 8];

export function seat(i: number, over: Partial<SeatPlate> = {}): SeatPlate {
  const who = people[i] ?? you;
  return {
    ...who,
    seat: i + 1,
    count: counts[i] ?? 5,
    state: "here",
    onTurn: false,
    awaited: null,
    chips: [],
    note: null,
    target: "no",
    before: null,
    godcat: false,
    spoken: `${who.name}, ${counts[i]} cards`,
    ...over,
  };
}

export function card(id: string, state: CardState, over: Partial<HandCard> = {}): HandCard {
  return { key: id, card: id, state, tag: null, note: null, spoken: prints[id]?.title ?? id, ...over };
}

export function button(id: string, label: string, over: Partial<PromptButton> = {}): PromptButton {
  return { id, label, effect: null, kind: "go", key: null, enabled: true, ...over };
}

export const own: SeatPlate = { ...seat(0), ...you, seat: 0, count: 8 };

/** @param seconds left of @param total */
export function clock(seconds: number, total: number): Clock {
  return { endsAt: Date.now() + seconds * 1000 - 100, totalMs: total * 1000 };
}
