import type { Command } from "../../shared/core/commands.ts";
import type { Actor, Seat } from "../../shared/core/game.ts";
import { type EditionId, editions } from "../../shared/games/kittens/editions/registry.ts";
import type { KittensEvent } from "../../shared/games/kittens/events.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import { stateAt } from "../../shared/games/kittens/position.ts";
import type { KittensState } from "../../shared/games/kittens/state.ts";
import type { CardId } from "../../shared/games/kittens/titles.ts";
import type { KittensView } from "../../shared/games/kittens/view.ts";
import { readCommand } from "../../tools/scenarios/spelling.ts";

/** A game at a position, played with the players' names and the short spelling of the contract. */
export class Position {
  readonly state: KittensState;
  readonly players: readonly string[];

  constructor(players: readonly string[], state: KittensState) {
    this.players = players;
    this.state = state;
  }

  /** Executes a player's command, which must be accepted. @returns its events, unredacted. */
  act(name: string, text: string): readonly KittensEvent[] {
    const command = readCommand(text, this.players);
    if (!command.ok) throw new Error(command.error);
    return this.step(this.seat(name), command.value);
  }

  timeout(): readonly KittensEvent[] {
    return this.step("clock", { type: "timeout" });
  }

  /** Passes for all players who may respond. */
  pass(): void {
    for (const { seat } of kittens.activeSeats(this.state)) this.step(seat, { type: "pass" });
  }

  view(name: string): KittensView {
    return kittens.view(this.state, this.seat(name));
  }

  seat(name: string): Seat {
    return this.players.indexOf(name);
  }

  private step(actor: Actor, command: Command): readonly KittensEvent[] {
    const result = kittens.step(this.state, actor, command);
    if (!result.ok) throw new Error(`${JSON.stringify(command)} is refused as ${result.error.code}`);
    return result.value;
  }
}

/**
 * Builds a position from a text.
 *
 * @param text players with their hands in seat order, the first on turn; the piles, top first; and the Dead: "ann:
 * attack nope | bob: nope | cleo: | pile: skip | dead: cleo"
 *
 * @param seed the source of all randomness
 *
 * @param turns turns owed by the first player; if more than one, they come from an attack
 */
export function position(text: string, seed = "position", turns = 1, edition: EditionId = "original"): Position {
  const parts = text.split("|").map((part) => {
    const [name = "", words = ""] = part.split(":");
    return { name: name.trim(), words: words.trim().split(/\s+/).filter(Boolean) };
  });
  const wordsOf = (part: string) => parts.find(({ name }) => name === part)?.words ?? [];
  const players = parts.filter(({ name }) => !["pile", "discard", "dead"].includes(name));
  const names = players.map(({ name }) => name);
  const titles = (words: readonly string[]) => words.map((word) => titleOf(word, edition));
  const state = stateAt(
    {
      edition,
      options: { combos: true, fast: false },
      turn: 0,
      turns,
      attacked: turns > 1,
      hands: players.map(({ words }) => titles(words)),
      drawPile: titles(wordsOf("pile")),
      discardPile: titles(wordsOf("discard")),
      exploded: [],
      dead: wordsOf("dead").map((name) => names.indexOf(name)),
    },
    seed,
  );
  return new Position(names, state);
}

function titleOf(text: string, edition: EditionId): CardId {
  const title = editions[edition].titles.find((id) => id === text);
  if (title === undefined) throw new Error(`no card ${text} in ${edition}`);
  return title;
}

/** Counts each outcome over this many seeds. */
export function tally<Outcome extends string | number>(
  seeds: number,
  outcome: (seed: string) => Outcome,
): ReadonlyMap<Outcome, number> {
  const counts = new Map<Outcome, number>();
  for (let seed = 0; seed < seeds; seed += 1) {
    const came = outcome(`seed ${seed}`);
    counts.set(came, (counts.get(came) ?? 0) + 1);
  }
  return counts;
}
