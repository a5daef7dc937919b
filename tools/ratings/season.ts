import { rated, type Tuning, tuningFor } from "../../shared/ratings/rate.ts";
import { newRating, type Strength } from "../../shared/ratings/strength.ts";
import { experienceIn, weighted, weightsOf } from "../../shared/ratings/weight.ts";
import { type Chance, mean, normal, oneOf, type World } from "./world.ts";

export interface Plan {
  readonly world: World;
  readonly players: number;
  readonly games: number;
  /** Whether newcomers arrive, and strong people leave. */
  readonly isOpen: boolean;
  /** Null for what the server uses. */
  readonly tuning: Tuning | null;
}

/** Somebody of whom it is known how well they play, and what their rating says of it. */
export interface Member {
  skill: number;
  /** The share of their games that they leave. */
  readonly leaves: number;
  /** How often they play, compared with others. */
  readonly activity: number;
  strength: Strength;
  games: number;
  experience: number;
}

/** What a game makes of a member. */
export type Rerated = Pick<Member, "strength" | "games" | "experience">;

/** What was foretold of a game that was then not used: how unlikely its winner was, in nats. */
export interface Foretold {
  readonly logLoss: number;
  readonly uniform: number;
}

/** How long a season takes, in times of 30 days. */
const monthsOfSeason = 6;

/** The share of games that are foretold and then not used. */
const unused = 0.2;

/** Somebody in twenty leaves a fifth of their games. */
export const newMember = (world: World, chance: Chance): Member => ({
  skill: world.newSkill(chance),
  leaves: chance() < 0.05 ? 0.2 : 0,
  activity: Math.exp(normal(chance)),
  strength: newRating,
  games: 0,
  experience: 0,
});

/** People meet in the public queue, which does not look at strength, and are rated after each game. */
export class Season {
  readonly members: Member[];
  readonly #plan: Plan;
  readonly #chance: Chance;
  readonly #meetings: Encounters;
  #played = 0;
  #counted = 0;

  constructor(plan: Plan, chance: Chance) {
    this.#plan = plan;
    this.#chance = chance;
    this.#meetings = new Encounters((plan.games * (1 - unused)) / monthsOfSeason);
    this.members = Array.from({ length: plan.players }, () => newMember(plan.world, chance));
  }

  /** A game of some members. @returns what was foretold, if the game was not used. */
  next(): Foretold | null {
    const { isOpen, games, players, world } = this.#plan;
    this.#played += 1;
    if (isOpen && this.#played % Math.ceil(games / players) === 0) this.#replaceOne();
    const table = this.tableFor([]);
    if (this.#chance() >= unused) {
      this.#counted += 1;
      for (const [seat, rerated] of this.rate(table, this.#meetings).entries())
        Object.assign(table[seat] ?? {}, rerated);
      this.#meetings.add(table);
      for (const member of table) member.skill = world.learned(member.skill, this.#chance);
      return null;
    }
    return foretell(table, placesAt(table, this.#end(table)), this.#tuning(table));
  }

  /** The members of a table after a game that it plays; nothing changes yet. */
  rate(table: readonly Member[], meetings: Encounters): readonly Rerated[] {
    const end = this.#end(table);
    const places = placesAt(table, end);
    const placed = table.map(({ strength }, seat) => ({ strength, place: places[seat] ?? 1 }));
    const inFull = rated(placed, this.#tuning(table));
    const seats = table.map(({ experience }, seat) => ({ experience, deserted: end.left[seat] ?? false }));
    const weights = weightsOf(seats, this.#counted, (seat, other) => meetings.between(table[seat], table[other]));
    return table.map(({ strength, games, experience }, seat) => {
      const weight = weights[seat] ?? 1;
      return {
        strength: weighted(strength, inFull[seat] ?? strength, weight),
        games: games + 1,
        experience: experience + experienceIn(weight, { deserted: end.left[seat] ?? false }),
      };
    });
  }

  /** Some people at one table with as many members as it takes, in any order. */
  tableFor(people: readonly Member[]): readonly Member[] {
    const seats = oneOf(this.#plan.world.seats, this.#chance);
    const table = [...people];
    while (table.length < seats) {
      const member = oneOf(this.members, this.#chance);
      if (table.includes(member) || this.#chance() * 4 > member.activity) continue;
      table.splice(Math.floor(this.#chance() * (table.length + 1)), 0, member);
    }
    return table;
  }

  #tuning(table: readonly Member[]): Tuning {
    return this.#plan.tuning ?? tuningFor(table.length);
  }

  #end(table: readonly Member[]): End {
    const places = this.#plan.world.play(
      table.map(({ skill }) => skill),
      this.#chance,
    );
    return { places, left: table.map(({ leaves }) => this.#chance() < leaves) };
  }

  /** One in two who leave is among the best tenth. */
  #replaceOne(): void {
    const { world } = this.#plan;
    const best = this.members.toSorted((one, other) => other.skill - one.skill).slice(0, this.members.length / 10);
    const leaver = oneOf(this.#chance() < 0.5 && best.length > 0 ? best : this.members, this.#chance);
    this.members.splice(this.members.indexOf(leaver), 1, newMember(world, this.#chance));
  }
}

/** How a game ended. */
interface End {
  /** By skill alone. */
  readonly places: readonly number[];
  readonly left: readonly boolean[];
}

/** Those who leave share the last place. */
function placesAt(table: readonly Member[], { places, left }: End): readonly number[] {
  const stayed = table.filter((_, seat) => !left[seat]).length;
  return places.map((place, seat) => (left[seat] ? stayed + 1 : place));
}

/** The meetings of members in games that counted. */
export class Encounters {
  readonly #numbers = new Map<Member, Map<Member, number[]>>();
  readonly #span: number;
  #last = 0;

  /** @param span how many games are played in the time that meetings count. */
  constructor(span: number) {
    this.#span = span;
  }

  between(one: Member | undefined, other: Member | undefined): number {
    const numbers = (one && other && this.#numbers.get(one)?.get(other)) ?? [];
    return numbers.filter((number) => number > this.#last - this.#span).length;
  }

  add(table: readonly Member[]): void {
    this.#last += 1;
    for (const one of table)
      for (const other of table) {
        const others = this.#numbers.get(one) ?? new Map<Member, number[]>();
        others.set(other, [...(others.get(other) ?? []), this.#last]);
        this.#numbers.set(one, others);
      }
  }
}

/** The chance to win is the strength's share, as Plackett and Luce say; winners who share a game count in parts. */
function foretell(table: readonly Member[], places: readonly number[], { beta }: Tuning): Foretold {
  const spread = Math.sqrt(table.reduce((sum, { strength: { sigma } }) => sum + sigma ** 2 + beta ** 2, 0));
  const weights = table.map(({ strength: { mu } }) => Math.exp((mu - newRating.mu) / spread));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const best = Math.min(...places);
  const losses = weights.flatMap((weight, seat) => (places[seat] === best ? [Math.log(total / weight)] : []));
  return { logLoss: mean(losses), uniform: Math.log(table.length) };
}
