import { expect, test } from "vitest";
import { passkeysAt } from "../../../client/state/passkey-support.ts";

const local = { kind: "offered", host: "localhost" } as const;
const named = { kind: "offered", host: "cats.example" } as const;
const able = { port: "", isSecure: true, hasPasskeys: true };

test("passkeys are offered under the server’s own name, in a browser that supports them", () => {
  expect(passkeysAt(named, { ...able, hostname: "cats.example" })).toEqual({ kind: "offered" });
  expect(passkeysAt(named, { ...able, hostname: "cats.example", hasPasskeys: false })).toEqual({ kind: "no-browser" });
});

test("passkeys are not offered under another name, and the right one is shown", () => {
  expect(passkeysAt(named, { ...able, hostname: "node-2.example" })).toEqual({
    kind: "elsewhere",
    address: "cats.example",
  });
});

test("a page at the machine’s own number is told to use its name", () => {
  expect(passkeysAt(local, { ...able, hostname: "127.0.0.1", port: "2567" })).toEqual({
    kind: "elsewhere",
    address: "localhost:2567",
  });
});

test("a server without a name offers no passkeys, and the missing name is reported", () => {
  expect(passkeysAt({ kind: "no-host-name" }, { ...able, hostname: "203.0.113.5" })).toEqual({ kind: "no-host-name" });
});

test("a server in a home network lacks https for passkeys", () => {
  const home = { port: "2567", isSecure: false, hasPasskeys: false };
  expect(passkeysAt(local, { ...home, hostname: "192.168.1.5" })).toEqual({ kind: "not-https" });
  expect(passkeysAt({ kind: "not-https" }, { ...home, hostname: "cats.example" })).toEqual({ kind: "not-https" });
  expect(passkeysAt(named, { ...home, hostname: "cats.example" })).toEqual({ kind: "not-https" });
});
