import type { Command } from "../../../shared/core/commands.ts";
import type { Seat, Viewer } from "../../../shared/core/game.ts";
import type { LoveLetterEvent } from "../../../shared/games/love-letter/events.ts";
import { loveLetter } from "../../../shared/games/love-letter/game.ts";
import { type Secret, seenAs } from "../../../shared/games/love-letter/secret.ts";
import type { LoveLetterState } from "../../../shared/games/love-letter/state.ts";
import type { CardId } from "../../../shared/games/love-letter/titles.ts";
import type { Exchanged, Happening } from "../checks.ts";
import { secretsOf, withSecrets } from "./places.ts";

/** Card that the viewer knows neither before nor after, with the card types that the viewer can rule out. */
interface Hidden {
  /** Index among the secrets of the state before. */
  readonly place: number;
  readonly ruledOut: readonly CardId[];
}

/** Number of permutations to try for one that fits the ruled-out cards. */
const tries = 20;

/**
 * Same game with random cards, and a random depth for a card that is put back. It preserves everything that the viewer
 * knows before or after the command.
 */
export function exchange(
  before: LoveLetterState,
  viewer: Viewer,
  happening: Happening<LoveLetterEvent>,
  chance: () => number,
): Exchanged<LoveLetterState> {
  const command = anyPlace(before, viewer, happening, chance);
  return { state: anyCards(before, viewer, happening, chance), command };
}

/** The player who draws next sees whether the card was put on top. */
function anyPlace(
  { pile }: LoveLetterState,
  viewer: Viewer,
  { actor, command, events }: Happening<LoveLetterEvent>,
  chance: () => number,
): Command {
  if (command.type !== "insert" || actor === viewer) return command;
  const drawn = events.some((event) => event.type === "card-drawn" && event.seat === viewer);
  if (drawn && command.position === 0) return command;
  const lowest = drawn ? 1 : 0;
  return { type: "insert", position: lowest + Math.floor(chance() * (pile.length + 1 - lowest)) };
}

function anyCards(
  before: LoveLetterState,
  viewer: Viewer,
  happening: Happening<LoveLetterEvent>,
  chance: () => number,
): LoveLetterState {
  const hidden = hiddenFrom(before, viewer, happening);
  const cards = secretsOf(before).map(({ card }) => card);
  for (let count = 0; count < tries; count += 1) {
    const shuffled = permuted(cards, hidden, chance);
    if (hidden.every(({ place, ruledOut }) => !ruledOut.some((card) => card === shuffled[place]))) {
      return withCards(before, shuffled);
    }
  }
  return loveLetter.clone(before);
}

/** A face-down card stays the same object wherever it moves, so that a trial of the command can follow it. */
function hiddenFrom(
  before: LoveLetterState,
  viewer: Viewer,
  { actor, command, events }: Happening<LoveLetterEvent>,
): readonly Hidden[] {
  const trial = loveLetter.clone(before);
  const traced = secretsOf(trial).map((secret) => ({ secret, ruledOut: secret.ruledOut, known: isKnown(secret) }));
  loveLetter.step(trial, actor, command);
  const after = new Set(secretsOf(trial));
  const equals = tiedIn(events).flatMap((seat) => trial.seats[seat]?.hand ?? []);
  return traced.flatMap(({ secret, ruledOut, known }, place) =>
    known || !after.has(secret) || isKnown(secret) || equals.includes(secret)
      ? []
      : [{ place, ruledOut: [...ruledOut, ...secret.ruledOut] }],
  );

  function isKnown(secret: Secret): boolean {
    // The clock guesses by the knowledge of the player on turn (L23).
    return seenAs(secret, viewer) !== null || (actor === "clock" && seenAs(secret, before.turn) !== null);
  }
}

/** Two equal hands must stay equal. */
const tiedIn = (events: readonly LoveLetterEvent[]): readonly Seat[] =>
  events.flatMap((event) => (event.type === "compared" && event.lower === null ? [event.seat, event.target] : []));

function permuted(cards: readonly CardId[], hidden: readonly Hidden[], chance: () => number): readonly CardId[] {
  const shuffled = [...cards];
  const rest = hidden.map(({ place }) => cards[place]).filter((card) => card !== undefined);
  for (const { place } of hidden) {
    const [card] = rest.splice(Math.floor(chance() * rest.length), 1);
    if (card !== undefined) shuffled[place] = card;
  }
  return shuffled;
}

function withCards(state: LoveLetterState, cards: readonly CardId[]): LoveLetterState {
  const numbers = new Map(secretsOf(state).map((secret, place) => [secret, place]));
  return loveLetter.clone(
    withSecrets(state, (secret) => ({ ...secret, card: cards[numbers.get(secret) ?? -1] ?? secret.card })),
  );
}
