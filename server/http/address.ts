import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { ipKeyGenerator } from "express-rate-limit";
import type { Config } from "../config/config.ts";
import { isUnlimited } from "./limits.ts";

/**
 * The address that limits count a request by: from its socket, or from what trusted proxies say. An IPv6 address is
 * reduced to the network of one household.
 * @param proxies how many are in front of this server.
 */
export function addressOf({ socket, headers }: Pick<IncomingMessage, "socket" | "headers">, proxies: number): string {
  const forwarded = String(headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((address) => address.trim());
  const nearestFirst = [socket.remoteAddress ?? "", ...forwarded.filter((address) => address !== "").reverse()];
  return ipKeyGenerator(nearestFirst[Math.min(proxies, nearestFirst.length - 1)] ?? "");
}

/**
 * The address that limits count a connection by; null if it has none. A trusted proxy has none, because all players come
 * over its connections.
 */
export function addressOfConnection(
  { remoteAddress = "" }: Pick<Socket, "remoteAddress">,
  config: Pick<Config, "TRUST_PROXY" | "LIMIT_LOOPBACK">,
): string | null {
  return config.TRUST_PROXY > 0 || isUnlimited(remoteAddress, config) ? null : ipKeyGenerator(remoteAddress);
}
