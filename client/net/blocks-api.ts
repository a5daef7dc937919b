import type { Block, BlockRequest } from "../../shared/net/blocks.ts";
import { get, post, remove } from "./api.ts";
import type { Reply } from "./request.ts";

/** Whom a player does not want to meet (`shared/net/blocks.ts`); `token` is the asking player's. */
export const blocksApi = {
  list: (token: string): Reply<readonly Block[]> => get("/blocks", token),
  /** Blocking somebody again gives the same block. */
  add: (token: string, whom: BlockRequest): Reply<Block> => post("/blocks", whom, token),
  remove: (token: string, id: string): Reply<readonly Block[]> => remove(`/blocks/${encodeURIComponent(id)}`, token),
};
