import type { DedicatedConnection } from "./dedicated-connection.ts";

/* Heartbeat queries of a node. All times are those of the database. */

/** Class of the nodes' advisory locks. Each node locks its number as long as its connection lasts. */
const lockClass = 5_046_711;

/**
 * Lateness of a node's own heartbeat after which it must not judge other nodes. The database may have been unreachable
 * for all of them.
 */
const late = "interval '2 s'";
const steadyAfter = "interval '4 s'";

const queueOwners = `"queueOwner"`;

const isSilent = (node: string): string => `${node}."beatAt" < clock_timestamp() - interval '1 s'`;

/**
 * A silent node is dead soon if it has lost its connection, because its lock is free. Later it is dead in any case,
 * because it may be frozen.
 */
const isDead = `case
  when node."beatAt" < clock_timestamp() - interval '4 s' then true
  when ${isSilent("node")} then pg_try_advisory_xact_lock(${lockClass}, node.id::integer)
  else false
end`;

/** Data with which a process joins a cluster. */
export interface NodeDetails {
  readonly name: string;
  /** URL of the node for players' WebSockets. */
  readonly url: string;
  /** Version of the build. */
  readonly version: string;
}

/**
 * Joins the cluster after removing a dead node of this name.
 * @returns the new node's number; null if another node has this name.
 */
export async function registerNode(
  line: DedicatedConnection,
  { name, url, version }: NodeDetails,
): Promise<number | null> {
  await line.ask(() => ({
    text: `delete from nodes where id in (select id from nodes node where name = $1 and ${isDead} for update skip locked)`,
    values: [name],
  }));
  const [row] = await line.ask<{ id: string }>(() => ({
    text: "insert into nodes (name, url, version) values ($1, $2, $3) on conflict do nothing returning id",
    values: [name, url, version],
  }));
  return row ? Number(row.id) : null;
}

/** @returns a text that changes with each heartbeat of the node with this name; null if there is none. */
export async function readHeartbeat(line: DedicatedConnection, name: string): Promise<string | null> {
  const text = `select concat(id, ' ', "beatAt") beat from nodes where name = $1`;
  const [row] = await line.ask<{ beat: string }>(() => ({ text, values: [name] }));
  return row?.beat ?? null;
}

export interface HeartbeatReply {
  /** Whether this node's heartbeats have been on time for long enough to judge others. */
  readonly isSteady: boolean;
  /** Whether the connection holds the node's advisory lock. */
  readonly holdsLock: boolean;
  /** URLs of the cluster's nodes for players. */
  readonly urls: readonly string[];
  /** Whether another node may be dead. */
  readonly isAnySilent: boolean;
  /** Whether this node must drain. */
  readonly isToDrain: boolean;
  /** Whether a table or the queue has no owner. */
  readonly hasOrphans: boolean;
}

/**
 * Heartbeat query.
 * @param isNew whether the connection is new. The other nodes may have lost theirs too, and need time.
 * @returns no row if the node is no longer a member.
 */
export const heartbeatQuery = (id: number, isNew: boolean, holdsLock: boolean) => ({
  text: `
    with beat as (
      update nodes set
        "steadySince" = case
          when $2::boolean or "beatAt" < clock_timestamp() - ${late} then clock_timestamp()
          else "steadySince"
        end,
        "beatAt" = clock_timestamp()
      where id = $1::bigint
      returning "steadySince", draining
    )
    select
      "steadySince" < clock_timestamp() - ${steadyAfter} "isSteady",
      case when $3::boolean then true else pg_try_advisory_lock(${lockClass}, $1::bigint::integer) end "holdsLock",
      (select array_agg(url order by id) from nodes) urls,
      draining "isToDrain",
      exists (select from nodes other where id <> $1::bigint and ${isSilent("other")}) "isAnySilent",
      exists (select from tables where owner is null)
        or exists (select from ${queueOwners} where owner is null) "hasOrphans"
    from beat`,
  values: [id, isNew, holdsLock && !isNew],
});

/** Removes dead nodes, so that their tables become unowned. Only a steady node may do it. */
export async function evictDeadNodes(
  line: DedicatedConnection,
  id: number,
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  return line.ask(() => ({
    text: `
      delete from nodes where id in (
        select id from nodes node
        where id <> $1 and ${isDead} and exists (
          select from nodes me
          where id = $1
          and "beatAt" > clock_timestamp() - ${late} and "steadySince" < clock_timestamp() - ${steadyAfter}
        )
        for update skip locked
      )
      returning id, name`,
    values: [id],
  }));
}
