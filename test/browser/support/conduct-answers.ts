import type { Block } from "../../../shared/net/blocks.ts";
import type { SanctionStatus, SanctionView } from "../../../shared/net/moderation.ts";
import type { WatchedGame } from "../../../shared/net/protocol.ts";
import { recordedGame } from "../../support/records.ts";

/** Responses of a server about reports, blocks and sanctions. */

const hour = 3_600_000;
const now = Date.now();

const noChat: SanctionView = {
  id: "s2",
  kind: "chat",
  reason: "abuse",
  words: "Calling somebody names is no part of any game here. Take a walk, then come back and play.",
  from: now - hour,
  until: now + 71 * hour,
  ended: false,
  answer: null,
  seen: false,
};

const warned: SanctionView = {
  ...noChat,
  id: "s1",
  kind: "warning",
  reason: "stalling",
  words: "",
  from: now - 300 * hour,
  until: now - 300 * hour,
  answer: "My connection was bad that evening.\nSorry to all who waited.",
  seen: true,
};

const noQueue: SanctionView = {
  ...warned,
  id: "s0",
  kind: "queue",
  reason: "teaming",
  until: now - 200 * hour,
  answer: null,
  ended: true,
};

export const sanctioned: SanctionStatus = { sanctions: [noChat, warned], nameTaken: false };

export const longStanding: SanctionStatus = {
  sanctions: [{ ...noChat, seen: true }, warned, noQueue],
  nameTaken: false,
};

export const nameless: SanctionStatus = { sanctions: [], nameTaken: true };

export const suspended = { error: "sanctioned", until: now + 71 * hour } as const;

export const blocked: readonly Block[] = [
  { id: "b2", name: "Maximilian Schnurrer", avatar: "07", at: now - 20 * hour },
  { id: "b1", name: "Ö", avatar: "11", at: now - 900 * hour },
];

/** A game against another player and two bots. */
export function gameWithBob(): WatchedGame {
  const { record } = recordedGame("original", 4, "screens");
  const seats = record.seats.map((seat, index) =>
    index === 1 ? { kind: "person" as const, name: "Bob", avatar: "03" } : seat,
  );
  return { record: { ...record, seats }, seat: 0, shared: false };
}
