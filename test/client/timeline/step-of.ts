import type { TableSnapshot } from "../../../client/game-model/model.ts";
import type { StepChange } from "../../../client/timeline/event-animator.ts";
import type { Command } from "../../../shared/core/commands.ts";
import type { Actor, AnyEvent, AnyView } from "../../../shared/core/game.ts";

/** A game in one client. */
interface SeatedAt {
  readonly context: { readonly table: TableSnapshot; readonly view: AnyView };
  readonly story: readonly { readonly event: AnyEvent }[];
  step(actor: Actor, command: Command): unknown;
}

/** Takes a step of a game. @returns the step from the viewer's perspective. */
export function stepOf(game: string, table: SeatedAt, actor: Actor, command: Command): StepChange {
  const before = { id: game, view: table.context.view };
  const heard = table.story.length;
  table.step(actor, command);
  const events = table.story.map(({ event }) => event);
  const at = { game, seq: table.context.table.seq };
  return {
    before,
    rerunBefore: undefined,
    events: { ...at, events: events.slice(heard) },
    history: { ...at, events },
    table: table.context.table,
  };
}
