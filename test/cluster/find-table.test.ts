import { Client, type Room } from "@colyseus/sdk";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { drawApart } from "../../server/people/identity/create-guest.ts";
import type { SeatLocation } from "../../shared/net/protocol.ts";
import type { TableState } from "../../shared/net/state.ts";
import { type NewGuest, type Site, siteAt, textIn } from "../support/app.ts";
import { ClusterFixture } from "../support/cluster-fixture.ts";
import { playOneStep } from "../support/cluster-games.ts";
import { seatAll } from "../support/crash-fixtures.ts";
import { Guest } from "../support/guest.ts";
import { ReconnectingClient } from "../support/reconnecting-client.ts";
import { settingsFor } from "../support/table-fixture.ts";

const seatFormat = z.object({ seated: z.object({ roomId: z.string(), code: z.string() }).nullable() });

describe("on any of three nodes", () => {
  let fixture: ClusterFixture;
  /** The nodes, without the proxy. */
  let [first, second, third]: Site[] = [];
  beforeAll(async () => {
    fixture = await ClusterFixture.start(["a", "b", "c"], { TABLES_PER_PLAYER: "2" });
    [first, second, third] = fixture.nodes.map(({ url }) => siteAt(url));
  });
  afterAll(() => fixture.stop());

  const at = (site: Site | undefined): Site => {
    if (!site) throw new Error("the house has too few servers");
    return site;
  };

  /** Returns a guest of one node, with a table that the guest has opened there. */
  async function opened(site: Site): Promise<{ readonly host: NewGuest; readonly seated: SeatLocation }> {
    const host = await site.newGuest();
    const body = { settings: settingsFor(3) };
    const answer = await site.call("POST /api/tables", { token: host.token, body });
    return { host, seated: { roomId: textIn(answer, "roomId"), code: textIn(answer, "code") } };
  }

  async function joined({ url }: Site, { token }: Pick<NewGuest, "token">, { roomId }: SeatLocation): Promise<Guest> {
    const guest = new Guest(await new Client(url).joinById<TableState>(roomId, { token }));
    await guest.until(() => guest.welcomes.length > 0 && guest.state.chairs?.length > 0);
    return guest;
  }

  /** Shows a table on a television. */
  async function shown({ url }: Site, { token }: Pick<NewGuest, "token">, { roomId }: SeatLocation): Promise<Guest> {
    const options = { token, watch: true, screen: true };
    const screen = new Guest(await new Client(url).joinById<TableState>(roomId, options));
    await screen.until(() => screen.welcomes.length > 0 && screen.state.chairs?.length > 0);
    return screen;
  }

  /** Leaves the table at which the player has a seat. */
  async function leave(token: string): Promise<void> {
    const me = async () => seatFormat.parse((await at(second).call("GET /api/players/me", { token })).body).seated;
    const seated = await me();
    if (!seated) throw new Error("the player has no seat");
    const guest = await joined(at(second), { token }, seated);
    await guest.manage({ type: "leave" });
    await expect.poll(me).toBeNull();
  }

  test("a table is found by its code", async () => {
    const { host, seated } = await opened(at(first));
    for (const site of [second, third]) {
      // A busy node returns a retryable error, and pages retry.
      const find = () => at(site).call(`GET /api/tables/${seated.code}`, { token: host.token });
      await expect.poll(find).toMatchObject({ status: 200, body: seated });
    }
  });

  test("a player is invited to a table of another node", async () => {
    const { host, seated } = await opened(at(first));
    const stranger = await at(third).newGuest();
    const { name, avatar } = host.player;
    const chairs = [{ kind: "person", name, avatar, host: true }];
    const ask = () => at(third).call(`GET /api/tables/${seated.code}/invitation`, { token: stranger.token });
    await expect
      .poll(ask)
      .toMatchObject({ body: { ...seated, invitation: { edition: settingsFor(3).edition, freeChairs: 2, chairs } } });
  });

  test("a screen shows the table of another node from game to game", async () => {
    const { token } = await at(first).newGuest();
    const settings = { ...settingsFor(2), oneRoom: true, nopeSeconds: 3 };
    const answer = await at(first).call("POST /api/tables", { token, body: { settings } });
    const seated = { roomId: textIn(answer, "roomId"), code: textIn(answer, "code") };
    const television = await at(third).newGuest();
    const find = () => at(third).call(`GET /api/tables/${seated.code}/screen`, { token: television.token });
    await expect.poll(find).toMatchObject({ status: 200, body: seated });
    const host = new ReconnectingClient(at(second).url, token, seated);
    await host.join();
    const screen = await shown(at(third), television, seated);
    await host.guest.manage({ type: "add-bot", strength: "easy" });
    await host.guest.manage({ type: "start" });
    await host.play();
    await screen.until(() => screen.state.phase === "over" && screen.toldSeq === screen.state.seq);
    expect([screen.seat, screen.state.finishedId]).toEqual([null, host.guest.state.finishedId]);
    await host.guest.manage({ type: "rematch", ready: true });
    await screen.until(() => screen.state.phase === "playing");
    expect([screen.closed, screen.state.screens]).toEqual([null, 1]);
  });

  test("another player can take a seat", async () => {
    const { host, seated } = await opened(at(first));
    const stranger = await at(third).newGuest();
    const guests = [await joined(at(second), host, seated), await joined(at(third), stranger, seated)];
    const names = () => guests.map(({ chairs }) => chairs.map(({ name }) => name).slice(0, 2));
    const people = [host.player.name, drawApart({ ...stranger.player, guest: true }, [host.player], null).name];
    await expect.poll(names).toEqual([people, people]);
  });

  test("a player's seat is found", async () => {
    const { host, seated } = await opened(at(first));
    await joined(at(first), host, seated);
    for (const site of [second, third]) {
      const answer = await at(site).call("GET /api/players/me", { token: host.token });
      expect(answer.body).toMatchObject({ seated });
    }
  });

  test("the newest connection gets the seat, whatever the nodes of the two connections", async () => {
    const { host, seated } = await opened(at(first));
    const older = await joined(at(second), host, seated);
    const newer = await joined(at(third), host, seated);
    await older.until(() => older.closed !== null);
    expect([older.goodbyes, newer.closed, newer.seat]).toEqual([["elsewhere"], null, 0]);
  });

  test("an unknown code is rejected permanently", async () => {
    const { token } = await at(first).newGuest();
    for (const site of [first, second, third])
      expect(await at(site).call("GET /api/tables/AAAAAA", { token })).toMatchObject({
        status: 404,
        body: { error: "no-such-table" },
      });
  });

  test("two players who search the same game on different nodes meet", async () => {
    const wanted = { edition: "original", seats: 2 };
    const found = await Promise.all(
      [first, third].map(async (site) => {
        const { token } = await at(site).newGuest();
        const room: Room = await new Client(at(site).url).joinOrCreate("queue", { token, ...wanted });
        for (const type of ["queue", "goodbye"]) room.onMessage(type, () => {});
        return new Promise<SeatLocation>((resolve) => room.onMessage("seated", resolve));
      }),
    );
    expect(found[0]).toEqual(found[1]);
  });

  test("a device link is redeemed once", async () => {
    const { token, player } = await at(first).newGuest();
    const ticket = textIn(await at(first).call("POST /api/device-links", { token, body: {} }), "ticket");
    const redeem = (site: Site | undefined) => at(site).call("POST /api/device-links/redeem", { body: { ticket } });
    expect(await redeem(second)).toMatchObject({ status: 200, body: { player } });
    expect(await redeem(third)).toMatchObject({ body: { error: "ticket-expired" } });
  });

  test("a player's limit of open tables applies across all nodes", async () => {
    const { token } = await at(first).newGuest();
    const answers: unknown[] = [];
    for (const site of [first, second, third]) {
      const { status, body } = await at(site).call("POST /api/tables", { token, body: { settings: settingsFor(3) } });
      answers.push(status === 201 ? status : body);
      if (status === 201) await leave(token);
    }
    expect(answers).toEqual([201, 201, { error: "too-many-tables" }]);
  });

  test("a finished game and its replay are available", async () => {
    const players = await seatAll(fixture.url, 1);
    await Promise.all(players.map(playOneStep));
    const [player] = players;
    const id = player?.guest.state.finishedId;
    for (const site of [first, second, third]) {
      const { status, body } = await at(site).call(`GET /api/games/${id}`, { token: player?.token ?? "" });
      expect([status, body]).toEqual([200, expect.objectContaining({ seat: player?.guest.seat })]);
    }
  });
});
