import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { ipKeyGenerator } from "express-rate-limit";
import type { Config } from "../../runtime/config/config.ts";
import { isUnlimited } from "./limits.ts";

/**
 * Returns the address by which limits count a request: of its socket, or according to trusted proxies. An IPv6 address
 * is reduced to the network of one household.
 * @param proxies number of trusted proxies in front of this server.
 */
export function addressOf({ socket, headers }: Pick<IncomingMessage, "socket" | "headers">, proxies: number): string {
  const forwarded = String(headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((address) => address.trim());
  const nearestFirst = [socket.remoteAddress ?? "", ...forwarded.filter((address) => address !== "").reverse()];
  return ipKeyGenerator(nearestFirst[Math.min(proxies, nearestFirst.length - 1)] ?? "");
}

/**
 * Returns the address by which limits count a connection; null if it does not count. Connections of a trusted proxy do
 * not count, because all players share them.
 */
export function addressOfConnection(
  { remoteAddress = "" }: Pick<Socket, "remoteAddress">,
  config: Pick<Config, "TRUST_PROXY" | "LIMIT_LOOPBACK">,
): string | null {
  return config.TRUST_PROXY > 0 || isUnlimited(remoteAddress, config) ? null : ipKeyGenerator(remoteAddress);
}
