import { afterEach, expect, test } from "vitest";
import { openStore } from "../../server/storage/open.ts";
import { type App, type NewGuest, newFolder, startApp } from "../support/app.ts";
import { recordedGame } from "../support/records.ts";
import { endOf, entryOf, gameNamed } from "../support/stored.ts";

let app: App;
afterEach(() => app.close());

const { record } = recordedGame("original", 2, "kept");
const { steps, ...head } = record;
/** Within the retention period. */
const endedAt = Date.now();

/** Starts a server with two guests. The first has won a game against a bot, and is in another one that still runs. */
async function played(isShared = false): Promise<{ ann: NewGuest; bob: NewGuest }> {
  const folder = newFolder();
  app = await startApp({ DATA_DIR: folder });
  const [ann, bob] = [await app.newGuest(), await app.newGuest()];
  await app.close();
  const { store, close } = await openStore({ DATA_DIR: folder }, { info() {}, error() {} });
  const players = [ann.player.id, null];
  const seats = endOf("over").seats.map((seat, at) => {
    const { name = "", avatar = "" } = head.seats[at] ?? {};
    return { ...seat, name, avatar, playerId: players[at] ?? null, place: at + 1 };
  });
  const game = (id: string) => ({ ...gameNamed(id), isShared, record: head, players });
  await store.write(
    entryOf({
      begun: [game("over"), game("running")],
      steps: steps.map((step, place) => ({ gameId: "over", place, step })),
      ended: [{ ...endOf("over", endedAt), beganAt: head.beganAt, seats }],
    }),
  );
  await close();
  app = await startApp({ DATA_DIR: folder });
  return { ann, bob };
}

test("a player of a game gets its whole record and the own seat", async () => {
  const { ann } = await played();
  const answer = await app.call("GET /api/games/over", { token: ann.token });
  expect(answer).toMatchObject({ status: 200, body: { record, seat: 0, shared: false } });
});

test("a game is unknown to other players until it is shared", async () => {
  const { ann, bob } = await played();
  const look = () => app.call("GET /api/games/over", { token: bob.token });
  const nothing = await app.call("GET /api/games/nothing", { token: bob.token });
  expect(nothing).toMatchObject({ status: 404, body: { error: "no-such-game" } });
  expect(await look()).toMatchObject({ status: nothing.status, body: nothing.body });
  expect(await app.call("POST /api/games/over/share", { token: ann.token })).toMatchObject({ status: 200 });
  expect(await look()).toMatchObject({ status: 200, body: { record, seat: null, shared: true } });
});

test("only the players of a game can share it", async () => {
  const { ann, bob } = await played();
  const shared = await app.call("POST /api/games/over/share", { token: bob.token });
  expect(shared).toMatchObject({ status: 404, body: { error: "no-such-game" } });
  expect(await app.call("GET /api/games/over", { token: ann.token })).toMatchObject({ body: { shared: false } });
});

test("a game among strangers is visible to every holder of its id", async () => {
  const { bob } = await played(true);
  expect(await app.call("GET /api/games/over", { token: bob.token })).toMatchObject({ status: 200 });
});

test("a running game is visible to no player, and cannot be shared", async () => {
  const { ann } = await played(true);
  for (const request of ["GET /api/games/running", "POST /api/games/running/share"])
    expect(await app.call(request, { token: ann.token })).toMatchObject({ status: 404 });
});

test("a player's history lists the finished games, with the retention period", async () => {
  const { ann, bob } = await played();
  const { seats, beganAt } = record;
  const people = seats.map((seat, at) => ({ ...seat, place: at + 1 }));
  const line = { id: "over", edition: "original", seats: people, seat: 0, place: 1, beganAt, endedAt, hasReplay: true };
  const listed = { games: [line], days: 30, played: 1, won: 1 };
  expect((await app.call("GET /api/games", { token: ann.token })).body).toMatchObject(listed);
  expect((await app.call("GET /api/games", { token: bob.token })).body).toMatchObject({ games: [], days: 30 });
});

test("the players of an unrated game get the reason, and others see no result until it is shared", async () => {
  const { ann, bob } = await played();
  const ask = ({ token }: NewGuest) => app.call("GET /api/results/over", { token });
  const result = { id: "over", pool: null, unrated: "private", changes: [null, null] };
  expect(await ask(ann)).toMatchObject({ status: 200, body: result });
  expect(await ask(bob)).toMatchObject({ status: 404, body: { error: "no-such-game" } });
  await app.call("POST /api/games/over/share", { token: ann.token });
  expect(await ask(bob)).toMatchObject({ status: 200, body: result });
  expect(await app.call("GET /api/results/running", { token: ann.token })).toMatchObject({ status: 404 });
});

test("without a token no games are visible", async () => {
  await played(true);
  for (const request of [
    "GET /api/games",
    "GET /api/games/over",
    "GET /api/results/over",
    "POST /api/games/over/share",
  ])
    expect(await app.call(request)).toMatchObject({ status: 401, body: { error: "unauthorized" } });
});
