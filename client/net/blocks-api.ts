import type { Block, BlockRequest } from "../../shared/net/blocks.ts";
import { get, post, remove } from "./api.ts";
import type { Reply } from "./request.ts";

/** Blocklist of a player (`shared/net/blocks.ts`); `token` is the token of this player. */
export const blocksApi = {
  list: (token: string): Reply<readonly Block[]> => get("/blocks", token),
  /** Idempotent: blocking the same player again returns the same block. */
  add: (token: string, whom: BlockRequest): Reply<Block> => post("/blocks", whom, token),
  remove: (token: string, id: string): Reply<readonly Block[]> => remove(`/blocks/${encodeURIComponent(id)}`, token),
};
