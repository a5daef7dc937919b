import { once } from "node:events";
import { request } from "node:http";
import express from "express";
import { describe, expect, test } from "vitest";
import { answerUnknown, forAnyStaff, forStaff } from "../../server/transport/http/requests.ts";
import { addresses, member } from "../staff/operators/panel.ts";
import { type AccountsApp, accountsApp } from "../support/accounts-app.ts";
import { siteAt } from "../support/app.ts";
import { databases, withPostgres } from "../support/server-databases.ts";

const postgres = withPostgres();
const [sqlite] = databases;

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "REPORT"];

const accessPolicy = ["/api/admin/confirm", "/api/admin/confirm/options"];
const panel = ["/api/admin", ...accessPolicy, ...addresses("room").map(([address]) => address.replace(/^\w+ /, ""))];
const moderation = [
  "/api/moderation/reports",
  "/api/moderation/reports/none",
  "/api/moderation/sanctions/none/end",
  "/api/moderation/people/none",
  "/api/moderation/people/none/name",
  "/api/moderation/words",
];
const unreadable = ["/api/admin/tables/%zz/close", "/api/admin/tables/%00/close", "/api/moderation/reports/%ED%A0%80"];

/** Returns an unknown path of the same length. */
const unknownLike = (path: string) => path.replace("admin", "nimda").replace("moderation", "noitaredom");

/** Headers with values that are never the same twice. */
const passing = /^(date|x-request-id|etag|ratelimit)$/i;

/** Returns the whole response, with the unknown path in place of the hidden one. */
async function answerOf({ url }: Pick<AccountsApp, "url">, method: string, path: string, token: string | null) {
  const headers = token === null ? {} : { Authorization: `Bearer ${token}` };
  const asked = request(url + path, { method, headers, agent: false }).end();
  const [response] = await once(asked, "response");
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const named: readonly string[] = response.rawHeaders;
  const fields = named.flatMap((name, index) =>
    index % 2 === 0 ? [passing.test(name) ? name : `${name}: ${named[index + 1]}`] : [],
  );
  return { status: response.statusCode, fields, body: unknownLike(Buffer.concat(chunks).toString()) };
}

if (!sqlite) throw new Error("no database to test with");

describe("to a player without rights", () => {
  const app = accountsApp(sqlite, postgres);

  test.each([...panel, ...moderation, ...unreadable])(
    "the response for %s equals that for an unknown path byte for byte, for every method",
    async (path) => {
      const { token } = await member(app, null);
      for (const method of methods) {
        const unknown = await answerOf(app, method, unknownLike(path), token);
        expect({ method, ...(await answerOf(app, method, path, token)) }).toEqual({ method, ...unknown });
        expect(unknown.status).toBe(404);
        expect(unknown.fields.join()).not.toMatch(/allow/i);
      }
    },
  );

  test.each(["a guest", "a caller without a token"])("hidden paths look unknown to %s", async (caller) => {
    const token = caller === "a guest" ? (await app.newGuest()).token : null;
    for (const path of [...panel, ...moderation])
      for (const method of ["GET", "OPTIONS"])
        expect(await answerOf(app, method, path, token)).toEqual(await answerOf(app, method, unknownLike(path), token));
  });

  test.each(["/", "/healthz", "/api/lobby", "/api/players/me", "/matchmake/joinOrCreate/queue", "/t/ABC"])(
    "%s does not list its methods in a response to OPTIONS",
    async (path) => {
      const { status, fields } = await answerOf(app, "OPTIONS", path, null);
      expect(status).toBe(404);
      expect(fields.join()).not.toMatch(/allow:/i);
    },
  );
});

test("a hidden path and an unknown one cause the same number of queries, so that their response times are equal", async () => {
  let asked = 0;
  const session = async () => {
    asked += 1;
    return null;
  };
  const ask = async () => {
    throw new Error("expected nothing to be asked for a player without a session");
  };
  const deps = { ownAccount: { session }, people: { ask } };
  const app = express();
  app.get(
    "/admin",
    forAnyStaff(deps, (_member, _request, response) => response.json({})),
  );
  app.get(
    "/house",
    forStaff(deps, "operator", (_member, _request, response) => response.json({})),
  );
  app.use(answerUnknown(deps));
  const http = app.listen(0);
  await once(http, "listening");
  const address = http.address();
  const site = siteAt(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`);
  const counts: number[] = [];
  for (const path of ["GET /admin", "GET /house", "PUT /admin", "GET /nothing"]) {
    asked = 0;
    expect((await site.call(path, { token: "nls1.token" })).status).toBe(404);
    counts.push(asked);
  }
  http.close();
  expect(counts).toEqual([1, 1, 1, 1]);
});
