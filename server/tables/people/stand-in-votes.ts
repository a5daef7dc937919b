import type { TableGames } from "../game/table-games.ts";
import { botPlays, isHere, type SeatedPlayer, type Seats } from "./seats.ts";

interface VotesDeps {
  readonly seats: Seats;
  readonly games: TableGames;
}

/** Number of voters that a vote needs, unless the absent player has let two decisions pass. */
const minVoters = 2;

/** Votes for bots that play for absent players of a running game until these act. */
export class StandInVotes {
  readonly #deps: VotesDeps;

  constructor(deps: VotesDeps) {
    this.#deps = deps;
  }

  /** @returns false if the player is not absent. */
  vote(voter: SeatedPlayer, absent: SeatedPlayer, on: boolean): boolean {
    if (voter === absent || !this.#isAbsent(absent)) return false;
    const others = [...absent.voters].filter((id) => id !== voter.player.id);
    absent.voters = new Set(on ? [...others, voter.player.id] : others);
    this.settle();
    return true;
  }

  /** Drops the votes against players who are no longer absent, and carries out the others once they suffice. */
  settle(): void {
    for (const person of this.#deps.seats.persons) {
      if (person.voters.size === 0) continue;
      if (!this.#isAbsent(person)) person.voters = new Set();
      else if (this.#isAgreed(person)) this.#replace(person);
    }
  }

  #replace(absent: SeatedPlayer): void {
    absent.voters = new Set();
    absent.isCovered = true;
    this.#deps.games.wakeBots();
  }

  /** Whether all other players who are here have voted. */
  #isAgreed(absent: SeatedPlayer): boolean {
    const here = this.#deps.seats.persons.filter((person) => person !== absent && isHere(person));
    const least = passedDecisions(absent) >= 2 ? 1 : minVoters;
    return here.length >= least && here.every(({ player }) => absent.voters.has(player.id));
  }

  #isAbsent(person: SeatedPlayer): boolean {
    const { seats, games } = this.#deps;
    const seat = seats.seatOf(person.player.id);
    if (seat === null || !games.isIn(seat) || botPlays(person)) return false;
    return !person.connected || passedDecisions(person) > 0;
  }
}

/** Number of decisions that a player has let pass: timeouts, and nudges that had no effect before the next one. */
const passedDecisions = ({ missed, nudges }: SeatedPlayer): number => Math.max(missed, nudges - 1);
