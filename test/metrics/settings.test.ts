import { expect, test } from "vitest";
import { readConfig } from "../../server/runtime/config/config.ts";

const token = "a-token-of-more-than-thirty-two-characters";

test.each([
  ["9464", "127.0.0.1", 9464],
  ["127.0.0.1:0", "127.0.0.1", 0],
  ["[::1]:9464", "::1", 9464],
])("METRICS_PORT=%s means the host %s", (text, host, port) => {
  expect(readConfig({ METRICS_PORT: text })).toMatchObject({ ok: true, value: { METRICS_PORT: { host, port } } });
});

test.each(["0.0.0.0:9464", "10.0.0.5:9464", "[::]:9464", "127.example:9464"])(
  "the public METRICS_PORT=%s needs a token",
  (text) => {
    expect(readConfig({ METRICS_PORT: text })).toMatchObject({ ok: false, error: [{ name: "METRICS_TOKEN" }] });
    expect(readConfig({ METRICS_PORT: text, METRICS_TOKEN: token })).toMatchObject({ ok: true });
  },
);

test("the error for a token that is too short does not contain it", () => {
  expect(readConfig({ METRICS_TOKEN: "short" })).toMatchObject({
    error: [{ name: "METRICS_TOKEN", got: "5 characters" }],
  });
});

test.each(["9464x", ":9464", "65536", "127.0.0.1:65536", "::1:9464"])(
  "METRICS_PORT=%s is rejected with its name",
  (text) => {
    expect(readConfig({ METRICS_PORT: text })).toMatchObject({ ok: false, error: [{ name: "METRICS_PORT" }] });
  },
);
