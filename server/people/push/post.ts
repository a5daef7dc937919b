import type { LookupAddress } from "node:dns";
import { request } from "node:https";
import type { LookupFunction } from "node:net";
import { parseEndpoint } from "./endpoint.ts";
import { isPublicAddress } from "./public-address.ts";
import { resolveName } from "./resolve-name.ts";

const maxHeaderBytes = 8192;

/** Encrypted message for a push service. */
export interface PushRequest {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

/** Sends a message. @returns the status of the answer; null without one. */
export type PostPush = (message: PushRequest) => Promise<number | null>;

/** The network, which tests replace by a push service of their own. */
export interface PushNetwork {
  readonly resolve: (host: string) => Promise<readonly LookupAddress[]>;
  readonly isAllowed: (address: string) => boolean;
  readonly port: number;
  /** Time from the lookup of the name to the status of the answer, in ms. */
  readonly timeoutMs: number;
  /** Certificate authority in PEM that is trusted besides the usual ones. */
  readonly ca?: string;
}

export const internet: PushNetwork = {
  resolve: (host) => resolveName(host),
  isAllowed: isPublicAddress,
  port: 443,
  timeoutMs: 5000,
};

/**
 * Creates the function that sends messages. It connects to the very addresses that it has checked, so that a name that
 * changes its address reaches nothing else. It follows no redirect, and reads nothing of the answer but its status.
 */
export const postOver =
  ({ resolve, isAllowed, port, timeoutMs, ca }: PushNetwork): PostPush =>
  async ({ endpoint, headers, body }) => {
    const url = parseEndpoint(endpoint);
    if (!url) return null;
    const signal = AbortSignal.timeout(timeoutMs);
    const addresses = await beforeAbort(resolve(url.hostname), signal).catch(() => []);
    if (addresses.length === 0 || !addresses.every(({ address }) => isAllowed(address))) return null;
    const { promise, resolve: settle } = Promise.withResolvers<number | null>();
    const post = request({
      method: "POST",
      host: url.hostname,
      path: `${url.pathname}${url.search}`,
      port,
      headers,
      lookup: answering(addresses),
      maxHeaderSize: maxHeaderBytes,
      // Each message has a connection of its own, so that each connection is checked.
      agent: false,
      signal,
      ...(ca !== undefined && { ca }),
    });
    post.once("response", (response) => {
      settle(response.statusCode ?? null);
      response.destroy();
    });
    post.once("error", () => settle(null));
    post.once("close", () => settle(null));
    post.end(body);
    return promise;
  };

/** Resolves a name to these addresses, whatever it is. */
const answering =
  (addresses: readonly LookupAddress[]): LookupFunction =>
  (_host, { all }, answer) => {
    const [first] = addresses;
    if (all === true) answer(null, [...addresses]);
    else answer(null, first?.address ?? "", first?.family);
  };

const beforeAbort = <Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: true })),
  ]);
