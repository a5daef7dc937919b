import { expect, test } from "vitest";
import { Networks } from "../../server/http/networks.ts";
import { secret } from "../support/app.ts";

const config = { LIMIT_LOOPBACK: true };
const home = { ip: "192.0.2.1" };

test("all nodes of a cluster hash a network to the same name, and other clusters to another one", () => {
  expect(Networks.ofHouse(config, secret).of(home)).toBe(Networks.ofHouse(config, secret).of(home));
  expect(Networks.ofHouse(config, "another secret").of(home)).not.toBe(Networks.ofHouse(config, secret).of(home));
});

test("a standalone server hashes networks to new names at each start", () => {
  expect(new Networks(config).of(home)).not.toBe(new Networks(config).of(home));
});
