import { type Temper, tempers } from "../../shared/core/bots.ts";
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
function expertPlayer<State, Event, View>(
  { view }: Pick<GameDefinition<State, Event, View>, "view">,
  expert: Thinker<Event, View>,
  { config, seat, seed }: Place,
  temper: Temper | null,
): Player<State, Event> {
  const mind = expert.mind({ config, seat, seed, temper });
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

function oraclePlayer<State, Event>(oracle: Oracle<State>, { seat, seed }: Place): Player<State, Event> {
  let asked = 0;
  return {
    act: (state) => {
      asked += 1;
      return oracle(state, seat, `${seed} ${asked}`);
    },
  };
}

/** The bots of a simulation, without their tempers. */
export const botNames = <State, Event, View>(
  { bots }: Pick<GameDefinition<State, Event, View>, "bots">,
  minds: Minds<State, Event, View> | null,
): readonly string[] => [...Object.keys(bots), ...(minds ? ["expert", "oracle"] : [])];

/** @returns null if a temper is named that there is not. */
export function parseName(name: string): { readonly bot: string; readonly temper: Temper | null } | null {
  const [bot = "", word, ...more] = name.split(":");
  const temper = tempers.find((each) => each === word) ?? null;
  return more.length > 0 || (word !== undefined && temper === null) ? null : { bot, temper };
}

/** @param name of a bot, and of its temper if it has one: "steady:noper" */
export function playerCalled<State, Event, View>(
  definition: GameDefinition<State, Event, View>,
  minds: Minds<State, Event, View> | null,
  name: string,
  place: Place,
): Player<State, Event> {
  const { bot = "", temper = null } = parseName(name) ?? {};
  if (minds && bot === "expert") return expertPlayer(definition, minds.expert, place, temper);
  if (minds && bot === "oracle") return oraclePlayer(minds.oracle, place);
  const tempered = temper !== null && (bot === "easy" || bot === "steady") ? definition.bot(bot, temper) : undefined;
  const plain = tempered ?? definition.bots[bot];
  if (!plain) throw new RangeError(`${definition.id} has no bot ${name}`);
  return botPlayer(definition, plain, place.seat);
}
