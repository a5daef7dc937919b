import { countDead } from "./dead.ts";
import type { Life } from "./state.ts";

export type AttackTitle = "attack" | "targeted-attack" | "attack-of-the-dead";

/** Who is alive, and what the player on turn owes. */
interface Standing {
  readonly seats: readonly { readonly life: Life }[];
  readonly owes: number;
  readonly attacked: boolean;
}

/** The turns of an attack alone, 0 if it has no effect (K15–K17). */
export const turnsOf = (title: AttackTitle, { seats }: Pick<Standing, "seats">): number =>
  title === "attack-of-the-dead" ? 3 * countDead(seats) : 2;

/** The turns that its target then owes: the attacker's own are passed on if those stem from an attack (K15). */
export const turnsAfter = (title: AttackTitle, standing: Standing): number =>
  turnsOf(title, standing) + (standing.attacked ? standing.owes : 0);
