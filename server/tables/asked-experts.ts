import type { Command } from "../../shared/core/commands.ts";
import type { Seat } from "../../shared/core/game.ts";
import type { Experts, TableExperts } from "./experts.ts";
import type { RunningGame } from "./running-game.ts";
import type { Chair, Seats } from "./seats.ts";

interface AskedExpertsDeps {
  readonly game: RunningGame;
  readonly seats: Seats;
  readonly experts: Experts;
  readonly secret: string;
}

/**
 * What the experts of a game were asked at this moment, and have answered. They are asked once for each moment, and only
 * while a person is connected: nobody else's time is spent on them.
 */
export class AskedExperts {
  readonly #deps: AskedExpertsDeps;
  readonly #experts: TableExperts;
  readonly #answers = new Map<Seat, Command | "awaited" | "refused">();
  #areAway = false;

  constructor(deps: AskedExpertsDeps) {
    this.#deps = deps;
    this.#experts = deps.experts.of(deps.game);
  }

  /** Whether `steady` plays for them now: they were refused, or nobody asks them. */
  get areAway(): boolean {
    return this.#areAway;
  }

  /** Asks for those of these seats on which experts sit. */
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

  /** @returns what an expert has answered; null if it was not asked, has not answered, or its answer is refused. */
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

  /** No expert is asked for now: nobody waits for what they think. */
  rest(): void {
    this.#answers.clear();
    this.#areAway = true;
    this.#experts.rest();
  }

  /** No expert is asked any more, unless `ask` is called again. */
  end(): void {
    this.#answers.clear();
    this.#experts.end();
  }
}

const isExpert = (chair: Chair | undefined): boolean => chair?.kind === "bot" && chair.strength === "expert";

/**
 * In whose name experts think: the host's if they are here, else that of another person who is; by their network, since
 * one may go by many names. Null if nobody is here.
 */
function openerOf({ persons, host }: Seats): string | null {
  const here = persons.filter(({ connected }) => connected);
  const opener = here.find(({ player }) => player.id === host) ?? here[0];
  return opener ? (opener.network ?? opener.player.id) : null;
}
