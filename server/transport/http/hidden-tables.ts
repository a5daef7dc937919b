import type { KnownBlocks } from "../../people/blocks/blocks.ts";
import type { TableDirectory } from "../../tables/directory.ts";
import { newRoom } from "../../tables/table-registry.ts";

interface HiddenDeps {
  readonly directory: Pick<TableDirectory, "hides">;
  readonly blocks: Pick<KnownBlocks, "blockersOf">;
}

/** Has the format of a code, and no table has it. */
const noCode = "------";

/**
 * Returns the code under which a table is looked up. A table is hidden from a player who is blocked by its players. For
 * them this is a code that no table has, so that the response and its timing are those for a missing table.
 */
export async function codeFor({ directory, blocks }: HiddenDeps, code: string, playerId: string): Promise<string> {
  const blockers = await blocks.blockersOf(playerId);
  return (await directory.hides({ code }, { playerId, blockers })) ? noCode : code;
}

/** Returns the room under which a table is looked up, by the rule of `codeFor`. */
export async function roomFor({ directory, blocks }: HiddenDeps, roomId: string, playerId: string): Promise<string> {
  const blockers = await blocks.blockersOf(playerId);
  return (await directory.hides({ roomId }, { playerId, blockers })) ? newRoom() : roomId;
}
