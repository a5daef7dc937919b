import type { Viewer } from "../../shared/core/game.ts";
import type { GameChecks } from "../../tools/simulate/checks.ts";
import { pick } from "../properties/laws/walk.ts";
import type { WiredGame } from "../support/wired-game.ts";
import { type GoofspielEvent, type GoofspielState, type GoofspielView, goofspiel } from "./rules.ts";
import { goofspielSync } from "./sync.ts";
import { packOwn, wiredGoofspiel } from "./wire.ts";

const closes = (events: readonly GoofspielEvent[]): boolean => events.some(({ type }) => type === "cards-shown");

/** Hidden information: the prizes to come, and the choices of others until all have chosen. */
export const goofspielChecks: GameChecks<GoofspielState, GoofspielEvent> = {
  flaw({ bidders, prizes }) {
    const seat = bidders.findIndex(({ hand }) => hand.length !== prizes.length);
    return seat < 0 ? null : `seat ${seat} has as many cards as there are prizes: expected ${prizes.length}`;
  },
  viewers: ({ bidders }): readonly Viewer[] => [...bidders.keys(), "spectator"],
  exchange(before, viewer, { actor, command, events }, chance) {
    const state = goofspiel.clone(before);
    const known = closes(events) ? 2 : 1;
    state.prizes = [...state.prizes.slice(0, known), ...state.prizes.slice(known).toReversed()];
    if (closes(events)) return { state, command };
    for (const [seat, bidder] of state.bidders.entries())
      if (seat !== viewer && bidder.bid !== null) bidder.bid = pick(bidder.hand, chance);
    const hand = typeof actor === "number" ? (state.bidders[actor]?.hand ?? []) : [];
    const isHidden = actor !== viewer && command.type === "give";
    return { state, command: isHidden ? { type: "give", card: pick(hand, chance) } : command };
  },
};

export const wiredForTests: WiredGame<GoofspielState, GoofspielEvent, GoofspielView> = {
  definition: goofspiel,
  read: wiredGoofspiel.read,
  checks: goofspielChecks,
  synced: goofspielSync,
  secret(view) {
    const own = packOwn(view);
    return own.length < 4 ? null : String.fromCharCode(0xa0 + own.length) + own;
  },
};
