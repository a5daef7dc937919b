import { afterAll, beforeAll, expect, test } from "vitest";
import { packTitles } from "../../shared/net/kittens-pending.ts";
import { begun, playUntil } from "../support/games.ts";
import type { Guest } from "../support/guest.ts";
import { startTables, type TableServer } from "../support/server.ts";

let server: TableServer;
beforeAll(async () => {
  server = await startTables();
});
afterAll(() => server.stop());

/** A hand as it is in a frame: a text behind its length. */
const encoded = ({ view: { hand, edition } }: Guest): string =>
  String.fromCharCode(0xa0 + hand.length) + packTitles(hand, edition);

const heard = ({ frames }: Guest): string => frames.map((frame) => Buffer.from(frame).toString("latin1")).join("\n");

/** What each has heard in the last step has nothing of what the others hold; then all forget. */
function checkStep(guests: readonly Guest[]): void {
  for (const guest of guests) {
    const others = guests.filter((other) => other.view.hand.length > 3 && encoded(other) !== encoded(guest));
    for (const other of others) expect(heard(guest)).not.toContain(encoded(other));
  }
  for (const guest of guests) guest.frames.length = 0;
}

test("in a whole game no frame to anybody has the hand of somebody else", async () => {
  const { guests } = await begun(server, 3, 0);
  for (const guest of guests) expect(heard(guest)).toContain(encoded(guest));
  await playUntil(guests, () => {
    checkStep(guests);
    return false;
  });
  expect(guests[0]?.view.winner).not.toBeNull();
});

test("of a pass nobody hears but its player (K23)", async () => {
  const { guests } = await begun(server, 4, 0);
  const waits = () => guests.filter(({ legal }) => legal.some(({ type }) => type === "pass"));
  await playUntil(guests, () => waits().length > 1);
  const [player, ...others] = waits();
  for (const guest of guests) guest.frames.length = 0;
  expect(await player?.act({ type: "pass" })).toEqual({ ok: true, value: null });
  for (const other of others) await other.manage({ type: "here" });
  for (const other of others) expect(other.frames).toHaveLength(1);
  expect(player?.frames.length).toBeGreaterThan(1);
});
