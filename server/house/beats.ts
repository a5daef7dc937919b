import type { Line } from "./line.ts";

/* What a node says to the database, and hears of the other nodes. All times are the database's. */

/** The class of the advisory locks that nodes hold, each on its number, as long as their connection lasts. */
const lockClass = 5_046_711;

/** A node whose beat is later than this judges no others for a while: the database may have been away from all. */
const late = "interval '2 s'";
const steadyAfter = "interval '4 s'";

const queueOwners = `"queueOwner"`;

const isSilent = (node: string): string => `${node}."beatAt" < clock_timestamp() - interval '1 s'`;

/** A silent node is dead: soon if it has lost its connection; if it may only be frozen, later. */
const isDead = `case
  when node."beatAt" < clock_timestamp() - interval '4 s' then true
  when ${isSilent("node")} then pg_try_advisory_xact_lock(${lockClass}, node.id::integer)
  else false
end`;

/** What a process says of itself when it joins a house. */
export interface NodeWords {
  readonly name: string;
  /** Where players' WebSockets reach it. */
  readonly url: string;
  /** The build's version. */
  readonly version: string;
}

/** Removes a dead node of this name. @returns the new node's number; null if another of this name is there. */
export async function register(line: Line, { name, url, version }: NodeWords): Promise<number | null> {
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

/** @returns a text that changes with each beat of the node of this name; null if there is none. */
export async function beatOf(line: Line, name: string): Promise<string | null> {
  const text = `select concat(id, ' ', "beatAt") beat from nodes where name = $1`;
  const [row] = await line.ask<{ beat: string }>(() => ({ text, values: [name] }));
  return row?.beat ?? null;
}

export interface Heard {
  /** Whether this node's beats have come on time for long enough to judge others. */
  readonly isSteady: boolean;
  /** Whether its connection holds its lock. */
  readonly holdsLock: boolean;
  /** Where players reach the nodes of the house. */
  readonly urls: readonly string[];
  /** Whether another node may be dead. */
  readonly isAnySilent: boolean;
  /** Whether it is to hand its tables over. */
  readonly isToDrain: boolean;
  /** Whether a table, or the queue, has no owner. */
  readonly hasOrphans: boolean;
}

/**
 * A sign of life.
 * @param isNew whether the connection is new: the others may have lost theirs too, and need time.
 * @returns null if the node is no longer a member.
 */
export const beat = (id: number, isNew: boolean, holdsLock: boolean) => ({
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

/** Removes dead nodes: their tables are orphans. Only a steady node may judge. */
export async function bury(line: Line, id: number): Promise<readonly { readonly id: string; readonly name: string }[]> {
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
