import { isIP } from "node:net";

export const maxEndpointLength = 1000;

/**
 * Parses the address of a push service. It is hostile input: the server will send requests there.
 * @returns null unless it is https at port 443 of a host with a name.
 */
export function parseEndpoint(text: string): URL | null {
  const url = text.length <= maxEndpointLength && URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== "https:" || url.port !== "" || url.username !== "" || url.password !== "") return null;
  // A name is resolved and checked before each connection. A number would be connected to unchecked.
  const isName = isIP(url.hostname) === 0 && !url.hostname.startsWith("[") && url.hostname.includes(".");
  return isName ? url : null;
}
