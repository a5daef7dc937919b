import type { AnyView, Seat, Viewer } from "../../shared/core/game.ts";
import { readCommand } from "../../tools/scenarios/spelling.ts";
import { Wire } from "./captured-frames.ts";
import type { WiredGame } from "./wired-game.ts";

/** Commands of named players, in the short spelling of the contract. */
export type Moves = readonly (readonly [name: string, text: string])[];

/** Running game with named players. */
interface NamedTable<State> {
  readonly state: State;
  readonly players: readonly string[];
  seat(name: string): Seat;
}

/** Computes all frames that a viewer receives while these commands run at a table. The table itself does not change. */
export function experience<State, Event extends { readonly type: string }, View extends AnyView>(
  wired: WiredGame<State, Event, View>,
  edition: string,
  table: NamedTable<State>,
  viewer: string,
  moves: Moves,
): readonly string[] {
  const config = { edition, players: table.players.length, options: {} };
  const wire = new Wire(wired, config, wired.definition.clone(table.state));
  for (const [name, text] of moves) {
    const command = readCommand(text, table.players);
    if (!command.ok) throw new Error(command.error);
    wire.step(table.seat(name), command.value);
  }
  const seat: Viewer = viewer === "spectator" ? viewer : table.seat(viewer);
  return wire.bytesTo(seat);
}
