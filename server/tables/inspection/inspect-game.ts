import type { GameDefinition } from "../../../shared/core/definition.ts";
import type { AnyEvent, Seat } from "../../../shared/core/game.ts";
import type { GameRecord } from "../../../shared/core/record.ts";
import type { RecordError } from "../../../shared/core/record-error.ts";
import { playAgain } from "../../../shared/core/replay.ts";
import { ok, type Result } from "../../../shared/core/result.ts";
import type { DecisionClock } from "../../../shared/core/traits.ts";
import type { GameInspection } from "../../../shared/net/operators.ts";

/** Pending decision of a game, with the kind of its time limit. */
interface OpenDecision {
  readonly kind: string;
  readonly seats: readonly Seat[] | null;
  readonly clock: DecisionClock;
}

/** The public part of a game, from its record. */
export interface PublicGame extends Pick<GameInspection, "game" | "beganAt" | "lastAt" | "steps" | "out"> {
  readonly pending: OpenDecision | null;
}

/** Replays the record of a running or finished game. @returns the flaw if the rules do not allow its steps. */
export type InspectGame = (record: GameRecord) => Result<PublicGame, RecordError>;

/** Binds a game to its inspection. Neither hands nor secret steps affect the result. */
export const inspectorOf =
  <State, Event extends AnyEvent, View>(game: GameDefinition<State, Event, View>): InspectGame =>
  (record) => {
    const { beganAt } = record;
    const steps: (readonly AnyEvent[])[] = [];
    let [played, lastMs] = [0, 0];
    const result = playAgain(game, record, (_state, events) => {
      const seen = events.flatMap((event) => game.redact(event, "spectator") ?? []);
      if (seen.length > 0) {
        steps.push(seen);
        lastMs = record.steps[played - 1]?.at ?? 0;
      }
      played += 1;
    });
    if (!result.ok) return result;
    const state = result.value;
    const out = record.seats.flatMap((_, seat) => (game.isOverFor(state, seat) ? seat : []));
    return ok({ game: game.id, beganAt, lastAt: beganAt + lastMs, steps, pending: pendingIn(game, state), out });
  };

function pendingIn<State>(
  game: Pick<GameDefinition<State, never, never>, "id" | "activeSeats" | "decisions">,
  state: State,
): OpenDecision | null {
  const awaited = game.activeSeats(state);
  const [first] = awaited;
  if (!first) return null;
  const { kind } = first;
  const traits = game.decisions[kind];
  if (!traits) throw new Error(`${game.id} has no decision ${kind}`);
  // Passes are secret in each wait that may run out.
  const seats = traits.mayRunOut ? null : awaited.map(({ seat }) => seat);
  return { kind, seats, clock: traits.clock };
}
