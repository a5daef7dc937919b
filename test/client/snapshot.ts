import type { Chair, TableSnapshot } from "../../client/game-model/model.ts";
import type { Seat } from "../../shared/core/game.ts";
import type { TableSettings } from "../../shared/net/protocol.ts";

const names = ["Ann", "Mochi", "Biscuit", "Olive", "Tofu", "Gizmo", "Waffles", "Pixel", "Duchess"];

export const chair = (seat: Seat): Chair => ({
  seat,
  kind: "person",
  name: names[seat] ?? "",
  avatar: `0${seat + 1}`,
  presence: "here",
  ready: false,
  silent: false,
  host: seat === 0,
  wins: 0,
  guest: false,
  bot: null,
});

/** A table with all players present and half a minute left. */
export function snapshot(
  edition: TableSettings["edition"],
  rest: Pick<TableSnapshot, "phase" | "chairs" | "mySeat" | "seq" | "beatEndsAt" | "game">,
): TableSnapshot {
  return {
    code: "KITE42",
    settings: {
      edition,
      seats: rest.chairs.length,
      options: {},
      nopeSeconds: 5,
      turnSeconds: 30,
      hasClock: true,
      oneRoom: false,
      lateJoin: false,
      beatSeconds: 1.5,
      spectators: true,
      chat: "always",
    },
    dealing: false,
    closing: false,
    clock: { endsAt: 30_000, totalMs: 30_000 },
    ...rest,
  };
}
