import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Viewer } from "../../shared/core/game.ts";
import { original } from "../../shared/games/kittens/editions/original.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import type { KittensState } from "../../shared/games/kittens/state.ts";
import type { CardId } from "../../shared/games/kittens/titles.ts";
import { packTitles } from "../../shared/net/kittens-pending.ts";
import { exchange } from "../../tools/simulate/kittens/exchange.ts";
import { act, type Move, pick, walk, walks } from "../properties/walk.ts";
import { Wire } from "../support/wire.ts";

/** Whole games for each property. */
const runs = { numRuns: 8 };

/** What a viewer is shown of a move, before it is made. */
function shown(state: KittensState, viewer: Viewer, move: Move): unknown {
  const after = kittens.clone(state);
  const told = act(after, move).map((event) => kittens.redact(event, viewer));
  return { told: told.filter((event) => event !== null), view: kittens.view(after, viewer) };
}

/** Goes on in two games that a viewer cannot tell apart, until something happens by which they can. */
function goOn(one: Wire, other: Wire, viewer: Viewer, chance: () => number): void {
  while (kittens.outcome(one.state) === null) {
    const move = commonMove(one.state, other.state, chance);
    if (!move || !isDeepStrictEqual(shown(one.state, viewer, move), shown(other.state, viewer, move))) {
      return;
    }
    stepBoth(one, other, viewer, move);
  }
}

function commonMove(one: KittensState, other: KittensState, chance: () => number): Move | null {
  const { seat } = pick(kittens.awaits(one), chance);
  const legal = new Set(kittens.legal(kittens.view(other, seat)).map((command) => JSON.stringify(command)));
  const common = kittens.legal(kittens.view(one, seat)).filter((command) => legal.has(JSON.stringify(command)));
  return common.length === 0 ? null : { actor: seat, command: pick(common, chance) };
}

function stepBoth(one: Wire, other: Wire, viewer: Viewer, move: Move, disguised = move.command): void {
  one.step(move.actor, move.command);
  other.step(move.actor, disguised);
  expect(bytesTo(other, viewer)).toEqual(bytesTo(one, viewer));
}

const bytesTo = (wire: Wire, viewer: Viewer): string[] =>
  (wire.listeners.get(viewer)?.frames ?? []).map((frame) => Buffer.from(frame).toString("hex"));

describe.each([2, 3, 4, 5])("at a table of %i", (players) => {
  test("nobody is sent other bytes when cards are exchanged that they cannot know", () => {
    fc.assert(
      fc.property(walks(original, players), (game) => {
        walk(game, (state, next, chance) => {
          if (!next || chance() > 0.05) return;
          const viewer = pick<Viewer>([...Array(players).keys(), "spectator"], chance);
          const events = act(kittens.clone(state), next);
          const one = new Wire(kittens.clone(state));
          const exchanged = exchange(state, viewer, { ...next, events }, chance);
          const other = new Wire(exchanged.state);
          stepBoth(one, other, viewer, next, exchanged.command);
          goOn(one, other, viewer, chance);
        });
      }),
      runs,
    );
  });

  test("a hand is in the bytes sent to its player, and in those sent to nobody else", () => {
    fc.assert(
      fc.property(walks(original, players), (game) => {
        const wire = new Wire(kittens.setup(game.config, game.seed).state);
        walk(game, (_, next) => {
          for (const [seat, { hand }] of wire.state.seats.entries()) {
            const secret = encoded(hand);
            if (hand.length < 4) continue;
            expect(text(wire.newListener(seat).frames)).toContain(secret);
            for (const [viewer, { frames }] of wire.listeners) {
              if (encoded(kittens.view(wire.state, viewer).hand) !== secret) expect(text(frames)).not.toContain(secret);
            }
          }
          for (const listener of wire.listeners.values()) listener.frames = [];
          if (next) wire.step(next.actor, next.command);
        });
      }),
      { numRuns: 3 },
    );
  });

  test("a pass is sent to nobody but its player (K23)", () => {
    fc.assert(
      fc.property(walks(original, players), (game) => {
        const wire = new Wire(kittens.setup(game.config, game.seed).state);
        walk(game, (_, next) => {
          if (!next) return;
          for (const listener of wire.listeners.values()) listener.frames = [];
          const closes = kittens.awaits(wire.state).length === 1;
          wire.step(next.actor, next.command);
          if (next.command.type !== "pass" || closes) return;
          for (const [viewer, { frames }] of wire.listeners) {
            if (viewer === next.actor) expect(frames).not.toEqual([]);
            else expect(frames).toEqual([]);
          }
        });
      }),
      runs,
    );
  });
});

/** Cards as they are in a frame: a text behind its length. */
const encoded = (cards: readonly CardId[]): string =>
  String.fromCharCode(0xa0 + cards.length) + packTitles(cards, "original");

const text = (frames: readonly Uint8Array[]): string =>
  frames.map((frame) => Buffer.from(frame).toString("latin1")).join("\n");
