import { beforeAll, expect, test } from "vitest";
import { textsReady } from "../../../../client/app/i18n.ts";
import { result } from "../../../../client/games/kittens/result.ts";
import type { KittensEvent } from "../../../../shared/games/kittens/events.ts";
import { kittens } from "../../../../shared/games/kittens/game.ts";
import { type Position, position } from "../../../rules/position.ts";
import { chair } from "../../snapshot.ts";

beforeAll(textsReady);

/** Bob's death after these commands, as his page shows it. */
function deathOfBob(table: Position, moves: (act: (name: string, text: string) => void, pass: () => void) => void) {
  const told: KittensEvent[] = [];
  const hear = (events: readonly KittensEvent[]) => told.push(...events);
  const pass = () => {
    for (const { seat } of kittens.activeSeats(table.state)) hear(table.act(table.players[seat] ?? "", "pass"));
  };
  moves((name, text) => hear(table.act(name, text)), pass);
  const events = told.flatMap((event) => kittens.redact(event, 1) ?? []);
  const game = { id: kittens.id, view: table.view("bob") };
  const chairs = [0, 1, 2].map(chair);
  return result.deathOf({ game, story: { game: kittens.id, seq: 1, events }, seat: 1, chairs });
}

test("a death after an ordinary turn is named by the odds of the draw", () => {
  const table = position("ann: skip | bob: | cid: | pile: skip exploding-kitten favor skip exploding-kitten");
  const death = deathOfBob(table, (act) => {
    act("ann", "draw");
    act("bob", "draw");
  });
  expect(death).toEqual({ name: "Drew it at 50%", face: "faces/exploding-kitten", isBlast: true });
});

test("a death in a turn that an attack forced is named after the attacker", () => {
  const table = position("ann: attack | bob: | cid: | pile: skip exploding-kitten favor skip exploding-kitten");
  const death = deathOfBob(table, (act, pass) => {
    act("ann", "play attack");
    pass();
    act("bob", "draw");
    act("bob", "draw");
  });
  expect(death?.name).toBe("Killed by Ann’s Attack");
});

test("a death in a duel shows the Devilcat, which does not explode", () => {
  const pile = "favor exploding-kitten favor exploding-kitten";
  const table = position(`ann: armageddon | bob: | cid: | pile: ${pile}`, "seed", 1, "good-vs-evil");
  const death = deathOfBob(table, (act, pass) => {
    act("ann", "play armageddon");
    pass();
    act("ann", "lay godcat against bob");
    act("bob", "stay");
  });
  expect(death).toEqual({ name: "The Devilcat got you", face: "faces/devilcat", isBlast: false });
});

test("a player who lives has no name of a death", () => {
  const table = position("ann: skip | bob: | cid: | pile: skip skip exploding-kitten favor exploding-kitten");
  expect(deathOfBob(table, (act) => act("ann", "draw"))).toBeNull();
});
