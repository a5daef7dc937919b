import { Client, type Room } from "@colyseus/sdk";
import { describe, expect, test } from "vitest";
import { protocolRevision } from "../../../shared/net/protocol.ts";
import { AccountHolder, expectOk } from "../../support/account-holder.ts";
import { accountsApp } from "../../support/accounts-app.ts";
import { moderatorAt, operatorAt, sanctioned } from "../../support/moderated.ts";
import { databases, withPostgres } from "../../support/server-databases.ts";

const postgres = withPostgres();

/** Line of a person that records its messages, and every frame of the server. */
class Line {
  readonly messages: unknown[] = [];
  frames = 0;
  isClosed = false;
  readonly room: Room;

  private constructor(room: Room) {
    this.room = room;
    room.reconnection.enabled = false;
    room.onMessage("line", (message: unknown) => this.messages.push(message));
    room.onLeave(() => {
      this.isClosed = true;
    });
    const { events } = room.connection;
    const { onmessage } = events;
    events.onmessage = (event) => {
      this.frames += 1;
      onmessage?.(event);
    };
  }

  static async open(url: string, token: string): Promise<Line> {
    return new Line(await new Client(url).joinOrCreate("line", { token, revision: protocolRevision }));
  }

  /** Resolves once the server has answered a ping, and so has sent everything before. */
  answered(): Promise<void> {
    return new Promise((resolve) => this.room.ping(() => resolve()));
  }
}

describe.each(databases.slice(0, 1))("$name", (database) => {
  const app = accountsApp(database, postgres);
  const announce = async (words: string) => {
    const operator = await operatorAt(app, `Operator of ${words}`);
    expectOk(await operator.call("POST /api/admin/announcement", { words }));
  };

  test("a line carries the operator's announcements, present and new ones", async () => {
    const { token } = await app.newGuest();
    const line = await Line.open(app.url, token);
    await announce("Hello");
    await expect
      .poll(() => line.messages)
      .toMatchObject([{ kind: "announcement", notice: { announcement: { words: "Hello" } } }]);
    const later = await Line.open(app.url, token);
    await expect.poll(() => later.messages).toEqual(line.messages);
    await announce("");
  });

  test("a line notifies its person, and no other, of a sanction", async () => {
    const moderator = await moderatorAt(app, "Judge");
    const [ann, bob] = [await app.newGuest(), await app.newGuest()];
    const [hers, his] = [await Line.open(app.url, ann.token), await Line.open(app.url, bob.token)];
    await sanctioned(app, moderator, ann, "warning");
    await expect.poll(() => hers.messages).toEqual([{ kind: "sanction" }]);
    await his.answered();
    expect(his.messages).toEqual([]);
  });

  test("a line sends nothing while nothing happens", async () => {
    const { token } = await app.newGuest();
    const line = await Line.open(app.url, token);
    await line.answered();
    // The answer to the ping.
    expect([line.frames, line.messages]).toEqual([1, []]);
  });

  test("a line needs a valid token", async () => {
    await expect(Line.open(app.url, "nobody")).rejects.toThrow("unauthorized");
  });

  test("a line ends with the session of its device", async () => {
    const ann = await AccountHolder.at(app, "Liner");
    const line = await Line.open(app.url, await ann.signIn());
    expectOk(await ann.call("DELETE /api/account/sessions/others"));
    await expect.poll(() => line.isClosed).toBe(true);
  });

  test("a line that sends anything but keepalives is ended", async () => {
    const { token } = await app.newGuest();
    const line = await Line.open(app.url, token);
    line.room.send("line", {});
    await expect.poll(() => line.isClosed).toBe(true);
  });

  test("a person has at most twenty lines at a process", async () => {
    const { token } = await app.newGuest();
    const lines: Line[] = [];
    for (let count = 0; count < 20; count += 1) lines.push(await Line.open(app.url, token));
    await expect(Line.open(app.url, token)).rejects.toThrow();
    await lines[0]?.room.leave();
    await expect(Line.open(app.url, token)).resolves.toBeDefined();
  });
});
