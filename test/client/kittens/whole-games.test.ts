import { describe, expect, test } from "vitest";
import type { Intent, TableScene } from "../../../client/table/model/scene.ts";
import type { Command } from "../../../shared/core/commands.ts";
import type { Seat } from "../../../shared/core/game.ts";
import { kittens } from "../../../shared/games/kittens/game.ts";
import type { KittensState } from "../../../shared/games/kittens/state.ts";
import { offers, pressesFor, sameCommand } from "./presses.ts";
import { Seated } from "./seated.ts";

/** Everybody at one table, each in front of a screen of their own. */
class Company {
  readonly state: KittensState;
  readonly players: readonly Seated[];
  #random: number;

  constructor(edition: string, players: number, seed: number) {
    const { state, events } = kittens.setup({ edition, players, options: {} }, `company ${seed}`);
    this.state = state;
    this.players = state.seats.map((_, seat) => new Seated(state, seat));
    this.#random = seed;
    for (const player of this.players) player.tell(events);
  }

  /** Somebody does something legal, by what their table offers to press. */
  step(): Command {
    const doers = this.players.flatMap((player, seat) => {
      const legal = kittens.legal(kittens.view(this.state, seat));
      return legal.length > 0 ? [{ player, seat, legal }] : [];
    });
    const { player, seat, legal } = this.#oneOf(doers);
    const command = this.#oneOf(this.#likely(legal));
    const said = this.#pressed(player, pressesFor(command, player.situation.view));
    if (!sameCommand(said, command)) throw new Error(`${JSON.stringify(command)} became ${JSON.stringify(said)}`);
    this.#tell(seat, said);
    if (this.state.winner === null) mustBeTold(this.#oneOf(this.players).scene);
    return command;
  }

  /** As many kinds of commands as there are: each as likely as the others. */
  #likely(legal: readonly Command[]): readonly Command[] {
    const type = this.#oneOf([...new Set(legal.map((command) => command.type))]);
    return legal.filter((command) => command.type === type);
  }

  /** Presses one after the other until a command follows; each must be on offer when its time comes, unless it is settled already. */
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
      if (followUp?.kind === "act") return followUp.command;
    }
    throw new Error(`${JSON.stringify(intents)} say nothing`);
  }

  /** An only target is chosen by itself. */
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

/** Whoever looks on reads what the table waits for. */
function mustBeTold({ prompt }: TableScene): void {
  const texts = [prompt?.title.wide, prompt?.line.wide, ...(prompt?.buttons.map(({ label }) => label) ?? [])];
  const holes = texts.filter((text) => !text || text.includes("{{") || text.includes("kittens."));
  if (holes.length > 0) throw new Error(`a hole in ${JSON.stringify(prompt)}`);
}

const tables = [
  ["original", 3],
  ["good-vs-evil", 2],
  ["good-vs-evil", 5],
  ["zombie", 2],
  ["zombie", 5],
  ["apocalypse:original", 4],
  ["apocalypse:good-vs-evil", 3],
  ["apocalypse:good-vs-evil", 9],
] as const;

describe("whole games are played by what the table offers to press", () => {
  const said = new Set<string>();

  test.each(tables)("%s with %i players", (edition, players) => {
    for (let seed = 1; seed <= 2; seed += 1) {
      const company = new Company(edition, players, seed);
      for (let steps = 0; company.state.winner === null && steps < 3000; steps += 1) said.add(company.step().type);
      expect(company.state.winner).not.toBeNull();
    }
  });

  test("every kind of command is said in them", () => {
    const all = ["draw", "play", "nope", "pass", "save", "explode", "insert", "give", "pick", "take", "stop"];
    expect([...said].toSorted()).toEqual([...all, "keep", "return", "lay", "stay", "swap"].toSorted());
  });
});
