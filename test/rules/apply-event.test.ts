import { describe, expect, test } from "vitest";
import type { GameDefinition } from "../../shared/core/definition.ts";
import type { Viewer } from "../../shared/core/game.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import type { KittensView } from "../../shared/games/kittens/view.ts";
import { loveLetter } from "../../shared/games/love-letter/game.ts";
import type { LoveLetterView } from "../../shared/games/love-letter/view.ts";
import { goofspiel } from "../third-game/rules.ts";

/** All cards on the table, and all hands, without the pending decisions. */
const laidOut = ({ seats, turn, owes, attacked, pile, discard, out, winner, godcat, hand }: KittensView) => ({
  seats,
  turn,
  owes,
  attacked,
  pile,
  discard,
  out,
  winner,
  godcat: godcat === "duel" ? "playmat" : godcat,
  hand: hand.toSorted(),
});

const lettersLaidOut = ({ seats, pile, setAside, open, round, turn, last, winners, hand }: LoveLetterView) => ({
  seats: seats.map(({ eliminated, hand: cards, played, shielded, tokens }) => ({
    eliminated,
    cards: cards.length,
    played,
    shielded,
    tokens,
  })),
  pile: pile.length,
  setAside: setAside === null,
  open,
  round,
  turn,
  last,
  winners,
  hand,
});

/** Plays random games. Throws if a view that follows the events differs from the real view. */
function followed<State, Event, View>(
  game: GameDefinition<State, Event, View>,
  edition: string,
  players: number,
  seed: number,
  laid: (view: View) => unknown,
): number {
  const { state, events } = game.setup({ edition, players, options: {} }, `follow ${seed}`);
  const viewers: readonly Viewer[] = ["spectator", ...Array.from({ length: players }, (_, seat) => seat)];
  const look = (viewer: Viewer) => game.view(game.clone(state), viewer);
  const seen = new Map(viewers.map((viewer) => [viewer, game.viewBeforeDeal(look(viewer))]));
  let steps = 0;
  const hear = (told: readonly Event[]) => {
    steps += 1;
    for (const [viewer, before] of seen) {
      const heard = told.flatMap((event) => game.redact(event, viewer) ?? []);
      const after = heard.reduce((view, event) => game.applyEvent(view, event), before);
      expect(laid(after), `${viewer} after ${JSON.stringify(heard)}`).toEqual(laid(look(viewer)));
      seen.set(viewer, look(viewer));
    }
  };
  hear(events);
  let random = seed * 7919;
  const oneOf = <Of>(choices: readonly Of[]): Of => {
    random = (random * 48271) % 2147483647;
    const chosen = choices[random % choices.length];
    if (chosen === undefined) throw new Error("no seat has a legal command");
    return chosen;
  };
  while (game.outcome(state) === null && steps < 3000) {
    const all = viewers.flatMap((seat) =>
      seat === "spectator" ? [] : game.legal(look(seat)).map((command) => ({ seat, command })),
    );
    const type = oneOf([...new Set(all.map(({ command }) => command.type))]);
    const { seat, command } = oneOf(all.filter((each) => each.command.type === type));
    const result = game.step(state, seat, command);
    if (!result.ok) throw new Error(`${command.type} was refused`);
    hear(result.value);
  }
  return steps;
}

const tables = [
  ["original", 2],
  ["original", 5],
  ["good-vs-evil", 4],
  ["zombie", 4],
  ["apocalypse:original", 5],
  ["apocalypse:good-vs-evil", 9],
  ["imploding", 2],
  ["imploding", 6],
] as const;

const seeds = Array.from({ length: 12 }, (_, index) => index + 1);

describe("a client that follows the events gets the same view as the server", () => {
  test.each(tables)("in %s with %i players", (edition, players) => {
    for (const seed of seeds) expect(followed(kittens, edition, players, seed, laidOut)).toBeGreaterThan(10);
  });

  test.each([2, 4, 6])("in Love Letter with %i players", (players) => {
    for (const seed of seeds) followed(loveLetter, "love-letter", players, seed, lettersLaidOut);
  });

  test("in Goofspiel with 3 players", () => {
    for (const seed of seeds) followed(goofspiel, "goofspiel", 3, seed, (view) => view);
  });
});
