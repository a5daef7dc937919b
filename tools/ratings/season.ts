import { rated, type Tuning, tuningFor } from "../../shared/ratings/rate.ts";
import { newRating, type Strength } from "../../shared/ratings/strength.ts";
import { experienceIn, weighted, weightsOf } from "../../shared/ratings/weight.ts";
import { type Chance, mean, normal, oneOf, type World } from "./world.ts";

export interface Plan {
  readonly world: World;
  readonly players: number;
  readonly games: number;
  /** Whether newcomers arrive, and strong players leave. */
  readonly isOpen: boolean;
  /** Null for the tuning of the server. */
  readonly tuning: Tuning | null;
}

/** Player with a known skill and a rating. */
export interface Member {
  skill: number;
  /** Share of games that the player leaves. */
  readonly leaves: number;
  /** Relative frequency of games. */
  readonly activity: number;
  strength: Strength;
  games: number;
  experience: number;
}

/** State of a member after a game. */
export type Rerated = Pick<Member, "strength" | "games" | "experience">;

/** Prediction of a held-out game: the log loss of its winner, in nats. */
export interface Foretold {
  readonly logLoss: number;
  readonly uniform: number;
}

/** Duration of a season, in periods of 30 days. */
const monthsOfSeason = 6;

/** Share of games that are predicted and held out. */
const unused = 0.2;

/** Makes a new member. One in twenty leaves a fifth of their games. */
export const newMember = (world: World, chance: Chance): Member => ({
  skill: world.newSkill(chance),
  leaves: chance() < 0.05 ? 0.2 : 0,
  activity: Math.exp(normal(chance)),
  strength: newRating,
  games: 0,
  experience: 0,
});

/** Season of players in the public queue, which ignores strength. They are rated after each game. */
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

  /** Plays a game of some members. @returns the prediction if the game is held out. */
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

  /** Computes the ratings of a table after a game, without a change of the members. */
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

  /** Seats these players at one table with as many members as it needs, in random order. */
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

  /** Replaces a member. Half of the leaving members are from the best tenth. */
  #replaceOne(): void {
    const { world } = this.#plan;
    const best = this.members.toSorted((one, other) => other.skill - one.skill).slice(0, this.members.length / 10);
    const leaver = oneOf(this.#chance() < 0.5 && best.length > 0 ? best : this.members, this.#chance);
    this.members.splice(this.members.indexOf(leaver), 1, newMember(world, this.#chance));
  }
}

/** End of a game. */
interface End {
  /** Ranks by skill alone. */
  readonly places: readonly number[];
  readonly left: readonly boolean[];
}

/** Leavers share the last rank. */
function placesAt(table: readonly Member[], { places, left }: End): readonly number[] {
  const stayed = table.filter((_, seat) => !left[seat]).length;
  return places.map((place, seat) => (left[seat] ? stayed + 1 : place));
}

/** Meetings of members in rated games. */
export class Encounters {
  readonly #numbers = new Map<Member, Map<Member, number[]>>();
  readonly #span: number;
  #last = 0;

  /** @param span number of games in the time that meetings count. */
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

/** Win chance by strength, as in Plackett and Luce; winners who share a game count in parts. */
function foretell(table: readonly Member[], places: readonly number[], { beta }: Tuning): Foretold {
  const spread = Math.sqrt(table.reduce((sum, { strength: { sigma } }) => sum + sigma ** 2 + beta ** 2, 0));
  const weights = table.map(({ strength: { mu } }) => Math.exp((mu - newRating.mu) / spread));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const best = Math.min(...places);
  const losses = weights.flatMap((weight, seat) => (places[seat] === best ? [Math.log(total / weight)] : []));
  return { logLoss: mean(losses), uniform: Math.log(table.length) };
}
