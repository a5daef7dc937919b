import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import type { Command } from "../../shared/core/commands.ts";
import type { GameChecks } from "../../tools/simulate/checks.ts";
import { laws } from "../properties/laws/laws.ts";
import { pick } from "../properties/laws/walk.ts";
import { tablesOf, timeout } from "../support/samples.ts";
import { checkSecrecy } from "../support/secrecy-properties.ts";
import { checkViewConsistency } from "../support/view-consistency.ts";
import type { WiredGame } from "../support/wired-game.ts";
import { type GoofspielEvent, type GoofspielState, type GoofspielView, goofspiel, titles } from "./rules.ts";
import { goofspielSync } from "./sync.ts";
import { packOwn, readGoofspielView } from "./wire.ts";

vi.setConfig({ testTimeout: timeout });

/** Hidden information: the prizes to come, and the choices of others until all have chosen. */
const checks: GameChecks<GoofspielState, GoofspielEvent> = {
  flaw({ bidders, prizes }) {
    const seat = bidders.findIndex(({ hand }) => hand.length !== prizes.length);
    return seat < 0 ? null : `seat ${seat} has as many cards as there are prizes: expected ${prizes.length}`;
  },
  viewers: ({ bidders }) => [...bidders.keys(), "spectator"],
  exchange(before, viewer, { actor, command, events }, chance) {
    const state = goofspiel.clone(before);
    const isShown = events.some(({ type }) => type === "cards-shown");
    const known = isShown ? 2 : 1;
    state.prizes = [...state.prizes.slice(0, known), ...state.prizes.slice(known).toReversed()];
    if (isShown) return { state, command };
    for (const [seat, bidder] of state.bidders.entries())
      if (seat !== viewer && bidder.bid !== null) bidder.bid = pick(bidder.hand, chance);
    const hand = typeof actor === "number" ? (state.bidders[actor]?.hand ?? []) : [];
    const isHidden = actor !== viewer && command.type === "give";
    return { state, command: isHidden ? { type: "give", card: pick(hand, chance) } : command };
  },
};

const wired: WiredGame<GoofspielState, GoofspielEvent, GoofspielView> = {
  definition: goofspiel,
  read: readGoofspielView,
  checks,
  synced: goofspielSync,
  secret(view) {
    const own = packOwn(view);
    return own.length < 4 ? null : String.fromCharCode(0xa0 + own.length) + own;
  },
};

describe.each(goofspiel.editions)("$id", (edition) => {
  describe.each(tablesOf(edition))("with %i players", (players) => {
    laws({
      definition: goofspiel,
      checks,
      configs: fc.constant({ edition: "goofspiel", players, options: {} }),
      titles,
      games: 100,
      likely: () => [],
      inFull: (command: Command) => command,
    });
    checkViewConsistency(wired, edition, players, 20);
    checkSecrecy(wired, edition, players, 40);
  });
});

test("the highest card that no other player has chosen takes the prize (G3)", () => {
  const { state } = goofspiel.setup({ edition: "goofspiel", players: 3, options: {} }, "any");
  const results = (["six", "six", "two"] as const).map((card, seat) =>
    goofspiel.step(state, seat, { type: "give", card }),
  );
  expect(results.at(-1)).toMatchObject({ value: [{ type: "card-chosen" }, { type: "cards-shown", winner: 2 }, {}] });
});
