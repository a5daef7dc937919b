import { isIP } from "node:net";
import proxyAddr from "proxy-addr";
import { z } from "zod";

/** Reverse proxies whose `X-Forwarded-For` the server believes: their number, or their addresses and networks. */
export type TrustedProxies = number | readonly string[];

/**
 * Decides whether an address is that of a trusted proxy.
 * @param hop number of proxies between the address and this server; 0 for the peer of the socket.
 */
export type Trust = (address: string, hop: number) => boolean;

export const trustedProxies = z.string().transform((setting, context): TrustedProxies => {
  if (/^[0-9]$/.test(setting)) return Number(setting);
  const networks = setting.split(",").map((network) => network.trim());
  if (networks.every(isNetwork)) return networks;
  context.addIssue({ code: "custom", message: "neither a number nor a list of networks" });
  return z.NEVER;
});

/** Whether a text is an address or a network. */
function isNetwork(text: string): boolean {
  // The library also reads short forms of addresses: "10" as 0.0.0.10.
  if (!isIP(text.replace(/\/.*/, ""))) return false;
  try {
    proxyAddr.compile(text);
    return true;
  } catch {
    return false;
  }
}

export const trustOf = (proxies: TrustedProxies): Trust =>
  typeof proxies === "number" ? (_address, hop) => hop < proxies : proxyAddr.compile([...proxies]);
