import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { RequestHandler } from "express";
import { ipKeyGenerator } from "express-rate-limit";
import proxyAddr from "proxy-addr";
import type { Config } from "../../runtime/config/config.ts";
import { type Trust, type TrustedProxies, trustOf } from "../../runtime/config/trusted-proxies.ts";
import type { ServerLog } from "../../runtime/log.ts";
import { isUnlimited } from "./limits.ts";

/**
 * Returns the address by which limits count a request: of its socket, or according to trusted proxies. An IPv6 address
 * is reduced to the network of one household.
 */
export const addressOf = (request: IncomingMessage, trust: Trust): string =>
  ipKeyGenerator(request.socket.remoteAddress === undefined ? "" : proxyAddr(request, trust));

/**
 * Returns the address by which limits count a connection; null if it does not count. Connections of a trusted proxy do
 * not count, because all players share them.
 */
export function addressOfConnection(
  { remoteAddress = "" }: Pick<Socket, "remoteAddress">,
  trust: Trust,
  config: Pick<Config, "LIMIT_LOOPBACK">,
): string | null {
  const isShared = trust(remoteAddress, 0);
  return isShared || isUnlimited(remoteAddress, config) ? null : ipKeyGenerator(remoteAddress);
}

/**
 * Logs the first request that an unknown proxy has forwarded, because all players behind that proxy count as one
 * address and one household. Only the first: any client can send the header.
 */
export function reportUnknownProxy(proxies: TrustedProxies, log: Pick<ServerLog, "warn">): RequestHandler {
  const trust = trustOf(proxies);
  let isReported = false;
  return ({ headers, socket: { remoteAddress = "" } }, _response, next) => {
    if (!isReported && headers["x-forwarded-for"] !== undefined && !trust(remoteAddress, 0)) {
      isReported = true;
      log.warn(
        { event: "proxy-unknown", setting: "TRUST_PROXY", expected: proxies, got: remoteAddress },
        "X-FORWARDED-FOR IS IGNORED: it came from an address that TRUST_PROXY does not name",
      );
    }
    next();
  };
}
