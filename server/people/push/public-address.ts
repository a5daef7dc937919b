import { BlockList, isIPv4 } from "node:net";

/** IPv4 networks that are not the public internet (IANA special-purpose registry), and multicast. */
const special4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const;

/** Networks inside 2000::/3 that are not public, or contain an IPv4 address. */
const special6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;

const notPublic = new BlockList();
for (const [network, prefix] of special4) notPublic.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of special6) notPublic.addSubnet(network, prefix, "ipv6");

/** The only IPv6 network with public addresses. */
const global6 = new BlockList();
global6.addSubnet("2000::", 3, "ipv6");

/** Whether an IP address belongs to the public internet, and not to this machine or its network. */
export const isPublicAddress = (address: string): boolean =>
  isIPv4(address)
    ? !notPublic.check(address, "ipv4")
    : global6.check(address, "ipv6") && !notPublic.check(address, "ipv6");
