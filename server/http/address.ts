import type { IncomingMessage } from "node:http";
import { ipKeyGenerator } from "express-rate-limit";

/**
 * Where a request comes from, by its socket or by what trusted proxies say: the one by which limits count. An IPv6 address stands for the
 * network that one household has.
 * @param proxies how many are in front of this server.
 */
export function addressOf({ socket, headers }: Pick<IncomingMessage, "socket" | "headers">, proxies: number): string {
  const forwarded = String(headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((address) => address.trim());
  const nearestFirst = [socket.remoteAddress ?? "", ...forwarded.filter((address) => address !== "").reverse()];
  return ipKeyGenerator(nearestFirst[Math.min(proxies, nearestFirst.length - 1)] ?? "");
}
