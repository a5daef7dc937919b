import type { RequestHandler } from "express";
import type { ApiError } from "../../../shared/net/protocol.ts";
import { belowBase } from "../../runtime/config/base-path.ts";
import type { Config } from "../../runtime/config/config.ts";

/**
 * Strips this node's path from an address below the base path: "/at/a/api/lobby" becomes "/api/lobby".
 * @returns null if the address belongs to another node.
 */
export type AddressHere = (address: string) => string | null;

/** @param nodeUrls URLs of all nodes of the cluster. */
export function addressHereOf(
  { cluster, BASE_PATH }: Pick<Config, "cluster" | "BASE_PATH">,
  nodeUrls: () => readonly string[],
): AddressHere {
  if (!cluster) return (address) => address;
  const pathOf = (nodeUrl: string) => nodePath(BASE_PATH, nodeUrl);
  const own = pathOf(cluster.nodeUrl);
  return (address) => {
    const paths = [own, ...nodeUrls().map(pathOf)].filter((path) => isBelow(address, path));
    const path = paths.reduce((longest, other) => (other.length > longest.length ? other : longest), "");
    if (path !== own && path !== "") return null;
    const rest = address.slice(path.length);
    return rest.startsWith("/") ? rest : `/${rest}`;
  };
}

/**
 * Returns the address at which clients connect to the rooms of a node: host and path without the protocol, as the SDK
 * expects.
 */
export const publicAddressOf = (nodeUrl: string): string => nodeUrl.replace(/^https?:\/\//, "");

/** Returns the path of a node below the base path, such as "/at/a"; "" for a node with a host of its own. */
function nodePath(base: string, nodeUrl: string): string {
  const path = `${publicAddressOf(nodeUrl).replace(/^[^/]+/, "")}/`;
  return (belowBase(base, path) ?? path).slice(0, -1);
}

const isBelow = (address: string, path: string): boolean =>
  address.startsWith(path) && /^([/?]|$)/.test(address.slice(path.length));

/**
 * Answers only requests to this node. A proxy that routes other nodes' requests here is misconfigured.
 * @param limit counts requests to other nodes.
 */
export function onlyHere(addressHere: AddressHere, limit: RequestHandler): RequestHandler {
  const refuseLimited: RequestHandler = (request, response, next) =>
    limit(request, response, (error?: unknown) =>
      error === undefined ? refuse(request, response, next) : next(error),
    );
  return (request, response, next) => {
    const address = addressHere(request.url);
    if (address === null) return refuseLimited(request, response, next);
    request.url = address;
    return next();
  };
}

const refuse: RequestHandler = (request, response) => {
  response.status(421).set("Cache-Control", "no-store");
  if (request.accepts(["json", "html"]) === "html") response.type("text").send(wrongNode);
  else response.json({ error: "again", detail: wrongNode } satisfies ApiError);
};

const wrongNode =
  "This address belongs to another node of this cluster: the proxy in front routes its path to the wrong node.";
