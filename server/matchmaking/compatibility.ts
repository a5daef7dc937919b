import type { Editions } from "../../shared/core/editions.ts";
import type { Player } from "../../shared/net/protocol.ts";
import { partiesOf, unitsOf } from "./party-units.ts";

/** Rules for matching players. */
export interface Matching {
  readonly editions: Editions;
  /** Whether one of two players has blocked the other, by their ids. */
  readonly areApart: (one: string, other: string) => boolean;
}

/** Waiting player. */
interface Stranger {
  readonly player: Pick<Player, "id" | "guest">;
  /** Network of the player; null if networks do not count. */
  readonly network: string | null;
  /** Id of the player's party; missing without one. */
  readonly party?: string;
}

/**
 * Whether these players may share a table: there are no blocks between them, or their game would be rated. Blocks do
 * not affect rated matchmaking, because players could use them to choose their opponents.
 */
export const areCompatible = (people: readonly Stranger[], { areApart }: Pick<Matching, "areApart">): boolean =>
  isPeaceful(people, areApart) || couldCount(people);

const isPeaceful = (people: readonly Stranger[], areApart: Matching["areApart"]): boolean =>
  people.every(({ player }, place) => !people.slice(0, place).some((other) => areApart(player.id, other.player.id)));

/**
 * Whether a game of these players alone would be rated: all have accounts, each has a different network, and no two are
 * of one party.
 */
function couldCount(people: readonly Stranger[]): boolean {
  const networks = people.flatMap(({ network }) => network ?? []);
  const haveAccounts = people.every(({ player }) => !player.guest);
  return haveAccounts && new Set(networks).size === networks.length && partiesOf(people).length === 0;
}

/** Splits players who will play with bots into sets without blocks. Parties stay together. Games with bots are never rated. */
export function splitByBlocks<Kind extends Stranger>(
  people: readonly Kind[],
  { areApart }: Pick<Matching, "areApart">,
): readonly (readonly Kind[])[] {
  const parts: Kind[][] = [];
  for (const unit of unitsOf(people)) {
    const part = parts.find((others) => isPeaceful([...others, ...unit], areApart));
    if (part) part.push(...unit);
    else parts.push([...unit]);
  }
  return parts;
}
