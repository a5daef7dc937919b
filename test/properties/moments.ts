import type { GameDefinition } from "../../shared/core/definition.ts";
import type { GameConfig, Seat } from "../../shared/core/game.ts";
import type { GameChecks } from "../../tools/simulate/checks.ts";
import { type Match, playMatch } from "../../tools/simulate/play.ts";

/** A decision of a seat, in the real game and in a variant with other cards wherever the seat cannot know them. */
export interface Moment<Event, View> {
  readonly config: GameConfig;
  readonly seat: Seat;
  readonly real: Told<Event, View>;
  readonly other: Told<Event, View>;
}

/** All information that a seat has received. */
export interface Told<Event, View> {
  readonly events: readonly Event[];
  readonly view: View;
}

/** All decisions in a game of steady bots for which hidden cards could be exchanged. */
export function momentsOf<State, Event, View>(
  definition: GameDefinition<State, Event, View>,
  { exchange }: GameChecks<State, Event>,
  { config, seed }: Pick<Match<View>, "config" | "seed">,
  chance: () => number,
): readonly Moment<Event, View>[] {
  const moments: Moment<Event, View>[] = [];
  const told = (events: readonly Event[], seat: Seat) =>
    events.flatMap((event) => definition.redact(event, seat) ?? []);
  const { events: deal } = definition.setup(config, seed);
  const stories = Array.from({ length: config.players }, (_, seat) => [...told(deal, seat)]);
  const bots = stories.map(() => definition.bot("steady", null));
  const last: State[] = [];
  playMatch(
    definition,
    { config, seed, bots },
    {
      before: (state) => {
        last[0] = definition.clone(state);
      },
      after: (state, happening) => {
        const [before] = last;
        if (before === undefined) throw new Error("a command before the deal");
        for (const [seat, events] of stories.entries()) {
          const real = { events: [...events, ...told(happening.events, seat)], view: definition.view(state, seat) };
          const isAsked = definition.activeSeats(state).some((awaited) => awaited.seat === seat);
          const exchanged = isAsked ? exchange(before, seat, happening, chance) : null;
          if (exchanged !== null && JSON.stringify(exchanged.state) !== JSON.stringify(before)) {
            const result = definition.step(exchanged.state, happening.actor, exchanged.command);
            if (!result.ok) throw new Error("the exchange is wrong");
            const other = {
              events: [...events, ...told(result.value, seat)],
              view: definition.view(exchanged.state, seat),
            };
            moments.push({ config, seat, real: structuredClone(real), other });
          }
          events.push(...told(happening.events, seat));
        }
      },
    },
  );
  return moments;
}
