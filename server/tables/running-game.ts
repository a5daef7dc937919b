import type { Schema } from "@colyseus/schema";
import type { Strength } from "../../shared/core/bots.ts";
import type { Command } from "../../shared/core/commands.ts";
import { seedOf } from "../../shared/core/deal.ts";
import type { GameDefinition } from "../../shared/core/definition.ts";
import type { Refusal } from "../../shared/core/errors.ts";
import type { Feats } from "../../shared/core/feats.ts";
import type { Feeling } from "../../shared/core/feelings.ts";
import type { Actor, AnyEvent, AnyView, Awaited, GameConfig, Outcome, Seat, Viewer } from "../../shared/core/game.ts";
import type { Thinker } from "../../shared/core/mind.ts";
import type { Deal, RecordedBot } from "../../shared/core/record.ts";
import { ok, type Result } from "../../shared/core/result.ts";
import { chanceFrom } from "../../shared/core/rng.ts";
import type { DecisionTraits, Suspense } from "../../shared/core/traits.ts";
import type { StoryCodec } from "../../shared/net/story-codec.ts";
import type { SyncedGame } from "../sync/game-sync.ts";
import type { TableSchema } from "../sync/schema.ts";
import type { ExpertGame } from "./experts.ts";
import { LateHands } from "./late-hands.ts";

/** One game on the table; which game it is stays inside. */
export interface RunningGame extends ExpertGame {
  /** The version of its rules. */
  readonly rules: number;
  /** How the game began. */
  readonly opening: Story;
  /** The story of the game up to now. */
  soFar(): Story;
  /** A refused command changes nothing. */
  step(actor: Actor, command: Command): Result<Story, Refusal>;
  /** Who is waited for, in seat order; empty once the game is over. */
  awaits(): readonly AwaitedSeat[];
  /** Whether what is waited for hits a seat, by what everybody sees. */
  hits(seat: Seat): boolean;
  /** Whether a command is no sign that a person plays: a pass. */
  isPass(command: Command): boolean;
  /** Null while the game lasts. */
  outcome(): Outcome | null;
  /** How well each seat did, once the game is over: 1 for winners. */
  places(): readonly number[];
  /** What each seat did, once the game is over. */
  feats(): readonly Feats[];
  /** Whether the game is over for a seat, whatever the others still do. */
  isOverFor(seat: Seat): boolean;
  /** A seat's hand, one round late, by title; null until it has had two turns (`LateHands`). */
  lateHand(seat: Seat): readonly string[] | null;
  refusal(seat: Seat, command: Command): Refusal | null;
  /** Which version of a bot plays. */
  botVersion(strength: Strength): number;
  /** Whether the game has an expert that can be asked. */
  readonly hasExpert: boolean;
  /**
   * The command of a seat's bot, by what the seat sees; for an expert, the one of its stand-in.
   * @param secret all chance of the bot comes from it.
   */
  askBot(seat: Seat, bot: BotKind, secret: string): Command;
  /** What the bot of a seat that is not awaited does; null: nothing. */
  interject(seat: Seat): Command | null;
  /** Brings the synchronised state up to date. */
  sync(): void;
  /** The same after a step that only this seat knows of. */
  syncOwn(seat: Seat): void;
  /** The part of the synchronised state for this seat's player only. */
  privateState(seat: Seat): Schema | null;
}

/** An awaited seat, and what its decision asks of the table. */
interface AwaitedSeat {
  readonly seat: Seat;
  readonly traits: DecisionTraits;
}

/** The batches of one step, or of several. */
export interface Story {
  /** The seat that alone learns that something happened; null if others do. */
  readonly secretOf: Seat | null;
  /** Whose turn was the last to begin; null if none has begun. */
  readonly newTurn: Seat | null;
  /** Whether those who are awaited were awaited before: several decide at once, and some have answered. */
  readonly goesOn: boolean;
  /** How long it takes to see it; null: no time. */
  readonly suspense: Suspense | null;
  /** How its events travel. */
  readonly codec: StoryCodec;
  /** The redacted events, as this viewer may know them. */
  tell(viewer: Viewer): readonly AnyEvent[];
  /** Whom it moves, by what everybody is told. */
  feelings(): readonly Feeling[];
}

/** What a bot is like. */
export type BotKind = Pick<RecordedBot, "strength" | "temper">;

/** Begins a game of one kind, and shows it in the table's state. */
export type StartGame = (table: TableSchema, config: GameConfig, deal: Deal) => RunningGame;

/**
 * Joins a game to what it shows in the table's state.
 * @param expert null if the game has none.
 */
