import * as chacha from "@noble/ciphers/chacha.js";
import * as sha2 from "@noble/hashes/sha2.js";
import { afterEach, expect, test, vi } from "vitest";
import type { GameDefinition } from "../../shared/core/definition.ts";
import { type RandomState, seededRandom } from "../../shared/core/rng.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import { loveLetter } from "../../shared/games/love-letter/game.ts";

vi.mock("@noble/ciphers/chacha.js", { spy: true });
vi.mock("@noble/hashes/sha2.js", { spy: true });

afterEach(() => {
  vi.clearAllMocks();
});

interface State {
  readonly random: RandomState;
}

/**
 * Plays a whole game.
 * @returns the numbers of calls of the hash and of the stream cipher, and of random numbers used.
 */
function costOf<Own extends State, Event, View>(game: GameDefinition<Own, Event, View>, edition: string) {
  const choose = seededRandom("choices");
  const choices = Array.from({ length: 100_000 }, choose);
  vi.clearAllMocks();
  const { state } = game.setup({ edition, players: 5, options: {} }, "a game");
  for (let [awaited] = game.activeSeats(state); awaited !== undefined; [awaited] = game.activeSeats(state)) {
    const legal = game.legal(game.view(state, awaited.seat));
    const command = legal[Math.floor((choices.pop() ?? 0) * legal.length)];
    expect(command && game.step(state, awaited.seat, command).ok).toBe(true);
  }
  return {
    hashes: vi.mocked(sha2.sha256).mock.calls.length,
    refills: vi.mocked(chacha.chacha20).mock.calls.length,
    numbers: state.random.position,
  };
}

test.each(["original", "good-vs-evil", "zombie"])("a game of %s hashes only once, for its seed", (edition) => {
  expect(costOf(kittens, edition).hashes).toBe(1);
});

test.each(["original", "good-vs-evil", "zombie"])(
  "a game of %s calls the cipher at most once per hundred random numbers",
  (edition) => {
    const { refills, numbers } = costOf(kittens, edition);
    expect(refills).toBeGreaterThan(0);
    expect(refills).toBeLessThanOrEqual(1 + numbers / 100);
  },
);

test("a game of Love Letter hashes once, and calls the cipher at most once per hundred random numbers", () => {
  const { hashes, refills, numbers } = costOf(loveLetter, "love-letter");
  expect(hashes).toBe(1);
  expect(refills).toBeLessThanOrEqual(1 + numbers / 100);
});
