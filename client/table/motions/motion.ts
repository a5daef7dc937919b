import type { Anchor } from "../anchor.ts";
import { type Act, chorus, row } from "./act.ts";

/**
 * The choreography of one event, played over a scene that already shows its aftermath.
 * It may be skipped at any time: then the table shows its scene.
 */
export interface Motion {
  readonly act: Act;
  /** What this motion brings: shown as before until it ends. A card of the hand or the felt is not shown until then. */
  readonly veils: readonly Anchor[];
  /** What would give this motion away: shown as before until it begins. */
  readonly holds: readonly Anchor[];
  /** Plays together with the previous motion instead of after it. */
  readonly along: boolean;
}

type Style = Partial<Omit<Motion, "act">>;

/** A motion of acts, one after another. */
export const motion = (acts: readonly Act[], { veils = [], holds = [], along = false }: Style = {}): Motion => ({
  act: acts.length === 1 && acts[0] !== undefined ? acts[0] : row(...acts),
  veils,
  holds,
  along,
});

/** A motion that hides nothing. */
export const openly = (...acts: readonly Act[]): Motion => motion(acts);

/** The same motions, each joined with those that play along with it. */
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
