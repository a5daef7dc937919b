import type { LookupAddress } from "node:dns";
import { Resolver } from "node:dns/promises";

/** Time for the first try of a lookup, in ms. The second and last try takes twice as long. */
const firstTryMs = 1500;

/**
 * Resolves the name of a push service. `dns.lookup` would occupy one of the few threads for lookups, so that hostile
 * names with silent servers would delay the lookups of all other parts, such as the database connection.
 * @param servers DNS servers; those of the system, if left out.
 */
export async function resolveName(host: string, servers?: readonly string[]): Promise<readonly LookupAddress[]> {
  const resolver = new Resolver({ timeout: firstTryMs, tries: 2 });
  if (servers) resolver.setServers(servers);
  const [four, six] = await Promise.all([
    resolver.resolve4(host).catch(() => []),
    resolver.resolve6(host).catch(() => []),
  ]);
  return [...four.map((address) => ({ address, family: 4 })), ...six.map((address) => ({ address, family: 6 }))];
}
