import type { Command } from "../../../shared/core/commands.ts";
import type { Seat } from "../../../shared/core/game.ts";
import type { RunningGame } from "../game/running-game.ts";
import type { Chair, Seats } from "../people/seats.ts";
import type { Experts, TableExperts } from "./experts.ts";

interface AskedExpertsDeps {
  readonly game: RunningGame;
  readonly seats: Seats;
  readonly experts: Experts;
  readonly secret: string;
}

/**
 * Requests to the expert bots of a game for the current decision, and their answers. Each expert receives one request
 * per decision. Requests need a connected player, because bot CPU time must serve a human.
 */
export class BotRequests {
  readonly #deps: AskedExpertsDeps;
  readonly #experts: TableExperts;
  readonly #answers = new Map<Seat, Command | "awaited" | "refused">();
  #areAway = false;

  constructor(deps: AskedExpertsDeps) {
    this.#deps = deps;
    this.#experts = deps.experts.of(deps.game);
  }

  /** Whether `steady` replaces the experts now, because the last request was rejected or no player is connected. */
  get areAway(): boolean {
    return this.#areAway;
  }

  /** Sends a request for each of these seats that has an expert bot. */
  ask(awaited: readonly Seat[]): void {
    const { game, seats } = this.#deps;
    const experts = awaited.filter((seat) => isExpert(seats.all[seat]) && !this.#answers.has(seat));
    if (experts.length === 0 || !game.hasExpert) return;
    const opener = openerOf(seats);
    if (opener === null) this.rest();
    else for (const seat of experts) this.#ask(seat, opener);
  }

  #ask(seat: Seat, opener: string): void {
    const { seats, secret } = this.#deps;
    const chair = seats.all[seat];
    const temper = chair?.kind === "bot" ? chair.temper : null;
    const expert = { seat, temper, seed: `${secret} expert ${seat}` };
    const isAccepted = this.#experts.ask(expert, opener, (command) => this.#answers.set(seat, command));
    this.#answers.set(seat, isAccepted ? "awaited" : "refused");
    this.#areAway = !isAccepted;
  }

  /** @returns the expert's command; null if there was no request, no answer yet, or the command is illegal now. */
  take(seat: Seat): Command | null {
    const { game, experts } = this.#deps;
    const answer = this.#answers.get(seat);
    if (answer === "awaited") experts.late();
    const command = typeof answer === "object" ? answer : null;
    return command && game.refusal(seat, command) === null ? command : null;
  }

  moveOn(): void {
    if (this.#answers.size === 0) return;
    this.#answers.clear();
    this.#experts.drop();
  }

  /** Stops requests for now, because no player waits for the answers. */
  rest(): void {
    this.#answers.clear();
    this.#areAway = true;
    this.#experts.rest();
  }

  /** Stops all requests until the next call of `ask`. */
  end(): void {
    this.#answers.clear();
    this.#experts.end();
  }
}

const isExpert = (chair: Chair | undefined): boolean => chair?.kind === "bot" && chair.strength === "expert";

/**
 * Returns the quota key for bot CPU time: the network of the host, or else of another connected player. The network
 * comes before the player id because a player can change accounts easily. Null if no player is connected.
 */
function openerOf({ persons, host }: Seats): string | null {
  const here = persons.filter(({ connected }) => connected);
  const opener = here.find(({ player }) => player.id === host) ?? here[0];
  return opener ? (opener.network ?? opener.player.id) : null;
}
