import type { Command } from "../../shared/core/commands.ts";
import type { GameDefinition } from "../../shared/core/definition.ts";
import type { Actor, Seat } from "../../shared/core/game.ts";
import type { Choice } from "./soft-play.ts";
import { isAimed, targetsOf } from "./targeting.ts";

/** Rules of sparing in one game. */
export interface Sparing<State, View> {
  /** Whether it is good to be chosen, for example for a Dead player. */
  readonly helps: (view: View, chosen: Seat) => boolean;
  /** Opportunities to Nope a card among other players, and whether this command uses them. */
  readonly nopes: (state: State, actor: Actor, command: Command) => readonly Choice[];
  /** Command of an accomplice about a pending card; null for the intended command. */
  readonly aid: (view: View, seat: Seat, accomplice: Seat, meant: Command) => Command | null;
}

/** Choices between players in a command. @param state before the command. */
export function choicesOf<State, View>(
  definition: Pick<GameDefinition<State, never, View>, "view" | "refusal">,
  { helps, nopes }: Sparing<State, View>,
  seats: number,
  state: State,
  actor: Actor,
  command: Command,
): readonly Choice[] {
  if (actor === "clock" || !isAimed(command)) return nopes(state, actor, command);
  const view = definition.view(state, actor);
  const among = targetsOf(definition, view, seats, command);
  const chosen = command.target;
  return among.length < 2 ? [] : [{ kind: "aim", actor, chosen, among, does: helps(view, chosen) ? "good" : "harm" }];
}
