import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { AnyView, EditionInfo, Viewer } from "../../shared/core/game.ts";
import { act, type Move, pick, walk, walks } from "../properties/laws/walk.ts";
import { Wire } from "./captured-frames.ts";
import { configsOf, type WiredGame } from "./wired-game.ts";

/** Two games that a viewer cannot distinguish so far. */
interface Twins<State, Event extends { readonly type: string }, View extends AnyView> {
  readonly wired: WiredGame<State, Event, View>;
  readonly one: Wire<State, Event, View>;
  readonly other: Wire<State, Event, View>;
  readonly viewer: Viewer;
}

type AnyTwins = <State, Event extends { readonly type: string }, View extends AnyView>(
  twins: Twins<State, Event, View>,
  move: Move,
) => boolean;

/** Whether the viewer must observe the same effect of a command in both games. */
const looksTheSame: AnyTwins = ({ wired: { definition }, one, other, viewer }, move) => {
  const [first, second] = [one, other].map(({ state }) => {
    const after = definition.clone(state);
    const told = act(definition, after, move).map((event) => definition.redact(event, viewer));
    return { told: told.filter((event) => event !== null), view: definition.view(after, viewer) };
  });
  return isDeepStrictEqual(first, second);
};

/** A game that needs more commands than this counts as endless. */
const endless = 50_000;

/** Continues both games until an event distinguishes them for the viewer. */
function goOn<State, Event extends { readonly type: string }, View extends AnyView>(
  twins: Twins<State, Event, View>,
  chance: () => number,
): void {
  for (let moves = 0; twins.wired.definition.outcome(twins.one.state) === null; moves += 1) {
    if (moves > endless) throw new Error("the game does not end");
    const move = commonMove(twins, chance);
    if (!move || !looksTheSame(twins, move)) return;
    stepBoth(twins, move);
  }
}

function commonMove<State, Event extends { readonly type: string }, View extends AnyView>(
  { wired: { definition }, one, other }: Twins<State, Event, View>,
  chance: () => number,
): Move | null {
  const { seat } = pick(definition.activeSeats(one.state), chance);
  const legalIn = (state: State) => definition.legal(definition.view(state, seat));
  const legal = new Set(legalIn(other.state).map((command) => JSON.stringify(command)));
  const common = legalIn(one.state).filter((command) => legal.has(JSON.stringify(command)));
  return common.length === 0 ? null : { actor: seat, command: pick(common, chance) };
}

function stepBoth<State, Event extends { readonly type: string }, View extends AnyView>(
  { wired, one, other, viewer }: Twins<State, Event, View>,
  move: Move,
  disguised = move.command,
): void {
  expect(paceOf(wired, other.state, disguised)).toEqual(paceOf(wired, one.state, move.command));
  one.step(move.actor, move.command);
  other.step(move.actor, disguised);
  expect(other.bytesTo(viewer)).toEqual(one.bytesTo(viewer));
}

/**
 * Inputs of the pace of a table besides the pending decisions: the affected seats, and the reveal delay of the next
 * command.
 */
function paceOf<State, Event extends { readonly type: string }, View extends AnyView>(
  { definition }: WiredGame<State, Event, View>,
  state: State,
  command: Move["command"],
): readonly unknown[] {
  const view = definition.view(state, "spectator");
  const hit = definition
    .activeSeats(state)
    .map(({ seat, kind }) => ({ seat, kind, hit: definition.affects(view, seat) }));
  return [hit, definition.revealDelay(view, command)];
}

const text = (frames: readonly Uint8Array[]): string =>
  frames.map((frame) => Buffer.from(frame).toString("latin1")).join("\n");

/** Tests the secrecy properties of the outgoing bytes in any game. @param numRuns whole games for each property. */
export function checkSecrecy<State, Event extends { readonly type: string }, View extends AnyView>(
  wired: WiredGame<State, Event, View>,
  edition: EditionInfo,
  players: number,
  numRuns: number,
): void {
  const { definition, checks, secret } = wired;
  const anyGame = walks(configsOf(edition, players));

  test("a viewer receives the same bytes when cards are exchanged that this viewer cannot know", () => {
    let exchanges = 0;
    fc.assert(
      fc.property(anyGame, (game) => {
        walk(definition, game, (state, next, chance) => {
          if (!next || chance() > 0.05) return;
          const viewer = pick(checks.viewers(state), chance);
          const events = act(definition, definition.clone(state), next);
          const exchanged = checks.exchange(state, viewer, { ...next, events }, chance);
          if (!isDeepStrictEqual(exchanged, { state, command: next.command })) exchanges += 1;
          const one = new Wire(wired, game.config, definition.clone(state));
          const other = new Wire(wired, game.config, exchanged.state);
          const twins = { wired, one, other, viewer };
          stepBoth(twins, next, exchanged.command);
          goOn(twins, chance);
        });
      }),
      { numRuns },
    );
    expect(exchanges).toBeGreaterThan(0);
  });

  test("a secret of one player is sent to that player, and to no other viewer", () => {
    let checked = 0;
    fc.assert(
      fc.property(anyGame, (game) => {
        const wire = new Wire(wired, game.config, definition.setup(game.config, game.seed).state);
        const secretOf = (viewer: Viewer) => secret(definition.view(wire.state, viewer));
        walk(definition, game, (_, next) => {
          for (let seat = 0; seat < players; seat += 1) {
            const own = secretOf(seat);
            if (own === null || own === secretOf("spectator")) continue;
            checked += 1;
            const newcomer = wire.newListener(seat);
            newcomer.leave();
            expect(text(newcomer.frames)).toContain(own);
            for (const [viewer, { frames }] of wire.listeners) {
              if (secretOf(viewer) !== own) expect(text(frames)).not.toContain(own);
            }
          }
          for (const listener of wire.listeners.values()) listener.frames = [];
          if (next) wire.step(next.actor, next.command);
        });
      }),
      { numRuns: Math.ceil(numRuns / 3) },
    );
    expect(checked).toBeGreaterThan(0);
  });
}
