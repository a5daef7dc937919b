import { Client } from "@colyseus/sdk";
import type { Command } from "../../shared/core/commands.ts";
import { seededRandom } from "../../shared/core/rng.ts";
import type { GameEvents, GameRegistry } from "../../shared/net/games.ts";
import { protocolRevision, type SeatLocation } from "../../shared/net/protocol.ts";
import type { TableState } from "../../shared/net/state.ts";
import { games } from "../../shared/registry.ts";
import { Guest } from "./guest.ts";

/** Chooses among the legal commands. */
const chance = seededRandom("players who come back");

type Event = GameEvents["events"][number];

/**
 * Player over the SDK who acts at once, records all received events, and reconnects whenever the connection is lost.
 */
export class ReconnectingClient {
  readonly seated: SeatLocation;
  readonly token: string;
  /** Accepted commands. */
  readonly accepted: Command[] = [];
  /** Received events at each lost connection: before it, and the history after the reconnect. */
  readonly returns: { readonly before: readonly Event[]; readonly after: readonly Event[] }[] = [];
  readonly #known: GameRegistry;
  readonly #url: string;
  readonly #formerly: string | null;
  #guest: Guest | null = null;

  /** @param known the games that the player supports. @param formerly token of the former guest. */
  constructor(url: string, token: string, seated: SeatLocation, known = games, formerly: string | null = null) {
    this.#formerly = formerly;
    this.#known = known;
    this.#url = url;
    this.token = token;
    this.seated = seated;
  }

  get guest(): Guest {
    if (!this.#guest) throw new Error("not yet at the table");
    return this.#guest;
  }

  /** Whether the game is over and this player received its last events. */
  get isOver(): boolean {
    const { state, toldSeq } = this.guest;
    return state.phase === "over" && toldSeq === state.seq;
  }

  /** All events of the game that this player received. */
  get told(): readonly Event[] {
    return [...this.guest.story, ...this.guest.events];
  }

  /** Takes the seat, for the first time or again. */
  async join(): Promise<void> {
    const { roomId } = this.seated;
    const guest = new Guest(
      await new Client(this.#url).joinById<TableState>(roomId, {
        token: this.token,
        revision: protocolRevision,
        ...(this.#formerly !== null && { formerly: this.#formerly }),
      }),
      this.#known,
    );
    await guest.until(() => guest.closed !== null || (guest.welcomes.length > 0 && guest.state.chairs?.length > 0));
    if (guest.closed !== null) throw new Error(`rejected with ${guest.closed}`);
    this.#guest = guest;
  }

  /** Plays until the condition holds, the game is over, or the connection is lost. */
  async play(until: () => boolean = () => false): Promise<void> {
    const { guest } = this;
    const isEnough = () => until() || guest.closed !== null || this.isOver;
    const isAsked = () => guest.state.phase === "playing" && guest.legal.length > 0;
    while (!isEnough()) {
      if (isAsked()) await this.#act();
      else await guest.until(() => isEnough() || isAsked());
    }
  }

  /** Waits until the connection is lost, and joins again; the server must be running again. */
  async comeBack(): Promise<void> {
    const before = this.guest;
    await before.until(() => before.closed !== null);
    const told = this.told;
    await this.join();
    const { guest } = this;
    await guest.until(() => guest.story.length > 0);
    this.returns.push({ before: told, after: guest.story });
  }

  async #act(): Promise<void> {
    const { guest } = this;
    const { legal } = guest;
    const command = legal[Math.floor(chance() * legal.length)];
    if (!command) return;
    const isLost = guest.until(() => guest.closed !== null);
    const answer = await Promise.race([guest.act(command), isLost]);
    if (answer?.ok) this.accepted.push(command);
    else if (answer?.error instanceof Error) await isLost;
    else if (isPaused(answer?.error)) await Promise.race([guest.until(() => guest.pauses.at(-1) === false), isLost]);
  }
}

const isPaused = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "kind" in error && error.kind === "paused";
