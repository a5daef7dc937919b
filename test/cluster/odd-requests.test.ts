import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { oddRequests, outcomeOf, upgradeAt } from "../../tools/attack/odd-requests.ts";
import { type App, startApp } from "../support/app.ts";
import { Nginx } from "../support/nginx.ts";

/** Matches statuses of a node or of nginx, except those for an unreachable node. */
const answered = /^HTTP (?!502|504)\d{3}$/;

/* One server replaces all nodes. For nginx it has three addresses, so that a failure of one counts for all. */
describe("a server", () => {
  let app: App;
  beforeAll(async () => {
    app = await startApp({ TRUST_PROXY: "1" });
  });
  afterAll(() => app.close());

  test.each(Object.entries(oddRequests))("responds to %s before it closes the connection", async (_, bytes) => {
    expect(await outcomeOf(app.url, bytes)).toMatch(answered);
  });

  test("responds with 429 to each WebSocket without a seat after the twentieth of an address within ten seconds", async () => {
    const headers = "X-Forwarded-For: 192.0.2.7\r\n\r\n";
    const bytes = upgradeAt("/").replace(/\r\n$/, headers);
    const outcomes: (string | null)[] = [];
    for (let count = 0; count < 25; count += 1) outcomes.push(await outcomeOf(app.url, bytes));
    expect(outcomes).toEqual([...Array(20).fill("HTTP 403"), ...Array(5).fill("HTTP 429")]);
  });

  describe("behind nginx", () => {
    const nginx = new Nginx();
    beforeAll(async () => {
      const port = Number(new URL(app.url).port);
      await nginx.start(["a", "b", "c"].map((name) => ({ name, port })));
    });
    afterAll(() => nginx.stop());

    test.each(Object.entries(oddRequests))(
      "never makes nginx count a node as dead because a client sends %s",
      async (_, bytes) => {
        const before = nginx.failures.length;
        expect(await outcomeOf(nginx.url, bytes)).toMatch(answered);
        expect(nginx.failures.slice(before)).toEqual([]);
        expect((await app.call("GET /healthz")).status).toBe(200);
      },
    );

    test("never makes nginx treat a node as dead because of many WebSockets without a seat", async () => {
      const before = nginx.failures.length;
      for (const path of ["/", "/at/a/process/room?sessionId=x"])
        for (let count = 0; count < 65; count += 1)
          expect(await outcomeOf(nginx.url, upgradeAt(path), "127.0.5.1")).toMatch(answered);
      expect(nginx.failures.slice(before)).toEqual([]);
    });
  });
});
