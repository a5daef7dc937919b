import { describe, expect, test } from "vitest";
import type { Intent, TableScene } from "../../../../client/table/scene/scene.ts";
import type { Command } from "../../../../shared/core/commands.ts";
import type { GameConfig, Seat } from "../../../../shared/core/game.ts";
import { type EditionId, editions } from "../../../../shared/games/kittens/editions/registry.ts";
import { kittens } from "../../../../shared/games/kittens/game.ts";
import type { KittensState } from "../../../../shared/games/kittens/state.ts";
import { drawDeck } from "../../../../tools/strength/draw-deck.ts";
import { offers, pressesFor, sameCommand } from "./presses.ts";
import { Seated } from "./seated.ts";

/** All players at one table, each with their own client. */
class Company {
  readonly state: KittensState;
  readonly players: readonly Seated[];
  #random: number;

  constructor(config: GameConfig, seed: number) {
    const { state, events } = kittens.setup(config, `company ${seed}`);
    this.state = state;
    this.players = state.seats.map((_, seat) => new Seated(state, seat));
    this.#random = seed;
    for (const player of this.players) player.tell(events);
  }

  /** One player executes a legal command, by pressing offered controls. */
  step(): Command {
    const doers = this.players.flatMap((player, seat) => {
      const legal = kittens.legal(kittens.view(this.state, seat));
      return legal.length > 0 ? [{ player, seat, legal }] : [];
    });
    const { player, seat, legal } = this.#oneOf(doers);
    const command = this.#oneOf(this.#likely(legal));
    const said = this.#pressed(player, pressesFor(command, player.context.view));
    if (!sameCommand(said, command)) throw new Error(`${JSON.stringify(command)} became ${JSON.stringify(said)}`);
    this.#tell(seat, said);
    if (this.state.winner === null) mustBeTold(this.#oneOf(this.players).scene);
    return command;
  }

  /** Chooses a type of command first, so that rare types are as frequent as common ones. */
  #likely(legal: readonly Command[]): readonly Command[] {
    const type = this.#oneOf([...new Set(legal.map((command) => command.type))]);
    return legal.filter((command) => command.type === type);
  }

  /**
   * Performs presses until they produce a command. Each press must be offered at its time, unless its choice is already
   * made.
   */
  #pressed(player: Seated, intents: readonly Intent[]): Command {
    for (const intent of intents) {
      if (this.#isSettled(player, intent)) continue;
      const { scene } = player;
      if (!offers(scene, intent)) {
        throw new Error(
          `${JSON.stringify(intent)} is not offered at ${scene.prompt?.title.wide}: ${JSON.stringify(intents)}`,
        );
      }
      const { followUp } = player.consider(intent);
      const sent = followUp?.kind === "wait" ? player.consider(followUp.intent).followUp : followUp;
      if (sent?.kind === "act") return sent.command;
    }
    throw new Error(`${JSON.stringify(intents)} say nothing`);
  }

  /** A single target is chosen automatically. */
  #isSettled({ scene }: Seated, intent: Intent): boolean {
    const plates = [...scene.seats, ...(scene.own ? [scene.own] : [])];
    if (intent.kind === "seat") return plates.some(({ seat, target }) => seat === intent.seat && target === "chosen");
    return intent.kind === "grid" && scene.stage.kind !== "grid";
  }

  #tell(seat: Seat, command: Command): void {
    const result = kittens.step(this.state, seat, command);
    if (!result.ok) throw new Error(`${command.type} was refused: ${result.error.code}`);
    for (const player of this.players) player.tell(result.value);
  }

  #oneOf<T>(choices: readonly T[]): T {
    this.#random = (this.#random * 48271) % 2147483647;
    const chosen = choices[this.#random % choices.length];
    if (chosen === undefined) throw new Error("nothing to choose from");
    return chosen;
  }
}

/** A waiting viewer must read the name of the awaited player. */
function mustBeTold({ prompt }: TableScene): void {
  const texts = [prompt?.title.wide, prompt?.line.wide, ...(prompt?.buttons.map(({ label }) => label) ?? [])];
  const holes = texts.filter((text) => !text || text.includes("{{") || text.includes("kittens."));
  if (holes.length > 0) throw new Error(`a hole in ${JSON.stringify(prompt)}`);
}

/** Numbers of players of the games of each edition. */
const players: Readonly<Record<EditionId, readonly number[]>> = {
  original: [3],
  "good-vs-evil": [2, 5],
  zombie: [2, 5],
  "apocalypse:original": [4],
  "apocalypse:good-vs-evil": [3, 9],
  imploding: [3, 6],
};

const tables: readonly GameConfig[] = Object.values(editions).flatMap(({ id }) =>
  players[id].map((count) => ({ edition: id, players: count, options: {} })),
);

/** Returns all commands and decisions of a whole game: `say draw`, `ask for act`. */
function happenings(table: GameConfig, seed: number): ReadonlySet<string> {
  const company = new Company(table, seed);
  const seen = new Set<string>();
  for (let steps = 0; company.state.winner === null && steps < 3000; steps += 1) {
    for (const { kind } of kittens.activeSeats(company.state)) seen.add(`ask for ${kind}`);
    seen.add(`say ${company.step().type}`);
  }
  if (company.state.winner === null)
    throw new Error(`${table.edition} with ${table.players}, game ${seed}, does not end`);
  return seen;
}

/** All types of player commands. */
const commands: Readonly<Record<Exclude<Command["type"], "timeout">, true>> = {
  draw: true,
  play: true,
  nope: true,
  pass: true,
  save: true,
  explode: true,
  insert: true,
  give: true,
  pick: true,
  take: true,
  stop: true,
  keep: true,
  return: true,
  lay: true,
  stay: true,
  swap: true,
  arrange: true,
};

/** All types of decisions. */
const questions: Readonly<Record<KittensState["pending"][number]["kind"] | "act", true>> = {
  act: true,
  nope: true,
  save: true,
  insert: true,
  give: true,
  pick: true,
  take: true,
  stop: true,
  keep: true,
  lay: true,
  stay: true,
  clairvoyance: true,
  arrange: true,
};

/** Maximum number of extra games at each small table, to cover missing commands and decisions. */
const mostGames = 10;

describe("whole games can be played with the offered controls", () => {
  const missing = new Set([
    ...Object.keys(commands).map((type) => `say ${type}`),
    ...Object.keys(questions).map((kind) => `ask for ${kind}`),
  ]);
  const play = (table: GameConfig, seed: number) => {
    for (const each of happenings(table, seed)) missing.delete(each);
  };

  test.each(tables)("$edition with $players players", (table) => play(table, 1));

  test.each([0, 1, 2, 3])("a deck of one's own, number %i", (number) => {
    const deck = drawDeck(`company ${number}`, 3 + number);
    play({ edition: "custom", players: 3 + number, options: {}, deck }, 1);
  });

  test("every command and every decision occurs in at least one of them", () => {
    const small = tables.filter(({ players }) => players <= 3);
    const more = small.flatMap((table) =>
      Array.from({ length: mostGames }, (_, index) => ({ table, seed: index + 2 })),
    );
    for (const { table, seed } of more.toSorted((a, b) => a.seed - b.seed)) if (missing.size > 0) play(table, seed);
    expect([...missing]).toEqual([]);
  });
});
