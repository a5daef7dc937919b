import type { Schema } from "@colyseus/schema";
import { chosenSeat, type PlainStrength, type Strength } from "../../../shared/core/bots.ts";
import type { Command } from "../../../shared/core/commands.ts";
import { seedOf } from "../../../shared/core/deal.ts";
import type { GameDefinition } from "../../../shared/core/definition.ts";
import type { EmoteTrigger } from "../../../shared/core/emote-triggers.ts";
import type { Refusal } from "../../../shared/core/errors.ts";
import type {
  ActiveSeat,
  Actor,
  AnyEvent,
  AnyView,
  GameConfig,
  Outcome,
  Seat,
  Viewer,
} from "../../../shared/core/game.ts";
import type { Deal, RecordedBot } from "../../../shared/core/record.ts";
import { ok, type Result } from "../../../shared/core/result.ts";
import { seededRandom } from "../../../shared/core/rng.ts";
import type { SeatStats } from "../../../shared/core/seat-stats.ts";
import type { StatefulBotFactory } from "../../../shared/core/stateful-bot.ts";
import type { DecisionTraits, RevealDelay } from "../../../shared/core/traits.ts";
import type { EventCodec } from "../../../shared/net/games.ts";
import type { SyncedGame } from "../../sync/game-sync.ts";
import type { TableSchema } from "../../sync/schema.ts";
import type { ExpertGame } from "../bots/experts.ts";
import { DelayedHands } from "./delayed-hands.ts";

/** Running game of a table. The type of the game is hidden. */
export interface RunningGame extends ExpertGame {
  /** Version of its rules. */
  readonly rules: number;
  /** Events of the start of the game. */
  readonly opening: EventBatch;
  /** Returns all events of the game so far. */
  eventsSoFar(): EventBatch;
  /** Carries out a command. A rejected command changes nothing. */
  step(actor: Actor, command: Command): Result<EventBatch, Refusal>;
  /** Returns the seats that are to act, in seat order; empty once the game is over. */
  activeSeats(): readonly AwaitedSeat[];
  /** Whether the pending play affects a seat, according to public information. */
  hits(seat: Seat): boolean;
  /** Whether a command is a pass, which is no sign of an active player. */
  isPass(command: Command): boolean;
  /** Null until the game is over. */
  outcome(): Outcome | null;
  /** Returns the rank of each seat after the game, 1 for winners. */
  places(): readonly number[];
  /** Returns the statistics of each seat after the game. */
  feats(): readonly SeatStats[];
  /** Whether the game is over for a seat, even if others play on. */
  isOverFor(seat: Seat): boolean;
  /** Returns a seat's hand by title, delayed by one round; null until it has had two turns (`DelayedHands`). */
  delayedHand(seat: Seat): readonly string[] | null;
  refusal(seat: Seat, command: Command): Refusal | null;
  /** Version of the bot of this strength. */
  botVersion(strength: Strength): number;
  /** Whether the game has an expert bot. */
  readonly hasExpert: boolean;
  /**
   * Returns the command of a seat's bot, computed from the seat's view; for an expert, the command of its substitute.
   * @param secret seed of all randomness of the bot.
   */
  askBot(seat: Seat, bot: BotKind, secret: string): Command;
  /** Returns an out-of-turn command of a seat's bot; null for none. */
  interject(seat: Seat): Command | null;
  /** Updates the synchronised state. */
  sync(): void;
  /** Updates the synchronised state after a step that only this seat may know of. */
  syncOwn(seat: Seat): void;
  /** Returns the private part of the synchronised state of this seat. */
  privateState(seat: Seat): Schema | null;
}

/** Seat that is to act, with the traits of its decision. */
interface AwaitedSeat {
  readonly seat: Seat;
  readonly traits: DecisionTraits;
}

/** Event batch of one step or of several steps. */
export interface EventBatch {
  /** The only seat that learns of the step; null if others do. */
  readonly secretOf: Seat | null;
  /** Seat of the last turn that began; null if none began. */
  readonly newTurn: Seat | null;
  /** Whether a simultaneous decision continues: some seats have answered, and the rest are still to act. */
  readonly keepsDecision: boolean;
  /** Duration of the animation; null for none. */
  readonly suspense: RevealDelay | null;
  /** Codec of its events. */
  readonly codec: EventCodec;
  /** Returns the redacted events for this viewer. */
  eventsFor(viewer: Viewer): readonly AnyEvent[];
  /** Returns the seats that react to it with emotes, based on public events. */
  feelings(): readonly EmoteTrigger[];
}

/** Strength and temper of a bot. */
export type BotKind = Pick<RecordedBot, "strength" | "temper">;

/** Starts a game and binds it to the table's state. */
export type StartGame = (table: TableSchema, config: GameConfig, deal: Deal) => RunningGame;

