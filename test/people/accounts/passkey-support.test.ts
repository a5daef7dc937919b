import { expect, test } from "vitest";
import { passkeySupport } from "../../../server/people/accounts/passkey-support.ts";

test.each([
  [undefined, { kind: "offered", host: "localhost" }],
  ["https://cats.example", { kind: "offered", host: "cats.example" }],
  ["https://cats.example:8443", { kind: "offered", host: "cats.example" }],
  ["http://localhost:5173", { kind: "offered", host: "localhost" }],
  ["http://192.168.1.5:2567", { kind: "not-https" }],
  ["https://203.0.113.5", { kind: "no-host-name" }],
  ["https://[2001:db8::1]", { kind: "no-host-name" }],
])("a server at %s offers passkeys or gives the reason why not", (PUBLIC_URL, support) => {
  expect(passkeySupport({ PUBLIC_URL })).toEqual(support);
});
