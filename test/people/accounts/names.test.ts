import { describe, expect, test } from "vitest";
import { z } from "zod";
import { AccountHolder, askForAccount, creationOptions, expectOk } from "../../support/account-holder.ts";
import { accountsApp } from "../../support/accounts-app.ts";
import { Authenticator } from "../../support/authenticator.ts";
import { databases, withPostgres } from "../../support/server-databases.ts";

const postgres = withPostgres();
const freeIn = ({ body }: { readonly body: unknown }): string => z.object({ free: z.string() }).parse(body).free;
const taken = { status: 409, body: { error: "name-taken" } };

describe.each(databases)("$name", (database) => {
  const app = accountsApp(database, postgres);
  const options = async (name: string) => {
    const { token } = await app.newGuest();
    return app.call("POST /api/account/options", { token, body: { name } });
  };
  /** Number of Eves so far. */
  let eves = 0;
  const rename = (ann: AccountHolder, name: string) => ann.call("PATCH /api/players/me", { name });
  /** Number of finished games so far. */
  let ended = 0;
  /** Ends a game in which the account has its present name. */
  const finishGame = async (ann: AccountHolder) => {
    const { name } = (await ann.view()).player;
    ended += 1;
    await app.run(`insert into "resultSeats"
      ("gameId", seat, "playerId", name, avatar, edition, players, "isPublic", "endedAt", place, "winShare", deserted, nopes, stolen, "momentsJson")
      values ('ended-${ended}', 0, '${ann.id}', '${name}', '01', 'original', 2, 1, ${ended}, 1, 1, 0, 0, 0, '[]')`);
  };

  test.each([
    ["the same", "Serena", "Serena"],
    ["the same in other letters' case", "Marlene", "mARLENE"],
    ["the same in Cyrillic letters", "Нора", "Hopa"],
    ["a capital I for an l", "Lola", "LoIa"],
    ["a zero for an O", "ROSE", "R0SE"],
    ["the same with other spaces", "Old Tom", "Old  Tom"],
    ["a zero for a small o", "oscar", "0scar"],
    ["two V for a W", "Waldo", "VValdo"],
    ["a long s for an s", "Claus", "Clau\u017f"],
    ["mathematical letters", "Berta", "𝐁erta"],
  ])("a name that is %s as another player's is taken", async (_, hers, mine) => {
    await AccountHolder.at(app, hers);
    expect(await options(mine)).toMatchObject(taken);
    eves += 1;
    const eve = await AccountHolder.at(app, `Eve ${eves}`);
    expect(await rename(eve, mine)).toMatchObject(taken);
    expect(await eve.view()).not.toMatchObject({ player: { name: mine } });
  });

  test("a player who wants a taken name is offered a similar free one", async () => {
    await AccountHolder.at(app, "Mango");
    const offered = freeIn(await options("Mango"));
    expect(offered).toMatch(/^Mango \d+$/);
    expect(await options(offered)).toMatchObject({ status: 200 });
    const eve = await AccountHolder.at(app, "Papaya");
    expect(await rename(eve, freeIn(await rename(eve, "Mango")))).toMatchObject({ status: 200 });
  });

  test("a name that is not allowed is rejected for accounts as for guests", async () => {
    const ann = await AccountHolder.at(app, "Decent");
    const refused = { status: 422, body: { error: "name-refused" } };
    expect(await options("Arschloch")).toMatchObject(refused);
    expect(await rename(ann, "Моchi")).toMatchObject(refused);
  });

  test("a name that its account gave up before any game ended is free", async () => {
    const ann = await AccountHolder.at(app, "Passing");
    expectOk(await rename(ann, "Settled"));
    expect(await options("Passing")).toMatchObject({ status: 200 });
    expect(await options("Settled")).toMatchObject(taken);
  });

  test("a name in a finished game stays reserved for its former owner", async () => {
    const ann = await AccountHolder.at(app, "Former");
    await finishGame(ann);
    expectOk(await rename(ann, "Newer"));
    await finishGame(ann);
    expect(await options("former")).toMatchObject(taken);
    expect(await rename(ann, "Former")).toMatchObject({ status: 200 });
    expect(await options("Newer")).toMatchObject(taken);
  });

  test("the name of an erased player stays taken", async () => {
    const ann = await AccountHolder.at(app, "Ghost");
    await app.run(`update "nameLooks" set "playerId" = null where "playerId" = '${ann.id}'`);
    expect(await options("Ghost")).toMatchObject(taken);
    const eve = await AccountHolder.at(app, "Medium");
    expect(await rename(eve, "Ghost")).toMatchObject(taken);
  });

  test("a player may change the case of their own name", async () => {
    const ann = await AccountHolder.at(app, "quiet");
    expect(await rename(ann, "QUIET")).toMatchObject({ status: 200, body: { player: { name: "QUIET" } } });
  });

  test("of several concurrent requests for one name one succeeds, and the others leave no data", async () => {
    const guests = await Promise.all(Array.from({ length: 5 }, () => app.newGuest()));
    const wanted = await Promise.all(
      guests.map(async ({ token }) => ({
        token,
        response: new Authenticator().create(await creationOptions(app, token, "Popular")),
      })),
    );
    const answers = await Promise.all(
      wanted.map(({ token, response }) =>
        app.call("POST /api/account", { token, body: { name: "Popular", response } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(await app.run(`select name from accounts where name = 'Popular'`)).toHaveLength(1);
    const orphans = `select id from passkeys where "playerId" not in (select "playerId" from accounts)`;
    expect(await app.run(orphans)).toEqual([]);
  });

  test("two players who swap names concurrently do not deadlock", async () => {
    const [ann, bob] = [await AccountHolder.at(app, "Alpha"), await AccountHolder.at(app, "Omega")];
    const answers = await Promise.all([rename(ann, "Omega"), rename(bob, "Alpha")]);
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
  });

  test("an account holds a limited number of names, even if it has played under all of them", async () => {
    const ann = await AccountHolder.at(app, "Squatter");
    const statuses: number[] = [];
    for (const letter of "ABCDEFGHIJKLMNOPQRST") {
      await finishGame(ann);
      statuses.push((await rename(ann, `Squat ${letter}`)).status);
    }
    expect(statuses.filter((status) => status === 200).length).toBeLessThan(20);
    const name = (await ann.view()).player.name;
    expect(await askForAccount(app, "Squat T")).toMatchObject({ status: 201 });
    expect(await rename(ann, "Squatter")).toMatchObject({ status: 200 });
    expect(name).not.toBe("Squat T");
  });

  test("guests may use any name and are still guests", async () => {
    await AccountHolder.at(app, "Unique");
    const { token } = await app.newGuest();
    const changed = await app.call("PATCH /api/players/me", { token, body: { name: "Unique" } });
    expect(changed).toMatchObject({ status: 200, body: { player: { name: "Unique", guest: true } } });
  });
});
