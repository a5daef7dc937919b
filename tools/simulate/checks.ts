import type { Command } from "../../shared/core/commands.ts";
import type { GameDefinition } from "../../shared/core/definition.ts";
import type { Actor, Viewer } from "../../shared/core/game.ts";

/** An accepted command and its events. */
export interface Happening<Event> {
  readonly actor: Actor;
  readonly command: Command;
  readonly events: readonly Event[];
}

/** A state with other hidden cards, and a command with other hidden parts. */
export interface Exchanged<State> {
  readonly state: State;
  readonly command: Command;
}

/** What the checks must know about a game. */
export interface GameChecks<State, Event> {
  /** What is wrong with a state of a game that began with `start`; null if nothing is. */
  readonly flaw: (state: State, start: State) => string | null;
  /** Another game that differs only in what the viewer knows neither before nor after the command. */
  readonly exchange: (
    before: State,
    viewer: Viewer,
    happening: Happening<Event>,
    chance: () => number,
  ) => Exchanged<State>;
  readonly viewers: (state: State) => readonly Viewer[];
}

/** Whether every command that the game lists as legal, for any seat, is accepted. */
export function unlistable<State, Event, View>(
  definition: GameDefinition<State, Event, View>,
  state: State,
  viewers: readonly Viewer[],
): string | null {
  for (const viewer of viewers) {
    for (const command of definition.legal(definition.view(state, viewer))) {
      const refused = viewer === "spectator" || !definition.step(definition.clone(state), viewer, command).ok;
      if (refused) return `${JSON.stringify(command)} of ${viewer} is listed as legal, but refused`;
    }
  }
  return null;
}

/** The result of exchanging what is hidden from a viewer. */
interface SecrecyCheck {
  /** Whether there was anything to exchange; if not, nothing was checked. */
  readonly exchanged: boolean;
  /** How the viewer can tell the games apart; null if they cannot. */
  readonly leak: string | null;
}

/** Exchanges what is hidden from a viewer: they must be shown the same before, during and after the command. */
export function checkSecrecy<State, Event, View>(
  definition: GameDefinition<State, Event, View>,
  checks: GameChecks<State, Event>,
  before: State,
  happening: Happening<Event>,
  viewer: Viewer,
  chance: () => number,
): SecrecyCheck {
  const other = checks.exchange(before, viewer, happening, chance);
  const exchanged = JSON.stringify(other) !== JSON.stringify({ state: before, command: happening.command });
  return { exchanged, leak: exchanged ? leak(definition, before, other, happening, viewer) : null };
}

function leak<State, Event, View>(
  definition: GameDefinition<State, Event, View>,
  before: State,
  { state: other, command: otherCommand }: Exchanged<State>,
  happening: Happening<Event>,
  viewer: Viewer,
): string | null {
  const shown = (state: State) => JSON.stringify(definition.view(state, viewer));
  const told = (events: readonly Event[]) => JSON.stringify(events.map((event) => definition.redact(event, viewer)));
  if (shown(before) !== shown(other)) return `${viewer} sees hidden cards`;

  const after = definition.clone(before);
  const { actor, command, events } = happening;
  definition.step(after, actor, command);
  const result = definition.step(other, actor, otherCommand);
  if (!result.ok) return `whether ${actor} may ${JSON.stringify(command)} hangs on cards hidden from ${viewer}`;
  if (told(events) !== told(result.value)) return `${viewer} is told of hidden cards by ${told(events)}`;
  if (shown(after) !== shown(other)) return `${viewer} sees hidden cards after ${JSON.stringify(command)}`;
  return null;
}
