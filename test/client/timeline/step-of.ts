import type { TableSnapshot } from "../../../client/game/model.ts";
import type { Step } from "../../../client/timeline/teller.ts";
import type { Command } from "../../../shared/core/commands.ts";
import type { Actor, AnyEvent, AnyView } from "../../../shared/core/game.ts";

/** A game in one client. */
interface SeatedAt {
  readonly situation: { readonly table: TableSnapshot; readonly view: AnyView };
  readonly story: readonly { readonly event: AnyEvent }[];
  step(actor: Actor, command: Command): unknown;
}

/** Takes a step of a game. @returns the step from the viewer's perspective. */
export function stepOf(game: string, table: SeatedAt, actor: Actor, command: Command): Step {
  const before = { id: game, view: table.situation.view };
  const heard = table.story.length;
  table.step(actor, command);
  const events = table.story.map(({ event }) => event);
  const at = { game, seq: table.situation.table.seq };
  return {
    before,
    rerunBefore: undefined,
    news: { ...at, events: events.slice(heard) },
    story: { ...at, events },
    table: table.situation.table,
  };
}
