import type { Command } from "../../shared/core/commands.ts";
import type { GameDefinition } from "../../shared/core/definition.ts";
import type { Actor, Viewer } from "../../shared/core/game.ts";

/** Accepted command with its events. */
export interface Happening<Event> {
  readonly actor: Actor;
  readonly command: Command;
  readonly events: readonly Event[];
}

/** State with other hidden cards, and command with other hidden parts. */
export interface Exchanged<State> {
  readonly state: State;
  readonly command: Command;
}

/** Interface of a game for the checks. */
export interface GameChecks<State, Event> {
  /** Flaw in a state of a game that began with `start`; null without one. */
  readonly flaw: (state: State, start: State) => string | null;
  /** Game that differs only in information that the viewer knows neither before nor after the command. */
  readonly exchange: (
    before: State,
    viewer: Viewer,
    happening: Happening<Event>,
    chance: () => number,
  ) => Exchanged<State>;
  readonly viewers: (state: State) => readonly Viewer[];
}

/** Message if a command that the game lists as legal for any seat is rejected. */
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

/** Result of exchanging the information that is hidden from a viewer. */
interface SecrecyCheck {
  /** Whether there was anything to exchange; otherwise nothing was checked. */
  readonly exchanged: boolean;
  /** Difference that the viewer can observe; null without one. */
  readonly leak: string | null;
}

/**
 * Exchanges information that is hidden from a viewer. The viewer must see the same before, during and after the
 * command.
 */
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
  if (!result.ok) return `whether ${actor} may ${JSON.stringify(command)} depends on cards hidden from ${viewer}`;
  if (told(events) !== told(result.value)) return `${viewer} learns hidden cards from ${told(events)}`;
  if (shown(after) !== shown(other)) return `${viewer} sees hidden cards after ${JSON.stringify(command)}`;
  return null;
}
