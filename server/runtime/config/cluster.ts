import { fail, ok, type Result } from "../../../shared/core/result.ts";
import { belowBase } from "./base-path.ts";

/** Cluster settings of this node. A cluster has several processes (nodes) that serve the same tables. */
export interface ClusterConfig {
  readonly redisUrl: string;
  readonly databaseUrl: string;
  /** Unique name of this node. */
  readonly nodeName: string;
  /** URL of this node for players' WebSockets, without a slash at the end. */
  readonly nodeUrl: string;
}

interface Settings {
  readonly REDIS_URL?: string | undefined;
  readonly DATABASE_URL?: string | undefined;
  readonly NODE_NAME?: string | undefined;
  readonly NODE_URL?: string | undefined;
  readonly TOKEN_SECRET?: string | undefined;
  readonly PUBLIC_URL?: string | undefined;
  readonly BASE_PATH: string;
}

type Name = keyof Settings;

/** Settings that each imply a cluster. */
const signs = ["REDIS_URL", "NODE_NAME", "NODE_URL"] as const satisfies readonly Name[];
const needs = [...signs, "DATABASE_URL", "TOKEN_SECRET"] as const satisfies readonly Name[];

/** A setting that does not fit the others; `because` is for the operator. */
export interface SettingConflict {
  readonly name: Name;
  readonly because: string;
}

/** @returns null for a standalone server. */
export function readClusterConfig(settings: Settings): Result<ClusterConfig | null, readonly SettingConflict[]> {
  const present = signs.filter((name) => settings[name] !== undefined);
  if (present.length === 0) return ok(null);
  const { REDIS_URL, DATABASE_URL, NODE_NAME, NODE_URL, TOKEN_SECRET } = settings;
  if (!REDIS_URL || !DATABASE_URL || !NODE_NAME || !NODE_URL || !TOKEN_SECRET) {
    const because = `needed with ${present.join(" and ")}`;
    return fail(needs.filter((name) => settings[name] === undefined).map((name) => ({ name, because })));
  }
  const misfit = schemeMisfit(NODE_URL, settings.PUBLIC_URL ?? NODE_URL) ?? pathMisfit(NODE_URL, settings.BASE_PATH);
  if (misfit) return fail([misfit]);
  return ok({ redisUrl: REDIS_URL, databaseUrl: DATABASE_URL, nodeName: NODE_NAME, nodeUrl: NODE_URL });
}

/** Checks the protocol, because a page loaded by https can open WebSockets by wss only. */
function schemeMisfit(nodeUrl: string, publicUrl: string): SettingConflict | null {
  const { protocol } = new URL(publicUrl);
  return nodeUrl.startsWith(protocol) ? null : { name: "NODE_URL", because: `with ${protocol} as in PUBLIC_URL` };
}

/** Checks the path, because a page's cookies and the proxy's rules end at the base path. */
const pathMisfit = (nodeUrl: string, base: string): SettingConflict | null =>
  belowBase(base, `${new URL(nodeUrl).pathname}/`) === null
    ? { name: "NODE_URL", because: `with a path below ${base} as in BASE_PATH` }
    : null;
