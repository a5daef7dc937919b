import { isDeepStrictEqual } from "node:util";
import type { Command } from "../../shared/core/commands.ts";
import { assertNever } from "../../shared/core/errors.ts";
import type { Actor, Seat } from "../../shared/core/game.ts";
import type { Expectation, Fact, ScenarioGame } from "./game.ts";
import type { Facts, Step } from "./steps.ts";

/** Expected and actual result of a step. */
export interface Mismatch {
  readonly expected: string;
  readonly got: string;
}

/** Running case. */
export class CasePlay<State, Event, View> {
  private readonly game: ScenarioGame<State, Event, View>;
  private readonly expectations: Readonly<Record<string, Expectation<State, Event>>>;
  private readonly state: State;
  private events: readonly Event[] = [];

  constructor(
    game: ScenarioGame<State, Event, View>,
    expectations: Readonly<Record<string, Expectation<State, Event>>>,
    start: State,
  ) {
    this.game = game;
    this.expectations = expectations;
    this.state = game.definition.clone(start);
  }

  take(step: Step): Mismatch | null {
    switch (step.kind) {
      case "pass":
        return this.passAll();
      case "timeout":
        return this.accept("clock", { type: "timeout" });
      case "command":
        return this.accept(step.seat, step.command);
      case "refusal":
        return this.refuse(step.seat, step.command, step.why);
      case "expect":
        return this.compare(step.facts);
      default:
        return assertNever(step);
    }
  }

  private accept(actor: Actor, command: Command): Mismatch | null {
    const result = this.game.definition.step(this.state, actor, command);
    if (!result.ok) return { expected: "accepted", got: `refused as ${result.error.code} (${result.error.rule})` };
    this.events = result.value;
    return null;
  }

  private refuse(actor: Actor, command: Command, why: string): Mismatch | null {
    const before = JSON.stringify(this.state);
    const result = this.game.definition.step(this.state, actor, command);
    if (result.ok) return { expected: `refused as ${why}`, got: "accepted" };
    const { code, rule } = result.error;
    if (code !== why) return { expected: `refused as ${why}`, got: `refused as ${code} (${rule})` };
    return JSON.stringify(this.state) === before ? null : { expected: "refused without a change", got: "a change" };
  }

  /** Lets all players who may pass on the top play pass. */
  private passAll(): Mismatch | null {
    const told: Event[] = [];
    const entitled = this.game.definition.activeSeats(this.state).filter(({ seat }) => this.mayPass(seat));
    if (entitled.length === 0) return { expected: "a pending play to pass on", got: "nothing" };
    for (const { seat } of entitled) {
      const mismatch = this.accept(seat, { type: "pass" });
      if (mismatch !== null) return mismatch;
      told.push(...this.events);
    }
    this.events = told;
    return null;
  }

  private mayPass(seat: Seat): boolean {
    const { legal, view } = this.game.definition;
    return legal(view(this.state, seat)).some(({ type }) => type === "pass");
  }

  private compare(facts: Facts): Mismatch | null {
    for (const [key, expected] of Object.entries(facts)) {
      const expectation = this.expectations[key];
      if (expectation === undefined || expected === undefined) continue;
      const actual = stated(expectation.actual({ state: this.state, events: this.events }), expected);
      if (!isDeepStrictEqual(actual, expected)) return { expected: `${key} ${textOf(expected)}`, got: textOf(actual) };
    }
    return null;
  }
}

/** Restricts facts by player to the players that the expectation names. */
export function stated(actual: Fact, expected: Fact): Fact {
  if (!isByPlayer(actual) || !isByPlayer(expected)) return actual;
  return Object.fromEntries(Object.keys(expected).map((name) => [name, actual[name]]));
}

const isByPlayer = (fact: Fact): fact is Readonly<Record<string, Fact | undefined>> =>
  typeof fact === "object" && !Array.isArray(fact);

export const textOf = (fact: Fact): string => JSON.stringify(fact).replaceAll('"', "").replaceAll(",", ", ");
