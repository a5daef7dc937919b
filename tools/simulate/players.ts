import { chosenSeat, type Temper, tempers } from "../../shared/core/bots.ts";
import type { Command } from "../../shared/core/commands.ts";
import type { Bot, GameDefinition } from "../../shared/core/definition.ts";
import type { GameConfig, Seat } from "../../shared/core/game.ts";
import type { Oracle, StatefulBotFactory } from "../../shared/core/stateful-bot.ts";

/** Player of a seat of one game. */
export interface Player<State, Event> {
  /** Called with the events for its seat, from the deal on. */
  readonly told?: (events: readonly Event[]) => void;
  readonly act: (state: State, chance: () => number) => Command;
}

/** Stateful bots of a game. */
export interface Minds<State, Event, View> {
  readonly expert: StatefulBotFactory<Event, View>;
  readonly oracle: Oracle<State>;
}

/** Seat of one game. */
export interface Place {
  readonly config: GameConfig;
  readonly seat: Seat;
  /** Any text; seed of the random numbers of the player. */
  readonly seed: string;
}

export function botPlayer<State, Event, View>(
  { view, turnStart }: Pick<GameDefinition<State, Event, View>, "view" | "turnStart">,
  bot: Bot<View>,
  seat: Seat,
): Player<State, Event> {
  const hadTurn = new Set<Seat>();
  let lastTarget: Seat | null = null;
  return {
    told: (events) => {
      for (const event of events) hadTurn.add(turnStart(event) ?? seat);
    },
    act: (state, chance) => {
      const command = bot(view(state, seat), chance, { lastTarget, hadTurn });
      lastTarget = chosenSeat(command) ?? lastTarget;
      return command;
    },
  };
}

/** Passes the recorded events to the expert when a command is requested. */
function expertPlayer<State, Event, View>(
  { view }: Pick<GameDefinition<State, Event, View>, "view">,
  expert: StatefulBotFactory<Event, View>,
  { config, seat, seed }: Place,
  temper: Temper | null,
): Player<State, Event> {
  const mind = expert.create({ config, seat, seed, temper });
  let news: Event[] = [];
  return {
    told: (events) => {
      news.push(...events);
    },
    act: (state) => {
      mind.observe(news);
      news = [];
      const [first] = mind.rateOptions(view(state, seat));
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

/** Bots of a simulation, without their temperaments. */
export const botNames = <State, Event, View>(
  { bots }: Pick<GameDefinition<State, Event, View>, "bots">,
  minds: Minds<State, Event, View> | null,
): readonly string[] => [...Object.keys(bots), ...(minds ? ["expert", "oracle"] : [])];

/** @returns null for an unknown temperament. */
export function parseName(name: string): { readonly bot: string; readonly temper: Temper | null } | null {
  const [bot = "", word, ...more] = name.split(":");
  const temper = tempers.find((each) => each === word) ?? null;
  return more.length > 0 || (word !== undefined && temper === null) ? null : { bot, temper };
}

/** @param name of a bot, optionally with its temperament: "steady:noper" */
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