/** Binds a game to its part of the table's state. @param expert null if the game has none. */
export function runningGameOf<State, Event extends AnyEvent, View extends AnyView>(
  game: GameDefinition<State, Event, View>,
  synced: SyncedGame<View>,
  expert: Pick<StatefulBotFactory<Event, View>, "version" | "canPlay"> | null,
): StartGame {
  const tell = storyteller(game, synced.eventCodec);
  return (table, config, deal) => {
    const seed = seedOf(deal, { game: game.id, rules: game.rules, config });
    const { state, events } = game.setup(config, seed);
    const sync = synced.newSync(config.players);
    Object.assign(table, { [synced.field]: sync.state });
    const happened = [events];
    const lateHands = new DelayedHands();
    const lastTargets = new Map<Seat, Seat>();
    const hadTurn = new Set<Seat>();
    const withTraits = traitsReader(game);
    const told = (batch: EventBatch): EventBatch => {
      const { newTurn } = batch;
      if (newTurn !== null) {
        lateHands.turnBegan(newTurn, game.view(state, newTurn).hand);
        hadTurn.add(newTurn);
      }
      return batch;
    };
    return {
      game: game.id,
      rules: game.rules,
      opening: told(tell(events, asAWhole)),
      eventsSoFar: () => tell(happened.flat(), asAWhole),
      step(actor, command) {
        const before = game.activeSeats(state);
        const suspense = game.revealDelay(game.view(state, "spectator"), command);
        const result = game.step(state, actor, command);
        if (!result.ok) return result;
        const target = chosenSeat(command);
        if (actor !== "clock" && target !== undefined) lastTargets.set(actor, target);
        // The copy has no spare capacity, unlike an array that has grown.
        happened.push(result.value.slice());
        const keepsDecision = stillChoosing(game, before, game.activeSeats(state));
        return ok(told(tell(result.value, { actor, keepsDecision, suspense })));
      },
      activeSeats: () => withTraits(game.activeSeats(state)),
      hits: (seat) => game.affects(game.view(state, "spectator"), seat),
      isPass: ({ type }) => game.passCommands.includes(type),
      outcome: () => game.outcome(state),
      places: () => game.finalRanks(state),
      feats: () => game.seatStats(config.players, happened),
      isOverFor: (seat) => game.isOverFor(state, seat),
      delayedHand: (seat) => lateHands.of(seat),
      refusal: (seat, command) => game.refusal(game.view(state, seat), command),
      config,
      view: (seat) => game.view(state, seat),
      toldFrom: (seat, step) => ({ events: redacted(game, happened.slice(step).flat(), seat), steps: happened.length }),
      botVersion: (strength) =>
        strength === "expert" ? (expert?.version ?? plainVersions.steady) : plainVersions[strength],
      hasExpert: expert?.canPlay(config.edition) ?? false,
      askBot: (seat, { strength, temper }, secret) => {
        const plays = game.bot(strength === "expert" ? "steady" : strength, temper);
        const past = { lastTarget: lastTargets.get(seat) ?? null, hadTurn };
        return plays(game.view(state, seat), seededRandom(`${secret} ${seat} ${happened.length}`), past);
      },
      interject: (seat) => game.outOfTurnCommand(game.view(state, seat)),
      sync: () => sync.write((viewer) => game.view(state, viewer)),
      syncOwn: (seat) => sync.writeOwn(seat, game.view(state, seat)),
      privateState: (seat) => sync.privateState(seat),
    };
  };
}

/** Versions of the bots that need only a view. Records name them, and are valid with any version. */
const plainVersions: Readonly<Record<PlainStrength, number>> = { easy: 2, steady: 1 };

const asAWhole = { actor: "clock", keepsDecision: false, suspense: null } as const;

type Traits = Pick<GameDefinition<never, never, never>, "id" | "decisions">;

function traitsOf({ id, decisions }: Traits, kind: string): DecisionTraits {
  const traits = decisions[kind];
  if (!traits) throw new Error(`${id} has no decision ${kind}`);
  return traits;
}

/** Reads the traits of the pending decisions. Returns the same list while the decisions are the same. */
function traitsReader(game: Traits): (awaits: readonly ActiveSeat[]) => readonly AwaitedSeat[] {
  let last: readonly ActiveSeat[] = [];
  let read: readonly AwaitedSeat[] = [];
  return (awaits) => {
    if (awaits !== last) read = awaits.map(({ seat, kind }) => ({ seat, traits: traitsOf(game, kind) }));
    last = awaits;
    return read;
  };
}

const stillChoosing = (game: Traits, before: readonly ActiveSeat[], now: readonly ActiveSeat[]): boolean =>
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

function storyteller<State, Event extends AnyEvent, View>(game: GameDefinition<State, Event, View>, codec: EventCodec) {
  return (
    events: readonly Event[],
    { actor, keepsDecision, suspense }: Pick<EventBatch, "keepsDecision" | "suspense"> & { readonly actor: Actor },
  ): EventBatch => ({
    keepsDecision,
    suspense,
    secretOf: actor === "clock" || events.some((event) => game.redact(event, "spectator") !== null) ? null : actor,
    newTurn: events.reduce<Seat | null>((last, event) => game.turnStart(event) ?? last, null),
    codec,
    eventsFor: (viewer) => redacted(game, events, viewer),
    feelings: () => redacted(game, events, "spectator").flatMap((event) => game.emoteTriggers(event)),
  });
}
