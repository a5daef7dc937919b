import { expect, test } from "vitest";
import { NetworkIds } from "../../server/transport/http/network-ids.ts";
import { secret } from "../support/app.ts";

const config = { LIMIT_LOOPBACK: true };
const home = { ip: "192.0.2.1" };

test("all nodes of a cluster hash a network to the same name, and other clusters to another one", () => {
  expect(NetworkIds.ofCluster(config, secret).of(home)).toBe(NetworkIds.ofCluster(config, secret).of(home));
  expect(NetworkIds.ofCluster(config, "another secret").of(home)).not.toBe(
    NetworkIds.ofCluster(config, secret).of(home),
  );
});

test("a standalone server hashes networks to new names at each start", () => {
  expect(new NetworkIds(config).of(home)).not.toBe(new NetworkIds(config).of(home));
});
