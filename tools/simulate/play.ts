import type { Command } from "../../shared/core/commands.ts";
import type { Bot, GameDefinition } from "../../shared/core/definition.ts";
import type { GameConfig, Outcome, Seat } from "../../shared/core/game.ts";
import { seededRandom } from "../../shared/core/rng.ts";
import type { Happening } from "./checks.ts";
import { botPlayer, type Player } from "./players.ts";

/** A game with more commands counts as endless. */
const endless = 50_000;

interface Deal {
  readonly config: GameConfig;
  /** Any text; the same text gives the same game. */
  readonly seed: string;
}

export interface Match<View> extends Deal {
  /** One for each seat. */
  readonly bots: readonly Bot<View>[];
}

/** Observer of all events in a game. The state changes with the next command, so store a clone instead of the state. */
export interface Witness<State, Event> {
  readonly begin?: (start: State) => void;
  readonly before?: (state: State) => void;
  readonly after: (state: State, happening: Happening<Event>) => void;
}

/** Plays a game of stateless bots to its end. @returns null if it does not end. */
export function playMatch<State, Event, View>(
  definition: GameDefinition<State, Event, View>,
  { config, seed, bots }: Match<View>,
  witness: Witness<State, Event>,
): Outcome | null {
  const players = bots.map((bot, seat) => botPlayer(definition, bot, seat));
  return playGame(definition, { config, seed }, players, witness);
}

/**
 * Plays a game to its end. If several players may act, a random one acts first.
 * @param players one for each seat.
 * @returns null if it does not end.
 */
export function playGame<State, Event, View>(
  definition: GameDefinition<State, Event, View>,
  { config, seed }: Deal,
  players: readonly Player<State, Event>[],
  witness: Witness<State, Event>,
): Outcome | null {
  const { state, events } = definition.setup(config, seed);
  const chance = seededRandom(`${seed} bots`);
  const tell = (news: readonly Event[]) => {
    for (const [seat, { told }] of players.entries()) told?.(redacted(definition, news, seat));
  };
  witness.begin?.(state);
  tell(events);
  for (let count = 0; count < endless; count += 1) {
    const outcome = definition.outcome(state);
    if (outcome) return outcome;
    const { seat, command } = nextCommand(definition, state, players, chance);
    witness.before?.(state);
    const result = definition.step(state, seat, command);
    if (!result.ok) throw new Error(`${JSON.stringify(command)} of seat ${seat} is refused as ${result.error.code}`);
    tell(result.value);
    witness.after(state, { actor: seat, command, events: result.value });
  }
  return null;
}

function nextCommand<State, Event, View>(
  definition: GameDefinition<State, Event, View>,
  state: State,
  players: readonly Player<State, Event>[],
  chance: () => number,
): { readonly seat: Seat; readonly command: Command } {
  const awaited = definition.activeSeats(state);
  const { seat } = awaited[Math.floor(chance() * awaited.length)] ?? {};
  const player = seat === undefined ? undefined : players[seat];
  if (seat === undefined || !player) throw new Error("no player to act");
  return { seat, command: player.act(state, chance) };
}

/** Events as a seat may see them. */
const redacted = <State, Event, View>(
  { redact }: Pick<GameDefinition<State, Event, View>, "redact">,
  events: readonly Event[],
  seat: Seat,
): readonly Event[] =>
  events.flatMap((event) => {
    const told = redact(event, seat);
    return told === null ? [] : [told];
  });
