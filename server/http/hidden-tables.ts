import type { KnownBlocks } from "../blocks/blocks.ts";
import type { TableDirectory } from "../tables/directory.ts";
import { newRoom } from "../tables/register.ts";

interface HiddenDeps {
  readonly directory: Pick<TableDirectory, "hides">;
  readonly blocks: Pick<KnownBlocks, "blockersOf">;
}

/** Reads like a code, and no table has it. */
const noCode = "------";

/**
 * The code under which a table is to be looked for. From somebody whom its people have blocked it is hidden: for them it
 * is looked for under one that no table has, so that the answer and what leads to it are those for no table.
 */
export async function codeFor({ directory, blocks }: HiddenDeps, code: string, playerId: string): Promise<string> {
  const blockers = await blocks.blockersOf(playerId);
  return (await directory.hides({ code }, { playerId, blockers })) ? noCode : code;
}

/** The same for a table's room. */
export async function roomFor({ directory, blocks }: HiddenDeps, roomId: string, playerId: string): Promise<string> {
  const blockers = await blocks.blockersOf(playerId);
  return (await directory.hides({ roomId }, { playerId, blockers })) ? newRoom() : roomId;
}
