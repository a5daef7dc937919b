import type { IncomingMessage } from "node:http";
import { ipKeyGenerator } from "express-rate-limit";

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