export function runningGameOf<State, Event extends AnyEvent, View extends AnyView>(
  game: GameDefinition<State, Event, View>,
  synced: SyncedGame<View>,
  expert: Pick<Thinker<Event, View>, "version"> | null,
): StartGame {
  const tell = storyteller(game, synced.story);
  return (table, config, deal) => {
    const seed = seedOf(deal, { game: game.id, rules: game.rules, config });
    const { state, events } = game.setup(config, seed);
    const sync = synced.newSync(config.players);
    Object.assign(table, { [synced.field]: sync.state });
    const happened = [events];
    const lateHands = new LateHands();
    const withTraits = traitsReader(game);
    const told = (story: Story): Story => {
      const { newTurn } = story;
      if (newTurn !== null) lateHands.turnBegan(newTurn, game.view(state, newTurn).hand);
      return story;
    };
    return {
      game: game.id,
      rules: game.rules,
      opening: told(tell(events, asAWhole)),
      soFar: () => tell(happened.flat(), asAWhole),
      step(actor, command) {
        const before = game.awaits(state);
        const suspense = game.suspense(game.view(state, "spectator"), command);
        const result = game.step(state, actor, command);
        if (!result.ok) return result;
        // A list that has grown keeps room for more.
        happened.push(result.value.slice());
        const goesOn = stillChoosing(game, before, game.awaits(state));
        return ok(told(tell(result.value, { actor, goesOn, suspense })));
      },
      awaits: () => withTraits(game.awaits(state)),
      hits: (seat) => game.hits(game.view(state, "spectator"), seat),
      isPass: ({ type }) => game.passes.includes(type),
      outcome: () => game.outcome(state),
      places: () => game.places(state),
      feats: () => game.feats(config.players, happened),
      isOverFor: (seat) => game.isOverFor(state, seat),
      lateHand: (seat) => lateHands.of(seat),
      refusal: (seat, command) => game.refusal(game.view(state, seat), command),
      config,
      view: (seat) => game.view(state, seat),
      toldFrom: (seat, step) => ({ events: redacted(game, happened.slice(step).flat(), seat), steps: happened.length }),
      botVersion: (strength) => (strength === "expert" ? (expert?.version ?? plainVersion) : plainVersion),
      hasExpert: expert !== null,
      askBot: (seat, { strength, temper }, secret) => {
        const plays = game.bot(strength === "expert" ? "steady" : strength, temper);
        return plays(game.view(state, seat), chanceFrom(`${secret} ${seat} ${happened.length}`));
      },
      interject: (seat) => game.interject(game.view(state, seat)),
      sync: () => sync.write((viewer) => game.view(state, viewer)),
      syncOwn: (seat) => sync.writeOwn(seat, game.view(state, seat)),
      privateState: (seat) => sync.privateState(seat),
    };
  };
}

/** The version of the bots that need nothing but a view. */
const plainVersion = 1;

const asAWhole = { actor: "clock", goesOn: false, suspense: null } as const;

type Traits = Pick<GameDefinition<never, never, never>, "id" | "decisions">;

function traitsOf({ id, decisions }: Traits, kind: string): DecisionTraits {
  const traits = decisions[kind];
  if (!traits) throw new Error(`${id} has no decision ${kind}`);
  return traits;
}

/** Reads the traits of what is awaited; the same list again while the game waits for the same. */
function traitsReader(game: Traits): (awaits: readonly Awaited[]) => readonly AwaitedSeat[] {
  let last: readonly Awaited[] = [];
  let read: readonly AwaitedSeat[] = [];
  return (awaits) => {
    if (awaits !== last) read = awaits.map(({ seat, kind }) => ({ seat, traits: traitsOf(game, kind) }));
    last = awaits;
    return read;
  };
}

const stillChoosing = (game: Traits, before: readonly Awaited[], now: readonly Awaited[]): boolean =>
  now.length > 0 &&
  now.length < before.length &&
  now.every(
    ({ seat, kind }) =>
      traitsOf(game, kind).simultaneous === true && before.some((other) => other.seat === seat && other.kind === kind),
  );

const redacted = <State, Event extends AnyEvent, View>(
  game: Pick<GameDefinition<State, Event, View>, "redact">,
  events: readonly Event[],
  viewer: Viewer,
): readonly Event[] => {
  const told: Event[] = [];
  for (const event of events) {
    const seen = game.redact(event, viewer);
    if (seen !== null) told.push(seen);
  }
  return told;
};

function storyteller<State, Event extends AnyEvent, View>(game: GameDefinition<State, Event, View>, codec: StoryCodec) {
  return (
    events: readonly Event[],
    { actor, goesOn, suspense }: Pick<Story, "goesOn" | "suspense"> & { readonly actor: Actor },
  ): Story => ({
    goesOn,
    suspense,
    secretOf: actor === "clock" || events.some((event) => game.redact(event, "spectator") !== null) ? null : actor,
    newTurn: events.reduce<Seat | null>((last, event) => game.beginsTurn(event) ?? last, null),
    codec,
    tell: (viewer) => redacted(game, events, viewer),
    feelings: () => redacted(game, events, "spectator").flatMap((event) => game.feels(event)),
  });
}
