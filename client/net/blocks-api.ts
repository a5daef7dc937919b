import type { Block, BlockRequest } from "../../shared/net/blocks.ts";
import { get, post, remove } from "./api.ts";
import type { ApiResponse } from "./request.ts";

/** Blocklist of a player (`shared/net/blocks.ts`); `token` is the token of this player. */
export const blocksApi = {
  list: (token: string): ApiResponse<readonly Block[]> => get("/blocks", token),
  /** Idempotent: blocking the same player again returns the same block. */
  add: (token: string, whom: BlockRequest): ApiResponse<Block> => post("/blocks", whom, token),
  remove: (token: string, id: string): ApiResponse<readonly Block[]> =>
    remove(`/blocks/${encodeURIComponent(id)}`, token),
};
