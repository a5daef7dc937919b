import { signal, batch as together } from "@preact/signals";
import type { Command } from "../../shared/core/commands.ts";
import type { GameDefinition } from "../../shared/core/definition.ts";
import type { Refusal } from "../../shared/core/errors.ts";
import type { Actor, Seat, Viewer } from "../../shared/core/game.ts";
import { fail, ok, type Result } from "../../shared/core/result.ts";
import type { KittensEvent } from "../../shared/games/kittens/events.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import { type Position as KittensPosition, stateAt as kittensAt } from "../../shared/games/kittens/position.ts";
import { loveLetter } from "../../shared/games/love-letter/game.ts";
import { type Position as LetterPosition, stateAt as letterAt } from "../../shared/games/love-letter/position.ts";
import type { GameEvents, GameView } from "../../shared/net/games.ts";
import type { AutoPass, TableError } from "../../shared/net/protocol.ts";
import { games } from "../../shared/registry.ts";
import type { AutoPassSetting, Chair, GameSource, TableSnapshot } from "../game-model/model.ts";
import { goOn } from "../net/snapshot.ts";

const names = ["Ann", "Mochi", "Biscuit", "Sir Pounce", "Olive", "Duchess", "Tofu", "Waffles", "Pixel", "Nori"];
const avatars = ["01", "02", "04", "05", "07", "06", "03", "10", "11", "12"];

/** Duration of a response window in the gallery, in ms. It is long, so that developers can inspect the table. */
const longBeat = 60_000;

/** Table without a server: the engine runs in the page. */
export class LocalLink implements GameSource {
  readonly table = signal<TableSnapshot | null>(null);
  readonly connection = signal("open" as const);
  readonly history = signal<GameEvents | null>(null);
  readonly #consent = signal<AutoPass>("ask");
  /** Stores the choice only: the gallery has no auto-pass. */
  readonly consent: AutoPassSetting = {
    now: this.#consent,
    choose: async (consent) => {
      this.#consent.value = consent;
      return ok(null);
    },
  };
  readonly #listeners = new Set<(batch: GameEvents) => void>();
  readonly #game: LocalGame;
  readonly #seat: Seat | null;
  readonly #beat: boolean;
  #seq = 1;

  /** @param beat whether the response window before a draw is open. */
  constructor(game: LocalGame, seat: Seat | null, beat = false) {
    this.#game = game;
    this.#seat = seat;
    this.#beat = beat;
    this.#show();
  }

  onEvents(listener: (batch: GameEvents) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async act(command: Command): Promise<Result<null, TableError>> {
    return this.step(this.#seat ?? "clock", command);
  }

  step(actor: Actor, command: Command): Result<null, TableError> {
    const result = this.#game.step(actor, command);
    if (!result.ok) return fail({ kind: "refused", refusal: result.error });
    this.#tell(result.value);
    return ok(null);
  }

  /** Sends the batch of the deal. */
  deal(): void {
    this.#tell(this.#game.opening());
  }

  #tell(told: GameEvents): void {
    this.#seq += 1;
    const batch = { ...told, seq: this.#seq };
    together(() => {
      this.#show();
      this.history.value = goOn(games, this.history.value, batch);
      for (const listener of this.#listeners) listener(batch);
    });
  }

  #show(): void {
    const { edition, players } = this.#game;
    this.table.value = {
      code: "KITE42",
      phase: this.#game.isOver() ? "over" : "playing",
      settings: {
        edition,
        seats: players,
        options: {},
        nopeSeconds: 5,
        turnSeconds: 60,
        hasClock: true,
        oneRoom: false,
        lateJoin: false,
        beatSeconds: 3,
        spectators: true,
        chat: "always",
      },
      beatEndsAt: this.#beat ? performance.now() + longBeat : null,
      dealing: false,
      chairs: Array.from({ length: players }, (_, seat) => chair(seat)),
      closing: false,
      mySeat: this.#seat,
      seq: this.#seq,
      clock: { endsAt: performance.now() + 50_000, totalMs: 60_000 },
      game: this.#game.view(),
    };
  }
}

const chair = (seat: Seat): Chair => ({
  seat,
  kind: "person",
  name: names[seat] ?? "",
  avatar: avatars[seat] ?? "bot",
  presence: "here",
  ready: false,
  silent: false,
  host: seat === 0,
  wins: 0,
  guest: false,
  bot: null,
});

/** A game that runs in the page, seen by one viewer. */
export interface LocalGame {
  readonly edition: string;
  readonly players: number;
  step(actor: Actor, command: Command): Result<GameEvents, Refusal>;
  view(): GameView;
  /** Batch of the deal. */
  opening(): GameEvents;
  isOver(): boolean;
}

export function kittensGame(position: KittensPosition, viewer: Viewer): LocalGame {
  const state = kittensAt(position, "gallery");
  return {
    edition: position.edition,
    players: position.hands.length,
    step: (actor, command) =>
      told(kittens, state, viewer, actor, command, (events) => ({ game: "kittens", seq: 0, events })),
    view: () => ({ id: "kittens", view: kittens.view(kittens.clone(state), viewer) }),
    opening: () => {
      const hands = position.hands.map((hand, seat): KittensEvent => ({ type: "dealt", seat, hand }));
      const events = hands.flatMap((event) => kittens.redact(event, viewer) ?? []);
      return { game: "kittens", seq: 0, events };
    },
    isOver: () => kittens.outcome(state) !== null,
  };
}

export function letterGame(position: LetterPosition, viewer: Viewer): LocalGame {
  const state = letterAt(position, "gallery");
  return {
    edition: "love-letter",
    players: position.hands.length,
    step: (actor, command) =>
      told(loveLetter, state, viewer, actor, command, (events) => ({ game: "love-letter", seq: 0, events })),
    view: () => ({ id: "love-letter", view: loveLetter.view(loveLetter.clone(state), viewer) }),
    opening: () => ({ game: "love-letter", seq: 0, events: [{ type: "round-began", round: 1, open: position.open }] }),
    isOver: () => loveLetter.outcome(state) !== null,
  };
}

function told<State, Event, View>(
  game: GameDefinition<State, Event, View>,
  state: State,
  viewer: Viewer,
  actor: Actor,
  command: Command,
  batch: (events: readonly Event[]) => GameEvents,
): Result<GameEvents, Refusal> {
  const result = game.step(state, actor, command);
  return result.ok ? ok(batch(result.value.flatMap((event) => game.redact(event, viewer) ?? []))) : result;
}
