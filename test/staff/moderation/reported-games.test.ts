import { beforeAll, describe, expect, test } from "vitest";
import { AccountHolder, expectOk } from "../../support/account-holder.ts";
import { accountsApp } from "../../support/accounts-app.ts";
import { moderatorAt, reportOf, tableOf, whoOf } from "../../support/moderated.ts";
import { databases, withPostgres } from "../../support/server-databases.ts";

const postgres = withPostgres();
const minuteMs = 60_000;

describe.each(databases)("$name", (database) => {
  const app = accountsApp(database, postgres, { BOT_DELAY_MS: "0-0", MESSAGES_PER_SECOND: "1000" });
  let mia: AccountHolder;
  beforeAll(async () => {
    mia = await moderatorAt(app, "Mia");
  });

  /** Plays a private game of two guests to its end. */
  async function played() {
    const [ann, bob] = [await app.newGuest(), await app.newGuest()];
    const [anna, bobby] = await tableOf(app, [ann.token, bob.token]);
    if (!anna || !bobby) throw new Error("nobody is there");
    await anna.guest.manage({ type: "start" });
    await anna.guest.until(() => anna.guest.state.phase === "playing");
    await Promise.all([anna.play(), bobby.play()]);
    const { finishedId } = anna.guest.state;
    await expect.poll(async () => (await watch(ann.token, finishedId)).status).toBe(200);
    return { ann: { ...ann, page: anna.guest }, bob, who: whoOf(bobby), id: finishedId };
  }

  const watch = (token: string, id: string) => app.call(`GET /api/games/${id}`, { token });

  test("only a moderator may watch a finished private game, and only if it was reported", async () => {
    const { ann, bob, who, id } = await played();
    const other = await played();
    const somebody = await AccountHolder.at(app, "Curious");
    expect(await watch(mia.token, id)).toMatchObject({ status: 404 });
    await ann.page.request("report", { who, reason: "teaming" });
    const { stretch } = await reportOf(mia, bob.player.id);
    expect(stretch).toMatchObject({ gameId: id, game: "over" });
    expect(await watch(mia.token, id)).toMatchObject({ status: 200, body: { seat: null, shared: false } });
    expect(await watch(somebody.token, id)).toMatchObject({ status: 404 });
    expect(await watch(mia.token, other.id)).toMatchObject({ status: 404 });
    app.pass(11 * minuteMs);
    expect(await watch(mia.token, id)).toMatchObject({ status: 404 });
    app.pass(-11 * minuteMs);
  });

  test("a report from a replay names a player and a step, and includes the stretch before it", async () => {
    const { ann, bob, id } = await played();
    const report = (token: string, body: object) => app.call("POST /api/reports", { token, body });
    const said = { gameId: id, seat: 1, reason: "teaming" };
    expect(await report((await app.newGuest()).token, said)).toMatchObject({ status: 404 });
    expect(await report(bob.token, said)).toMatchObject({ status: 404, body: { error: "no-such-player" } });
    expectOk(await report(ann.token, { ...said, step: 5 }));
    expect(await reportOf(mia, bob.player.id)).toMatchObject({ stretch: { gameId: id, from: 0, to: 5 }, lines: [] });
  });

  test("a player can file at most five reports in a minute", async () => {
    const { ann, id } = await played();
    const body = { gameId: id, seat: 1, reason: "spam" };
    const answers: number[] = [];
    for (let time = 0; time < 6; time += 1)
      answers.push((await app.call("POST /api/reports", { token: ann.token, body })).status);
    expect(answers).toEqual([201, 201, 201, 201, 201, 429]);
  });
});
