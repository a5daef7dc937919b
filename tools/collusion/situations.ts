import type { Command } from "../../shared/core/commands.ts";
import type { GameDefinition } from "../../shared/core/definition.ts";
import type { Actor, Seat } from "../../shared/core/game.ts";
import { isAimed, targetsOf } from "./aims.ts";
import type { Choice } from "./choices.ts";

/** What a game says about sparing. */
export interface Sparing<State, View> {
  /** Whether it is good to be chosen: for whoever is Dead, for example. */
  readonly helps: (view: View, chosen: Seat) => boolean;
  /** Who could Nope in a matter of others, and whether this command does. */
  readonly nopes: (state: State, actor: Actor, command: Command) => readonly Choice[];
  /** What an accomplice does about a card that waits; null: what they would do anyway. */
  readonly aid: (view: View, seat: Seat, accomplice: Seat, meant: Command) => Command | null;
}

/** The choices between people that a command makes. @param state as it is before the command. */
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
