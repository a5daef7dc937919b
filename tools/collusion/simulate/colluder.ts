import type { Command } from "../../../shared/core/commands.ts";
import type { GameDefinition } from "../../../shared/core/definition.ts";
import type { Seat } from "../../../shared/core/game.ts";
import { pick } from "../../../shared/core/pick.ts";
import type { Player } from "../../simulate/players.ts";
import type { Sparing } from "../decision-points.ts";
import { type Aimed, isAimed, targetsOf } from "../targeting.ts";

interface Bond {
  readonly seat: Seat;
  /** Number of seats at the table. */
  readonly seats: number;
  readonly spared: Seat;
}

/** Plays like `honest`, but targets the spared seat only without an alternative, and Nopes for it. */
export function colluder<State, Event, View>(
  definition: Pick<GameDefinition<State, Event, View>, "view" | "refusal">,
  { helps, aid }: Sparing<State, View>,
  honest: Player<State, Event>,
  { seat, seats, spared }: Bond,
): Player<State, Event> {
  const elsewhere = (view: View, among: readonly Seat[], meant: Aimed, chance: () => number): Command => {
    if (helps(view, meant.target)) return among.includes(spared) ? { ...meant, target: spared } : meant;
    const others = among.filter((other) => other !== spared);
    return meant.target !== spared || others.length === 0 ? meant : { ...meant, target: pick(others, chance) };
  };
  return {
    act: (state, chance) => {
      const meant = honest.act(state, chance);
      const view = definition.view(state, seat);
      if (!isAimed(meant)) return aid(view, seat, spared, meant) ?? meant;
      return elsewhere(view, targetsOf(definition, view, seats, meant), meant, chance);
    },
  };
}
