import type { Anchor } from "../anchor.ts";
import { type Act, chorus, row } from "./act.ts";

/**
 * The choreography of one event, played over a scene that already shows what came of it.
 * It may be skipped at any time: then the table is as the scene says.
 */
export interface Motion {
  readonly act: Act;
  /** Shown as before until this motion has ended: what it brings. A card of the hand, or one on the felt, is not there until then. */
  readonly veils: readonly Anchor[];
  /** Shown as before until this motion begins: what would give it away. */
  readonly holds: readonly Anchor[];
  /** It goes along with the motion before it and does not wait for it. */
  readonly along: boolean;
}

type Style = Partial<Omit<Motion, "act">>;

/** A motion out of acts that follow one another. */
export const motion = (acts: readonly Act[], { veils = [], holds = [], along = false }: Style = {}): Motion => ({
  act: acts.length === 1 && acts[0] !== undefined ? acts[0] : row(...acts),
  veils,
  holds,
  along,
});

/** A motion that hides nothing. */
export const openly = (...acts: readonly Act[]): Motion => motion(acts);

/** The same motions, each with those that go along with it. */
export function gathered(motions: readonly Motion[]): readonly Motion[] {
  const out: Motion[] = [];
  for (const each of motions) {
    const before = each.along ? out.pop() : undefined;
    out.push(before === undefined ? each : both(before, each));
  }
  return out;
}

const both = (one: Motion, other: Motion): Motion => ({
  act: chorus(one.act, other.act),
  veils: [...one.veils, ...other.veils],
  holds: [...one.holds, ...other.holds],
  along: one.along,
});
