import type { Command } from "../../shared/core/commands.ts";
import type { GameDefinition } from "../../shared/core/definition.ts";
import type { Seat } from "../../shared/core/game.ts";

type Rules<View> = Pick<GameDefinition<never, never, View>, "refusal">;

/** Command with a target. */
export type Aimed = Extract<Command, { readonly target?: Seat }> & { readonly target: Seat };

export const isAimed = (command: Command): command is Aimed => "target" in command && command.target !== undefined;

/** All seats that the seat of the view could target now, as far as the seat can know. */
export const targetsOf = <View>({ refusal }: Rules<View>, view: View, seats: number, aimed: Aimed): readonly Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((target) => refusal(view, { ...aimed, target }) === null);
