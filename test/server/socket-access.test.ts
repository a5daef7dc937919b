import { expect, test } from "vitest";
import { AccessCode } from "../../server/people/identity/access-code.ts";
import { socketAccess } from "../../server/transport/http/access.ts";
import { pagesOf } from "../../server/transport/http/security.ts";
import { secret } from "../support/app.ts";

const code = new AccessCode("nine good lives", secret, { date: () => 0 });
const bare = { headers: {} };
const proven = { headers: { cookie: `a=b; __Host-nine-lives-access-443=${code.prove()}` } };

test.each([
  ["a standalone server", undefined, []],
  ["a standalone server with a public URL", "https://cats.example", []],
  [
    "a cluster behind one host",
    "https://cats.example",
    ["https://cats.example/at/a", "https://cats.example:8443/at/b"],
  ],
])("%s opens a WebSocket with the proof alone", (_, PUBLIC_URL, nodeUrls) => {
  const hasAccess = socketAccess(
    code,
    pagesOf({ PUBLIC_URL }, () => nodeUrls),
  );
  expect([hasAccess(bare), hasAccess(proven)]).toEqual([false, true]);
});

test.each([
  ["several hosts", "https://cats.example", ["https://a.cats.example"]],
  ["an unknown public host", undefined, ["https://cats.example/at/a"]],
])("a cluster of %s leaves the proof to the reservation of a seat", (_, PUBLIC_URL, nodeUrls) => {
  expect(
    socketAccess(
      code,
      pagesOf({ PUBLIC_URL }, () => nodeUrls),
    )(bare),
  ).toBe(true);
});
