import { type EditionChoice, editionOf } from "./editions/registry.ts";
import { countDead } from "./lives.ts";
import type { Life } from "./state.ts";
import type { CardId } from "./titles.ts";

export type AttackTitle = Extract<CardId, "attack" | "targeted-attack" | "attack-of-the-dead">;

/** Lives of all players, the turns owed by the player on turn, and the edition. */
interface Standing extends EditionChoice {
  readonly seats: readonly { readonly life: Life }[];
  readonly owes: number;
  readonly attacked: boolean;
}

const turns: Readonly<Record<AttackTitle, (seats: Standing["seats"]) => number>> = {
  attack: () => 2,
  "targeted-attack": () => 2,
  "attack-of-the-dead": (seats) => 3 * countDead(seats),
};

export const isAttack = (title: CardId): title is AttackTitle => Object.hasOwn(turns, title);

/** Turns of an attack alone, 0 if it has no effect (K15–K17). */
export const turnsOf = (title: AttackTitle, { seats }: Pick<Standing, "seats">): number => turns[title](seats);

/**
 * Turns that the target then owes. The attacker passes on their own turns if these come from an attack, unless attacks do
 * not add up (K15, K95).
 */
export const turnsAfter = (title: AttackTitle, standing: Standing): number =>
  turnsOf(title, standing) + (standing.attacked && editionOf(standing).flatAttacks !== true ? standing.owes : 0);
