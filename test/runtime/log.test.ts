import { Client } from "@colyseus/sdk";
import { expect, test } from "vitest";
import { createGuest } from "../../server/people/identity/create-guest.ts";
import { Tokens } from "../../server/people/identity/tokens.ts";
import { createLog } from "../../server/runtime/log.ts";
import { systemTimers } from "../../server/runtime/timers.ts";
import type { TableState } from "../../shared/net/state.ts";
import { secret, settings, startApp, textIn } from "../support/app.ts";
import { Guest } from "../support/guest.ts";

/** Returns the text that is written for one entry. */
function written(entry: object, message = "a message"): string {
  const lines: string[] = [];
  createLog("info", { write: (line) => lines.push(line) }).info({ event: "listening", ...entry }, message);
  return lines.join("");
}

test.each(["token", "TOKEN_SECRET", "authorization", "seed", "hand", "cards", "ticket", "code"])(
  "a field named %s is not written at any depth",
  (key) => {
    expect(written({ [key]: "hidden thing" })).not.toContain("hidden thing");
    expect(written({ players: [{ more: { [key]: ["hidden thing"] } }] })).not.toContain("hidden thing");
  },
);

test("a token within a text is not written", () => {
  const token = new Tokens(secret, systemTimers).sign(createGuest());
  expect(written({ err: new Error(`cannot read ${token}`) }, `from ${token}`)).not.toContain(token);
});

test("a token of an account within a text is not written", () => {
  const token = `nls1.${"aB3_-".repeat(9)}`;
  expect(written({ err: new Error(`cannot read ${token}`) }, `from ${token}`)).not.toContain("aB3_-");
});

test.each([
  ["junk in its signature", (token: string) => `${token.slice(0, -9)}*?%${token.slice(-9)}`],
  ["a backslash in it", (token: string) => `${token.slice(0, -9)}\\${token.slice(-9)}`],
  ["a control character in it", (token: string) => `${token.slice(0, -9)}\u0007${token.slice(-9)}`],
  ["more parts", (token: string) => `${token}.${token.slice(-20)}`],
])("a token with %s is not written, but the rest of the line is", (_, alter) => {
  const token = new Tokens(secret, systemTimers).sign(createGuest());
  const line = written({ said: `"${alter(token)}" and more` }, `from ${alter(token)}\nand there`);
  expect(line).not.toContain(token.slice(-8));
  expect(JSON.parse(line)).toMatchObject({ said: '"[token]" and more', msg: "from [token]\nand there" });
});

test("only the name, message and stack of an error are written", () => {
  const error = Object.assign(new Error("broken"), { game: "hidden thing" });
  expect(written({ err: error })).toContain("broken");
  expect(written({ err: error })).not.toContain("hidden thing");
});

test("objects of classes are logged by the class name only", () => {
  class Game {
    readonly pile = "hidden thing";
  }
  expect(JSON.parse(written({ game: new Game() }))).toMatchObject({ game: "[Game]" });
});

test("the server's log of running games contains no token, code or device code", async () => {
  const lines: string[] = [];
  const app = await startApp({}, { log: createLog("trace", { write: (line) => lines.push(line) }) });
  const { token } = await app.newGuest();
  const opened = await app.call("POST /api/tables", { token, body: { settings, bots: true } });
  const link = await app.call("POST /api/device-links", { token });
  const guest = new Guest(await new Client(app.url).joinById<TableState>(textIn(opened, "roomId"), { token }));
  await guest.until(() => guest.state.phase === "playing");
  await guest.room.request("act", { seq: guest.state.seq, command: "nonsense" }).catch(() => {});
  await expect(new Client(app.url).joinById(textIn(opened, "roomId"), { token: `${token}x` })).rejects.toThrow();
  await app.close();
  const log = lines.join("");
  expect(log).toContain("listening");
  for (const text of [token, textIn(opened, "code"), textIn(link, "ticket"), secret]) expect(log).not.toContain(text);
});
