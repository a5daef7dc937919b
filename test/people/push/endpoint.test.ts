import { expect, test } from "vitest";
import { parseEndpoint } from "../../../server/people/push/endpoint.ts";
import { isPublicAddress } from "../../../server/people/push/public-address.ts";

test.each([
  "https://fcm.googleapis.com/fcm/send/abc",
  "https://updates.push.services.mozilla.com/wpush/v2/abc?x=1",
  "https://push.example:443/abc",
])("%s is an endpoint", (text) => {
  expect(parseEndpoint(text)).not.toBeNull();
});

test.each([
  ["another protocol", "http://push.example/abc"],
  ["another port", "https://push.example:8443/abc"],
  ["a password", "https://ann:secret@push.example/abc"],
  ["an IPv4 address", "https://93.184.216.34/abc"],
  ["an IPv4 address as one number", "https://2130706433/abc"],
  ["an IPv4 address in hexadecimal", "https://0x7f.0.0.1/abc"],
  ["an IPv6 address", "https://[::1]/abc"],
  ["a name of the local network", "https://localhost/abc"],
  ["no address", "push.example"],
  ["too many characters", `https://push.example/${"a".repeat(1000)}`],
])("an endpoint with %s is refused", (_what, text) => {
  expect(parseEndpoint(text)).toBeNull();
});

test.each(["93.184.216.34", "8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:2800:220:1::1", "2a00:1450::1"])(
  "%s is a public address",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "127.0.0.1",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:8.8.8.8",
  "64:ff9b::7f00:1",
  "2002:7f00:1::",
  "2001:db8::1",
  "fc00::1",
  "fe80::1",
  "ff02::1",
  "nonsense",
])("%s is not a public address", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
