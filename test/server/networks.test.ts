import { expect, test } from "vitest";
import { Networks } from "../../server/http/networks.ts";
import { secret } from "../support/app.ts";

const house = { redisUrl: "", databaseUrl: "", nodeName: "a", nodeUrl: "https://cats.example/at/a" };
const alone = { LIMIT_LOOPBACK: true, TOKEN_SECRET: secret, house: null };
const home = { ip: "192.0.2.1" };

test("all nodes of a house have one name for a network", () => {
  const other = { ...house, nodeName: "b", nodeUrl: "https://cats.example/at/b" };
  expect(new Networks({ ...alone, house }).of(home)).toBe(new Networks({ ...alone, house: other }).of(home));
});

test("a server that is alone names networks anew with each start", () => {
  expect(new Networks(alone).of(home)).not.toBe(new Networks(alone).of(home));
});
