import type { Schema } from "@colyseus/schema";
import type { Command } from "../../shared/core/commands.ts";
import { botSeedOf, seedOf } from "../../shared/core/deal.ts";
import type { GameDefinition } from "../../shared/core/definition.ts";
import type { Refusal } from "../../shared/core/errors.ts";
import type { Actor, AnyEvent, Awaited, GameConfig, Outcome, Seat, Viewer } from "../../shared/core/game.ts";
import type { Deal } from "../../shared/core/record.ts";
import { ok, type Result } from "../../shared/core/result.ts";
import { chanceFrom } from "../../shared/core/rng.ts";
import type { DecisionTraits } from "../../shared/core/traits.ts";
import type { SyncedGame } from "../sync/game-sync.ts";
import type { TableSchema } from "../sync/schema.ts";

/** One game on the table; what game it is stays inside. */
export interface RunningGame {
  /** The id of the game, and the version of its rules. */
  readonly game: string;
  readonly rules: number;
  /** How the game began. */
  readonly opening: Story;
  /** All that has happened so far. */
  soFar(): Story;
  /** A refused command changed nothing. */
  step(actor: Actor, command: Command): Result<Story, Refusal>;
  /** Who is waited for, in seat order; empty once the game is over. */
  awaits(): readonly AwaitedSeat[];
  /** Whether a command is no sign of playing. */
  isPass(command: Command): boolean;
  /** Null while the game goes on. */
  outcome(): Outcome | null;
  /** Whether the game is over for a seat, whatever the others still do in it. */
  isOverFor(seat: Seat): boolean;
  refusal(seat: Seat, command: Command): Refusal | null;
  /** What the bot of this seat does, by what the seat sees: it may answer later. All its chance comes from the deal. */
  askBot(seat: Seat): Command | Promise<Command>;
  /** Brings the synchronised state up to date. */
  sync(): void;
  /** What of the synchronised state is for this seat's player only. */
  privateState(seat: Seat): Schema | null;
}

/** A seat that is waited for, and what its decision asks of the table. */
interface AwaitedSeat {
  readonly seat: Seat;
  readonly traits: DecisionTraits;
}

/** What happened in one step, or in several. */
export interface Story {
  /** The id of the game. */
  readonly game: string;
  /** Whether others than the actor learn that anything happened. */
  readonly isPublic: boolean;
  /** Whose turn has begun last, or null if none has. */
  readonly newTurn: Seat | null;
  /** Whether the same people are waited for as before, but those who have answered: several choose at once. */
  readonly goesOn: boolean;
  /** The events that a viewer may know, redacted. */
  tell(viewer: Viewer): readonly AnyEvent[];
}

/**
 * A bot at a table: sees what its seat sees, and may take its time to answer. A view may share memory with the game: what is to
 * be read later is copied first.
 */
export type TableBot<View> = (view: View, chance: () => number) => Command | Promise<Command>;

/** Begins a game of one kind, and shows it in the table's state. */
export type StartGame = (table: TableSchema, config: GameConfig, deal: Deal) => RunningGame;

/**
 * Joins a game to what it shows in the table's state.
 * @param bot plays where no person does.
 */
export function runningGameOf<State, Event extends AnyEvent, View>(
  game: GameDefinition<State, Event, View>,
  bot: TableBot<View>,
  synced: SyncedGame<View>,
): StartGame {
  const tell = storyteller(game);
  return (table, config, deal) => {
    const seed = seedOf(deal, { game: game.id, rules: game.rules, config });
    const { state, events } = game.setup(config, seed);
    const sync = synced.newSync(config.players);
    Object.assign(table, { [synced.field]: sync.state });
    const happened = [...events];
    let steps = 0;
    return {
      game: game.id,
      rules: game.rules,
      opening: tell(events, false),
      soFar: () => tell(happened, false),
      step(actor, command) {
        const before = game.awaits(state);
        const result = game.step(state, actor, command);
        if (!result.ok) return result;
        happened.push(...result.value);
        steps += 1;
        return ok(tell(result.value, stillChoosing(game, before, game.awaits(state))));
      },
      awaits: () => game.awaits(state).map(({ seat, kind }) => ({ seat, traits: traitsOf(game, kind) })),
      isPass: ({ type }) => game.passes.includes(type),
      outcome: () => game.outcome(state),
      isOverFor: (seat) => game.isOverFor(state, seat),
      refusal: (seat, command) => game.refusal(game.view(state, seat), command),
      askBot: (seat) => bot(game.view(state, seat), chanceFrom(botSeedOf(deal, seat, steps))),
      sync: () => sync.write((viewer) => game.view(state, viewer)),
      privateState: (seat) => sync.privateState(seat),
    };
  };
}

type Traits = Pick<GameDefinition<never, never, never>, "id" | "decisions">;

function traitsOf({ id, decisions }: Traits, kind: string): DecisionTraits {
  const traits = decisions[kind];
  if (!traits) throw new Error(`${id} has no decision ${kind}`);
  return traits;
}

const stillChoosing = (game: Traits, before: readonly Awaited[], now: readonly Awaited[]): boolean =>
  now.length > 0 &&
  now.length < before.length &&
  now.every(
    ({ seat, kind }) =>
      traitsOf(game, kind).simultaneous === true && before.some((other) => other.seat === seat && other.kind === kind),
  );

function storyteller<State, Event extends AnyEvent, View>(game: GameDefinition<State, Event, View>) {
  const tell = (events: readonly Event[], viewer: Viewer) =>
    events.map((event) => game.redact(event, viewer)).filter((event) => event !== null);
  return (events: readonly Event[], goesOn: boolean): Story => ({
    game: game.id,
    goesOn,
    isPublic: tell(events, "spectator").length > 0,
    newTurn: events.reduce<Seat | null>((last, event) => game.beginsTurn(event) ?? last, null),
    tell: (viewer) => tell(events, viewer),
  });
}
