import type { Command } from "../../shared/core/commands.ts";
import type { Bot, GameDefinition } from "../../shared/core/definition.ts";
import type { GameConfig, Seat } from "../../shared/core/game.ts";
import type { Oracle, Thinker } from "../../shared/core/mind.ts";

/** Whoever plays a seat of one game. */
export interface Player<State, Event> {
  /** Called with what its seat is told, from the deal on. */
  readonly told?: (events: readonly Event[]) => void;
  readonly act: (state: State, chance: () => number) => Command;
}

/** The bots of a game that are more than a function of a view. */
export interface Minds<State, Event, View> {
  readonly expert: Thinker<Event, View>;
  readonly oracle: Oracle<State>;
}

/** The seat of one game. */
export interface Place {
  readonly config: GameConfig;
  readonly seat: Seat;
  /** Any text; the chance of its player comes from it. */
  readonly seed: string;
}

export const botPlayer = <State, Event, View>(
  { view }: Pick<GameDefinition<State, Event, View>, "view">,
  bot: Bot<View>,
  seat: Seat,
): Player<State, Event> => ({ act: (state, chance) => bot(view(state, seat), chance) });

/** Takes in what it was told when it is asked. */
export function expertPlayer<State, Event, View>(
  { view }: Pick<GameDefinition<State, Event, View>, "view">,
  expert: Thinker<Event, View>,
  { config, seat, seed }: Place,
): Player<State, Event> {
  const mind = expert.mind({ config, seat, seed, temper: null });
  let news: Event[] = [];
  return {
    told: (events) => {
      news.push(...events);
    },
    act: (state) => {
      mind.told(news);
      news = [];
      const [first] = mind.consider(view(state, seat));
      if (!first) throw new Error("an expert has no answer");
      return first.command;
    },
  };
}

export function oraclePlayer<State, Event>(oracle: Oracle<State>, { seat, seed }: Place): Player<State, Event> {
  let asked = 0;
  return {
    act: (state) => {
      asked += 1;
      return oracle(state, seat, `${seed} ${asked}`);
    },
  };
}
