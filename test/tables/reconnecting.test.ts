import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { kittens } from "../../shared/games/kittens/game.ts";
import { loveLetter } from "../../shared/games/love-letter/game.ts";
import { isViewOf } from "../../shared/net/games.ts";
import { newGame, playToEnd, playUntil } from "../support/games.ts";
import { Guest } from "../support/guest.ts";
import { startTables, type TableServer } from "../support/server.ts";

let server: TableServer;
beforeAll(async () => {
  server = await startTables();
});
afterAll(() => server.stop());

/** Whether the guest has private knowledge: a card of the draw pile, or a card in a pending question. */
const knowsMore = ({ game, seat }: Guest): boolean =>
  isViewOf(kittens, game)
    ? game.view.known.some((card) => card !== null)
    : isViewOf(loveLetter, game) && game.view.pending?.seat === seat;

/** Plays a game of two people until the first has private knowledge. */
async function inTheMiddle(edition: string) {
  const { guests, names, seated } = await newGame(server, 2, 0, edition);
  const [ann, bob] = guests;
  const [annsName] = names;
  if (!ann || !bob || !annsName) throw new Error("the guests did not join");
  await playUntil(guests, () => knowsMore(ann));
  if (!knowsMore(ann)) return inTheMiddle(edition);
  return {
    ann,
    bob,
    annIs: () => bob.chairs[ann.seat ?? 0]?.presence,
    comeBack: () => Guest.join(server, seated, annsName),
  };
}

const whatEndedIt = [
  ["a closed page", (ann: Guest) => ann.drop()],
  ["a regular disconnect", (ann: Guest) => ann.room.leave(true)],
  ["a lost network", (ann: Guest) => ann.drop(4010)],
] as const;

const editions = ["original", "love-letter"];

describe.each(editions)("%s", (edition) => {
  test.each(whatEndedIt)("a player has the same seat, hand, knowledge, clock and events after %s", async (_, end) => {
    const { ann, bob, annIs, comeBack } = await inTheMiddle(edition);
    const { game, events } = ann;
    await end(ann);
    await bob.until(() => annIs() === "away");
    const back = await comeBack();
    await bob.until(() => annIs() === "here");
    await back.until(() => back.story.length > 0);
    expect(back.seat).toBe(ann.seat);
    expect(back.game).toEqual(game);
    expect(back.story).toEqual(expect.arrayContaining(events));
    expect(back.state.endsAt).toBe(bob.state.endsAt);
    await Promise.all([back, bob].map(playToEnd));
    expect(back.events.at(-1)).toEqual(bob.events.at(-1));
    expect(bob.events.at(-1)?.type).toBe("game-over");
  });
});

test.each(editions)("%s: a connection from another tab takes the seat and closes the older one", async (edition) => {
  const { ann, bob, annIs, comeBack } = await inTheMiddle(edition);
  const { game } = ann;
  const tab = await comeBack();
  await ann.until(() => ann.closed !== null);
  expect(ann.goodbyes).toEqual(["elsewhere"]);
  expect(tab.closed).toBeNull();
  expect(tab.game).toEqual(game);
  expect(annIs()).toBe("here");
  await Promise.all([tab, bob].map(playToEnd));
});

test.each(editions)("%s: a leaver gets a reply, is disconnected and is replaced by a bot", async (edition) => {
  const { ann, bob, annIs } = await inTheMiddle(edition);
  expect(await ann.manage({ type: "leave" })).toEqual({ ok: true, value: null });
  await ann.until(() => ann.closed !== null);
  await bob.until(() => annIs() === "left");
  await playToEnd(bob);
  expect(bob.state.phase).toBe("over");
});

test("a leaver may return to the seat during the game", async () => {
  const { guests, names, seated } = await newGame(server, 3, 0);
  const [ann, bob] = guests;
  const [annsName = ""] = names;
  await ann?.manage({ type: "leave" });
  await bob?.until(() => bob.chairs[ann?.seat ?? 0]?.presence === "left");
  const back = await Guest.join(server, seated, annsName);
  expect(back.seat).toBe(ann?.seat);
  expect(back.kittens.hand.length).toBe(back.kittens.seats[back.seat ?? 0]?.cards);
  await bob?.until(() => bob.chairs[back.seat ?? 0]?.presence === "here");
});
