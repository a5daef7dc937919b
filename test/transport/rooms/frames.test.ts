import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { QuietSerializer } from "../../../server/sync/quiet-serializer.ts";
import { games } from "../../../shared/registry.ts";
import { newGame, playUntil } from "../../support/games.ts";
import type { Guest } from "../../support/guest.ts";
import { startTables, type TableServer } from "../../support/server.ts";
import { secretIn } from "../../support/wired-game.ts";

let server: TableServer;
beforeAll(async () => {
  server = await startTables();
});
afterAll(() => server.stop());
afterEach(() => vi.restoreAllMocks());

const heard = ({ frames }: Guest): string => frames.map((frame) => Buffer.from(frame).toString("latin1")).join("\n");

/** Checks that the last step sent no guest the secrets of others, and clears the recorded frames. */
function checkStep(guests: readonly Guest[]): void {
  const everybodys = guests[0] && games.read(guests[0].state, "spectator");
  for (const guest of guests) {
    for (const other of guests) {
      const secret = secretIn(other.game);
      const known = [guest.game, everybodys].some((game) => game && secretIn(game) === secret);
      if (secret !== null && !known) expect(heard(guest)).not.toContain(secret);
    }
  }
  for (const guest of guests) guest.frames.length = 0;
}

test.each(["original", "love-letter"])("no frame in a game of %s has another player's secrets", async (edition) => {
  const { guests } = await newGame(server, 3, 0, edition);
  for (const guest of guests) expect(heard(guest)).toContain(secretIn(guest.game));
  await playUntil(guests, () => {
    checkStep(guests);
    return false;
  });
  expect(guests[0]?.state.phase).toBe("over");
});

/** Creates a game of four in which several players may pass. Returns the first of them as the one about to pass. */
async function aboutToPass() {
  const { guests } = await newGame(server, 4, 0);
  const waits = () => guests.filter(({ legal }) => legal.some(({ type }) => type === "pass"));
  await playUntil(guests, () => waits().length > 1);
  const [player, ...others] = waits();
  return { guests, player, others };
}

test("a pass is sent only to its player (K23)", async () => {
  const { guests, player, others } = await aboutToPass();
  for (const guest of guests) guest.frames.length = 0;
  expect(await player?.act({ type: "pass" })).toEqual({ ok: true, value: null });
  for (const other of others) await other.manage({ type: "here" });
  for (const other of others) expect(other.frames).toHaveLength(1);
  expect(player?.frames.length).toBeGreaterThan(1);
});

test("the patch of a pass is encoded only for its player", async () => {
  const { guests, player } = await aboutToPass();
  const sent = vi.spyOn(QuietSerializer.prototype, "applyPatches");
  expect(await player?.act({ type: "pass" })).toEqual({ ok: true, value: null });
  const ids = guests.map(({ room }) => room.sessionId);
  const here = sent.mock.calls.map(([clients]) => clients.map(({ sessionId }) => sessionId));
  expect(here.filter((clients) => clients.some((id) => ids.includes(id)))).toEqual([[player?.room.sessionId]]);
});
