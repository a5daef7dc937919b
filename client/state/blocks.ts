import type { ReadonlySignal } from "@preact/signals";
import type { Block, PersonTarget } from "../../shared/net/blocks.ts";
import { blocksApi } from "../net/people-api.ts";
import type { ApiResponse } from "../net/request.ts";
import { PlayerResource } from "./player-resource.ts";
import { token } from "./session.ts";

const list = new PlayerResource<readonly Block[]>(blocksApi.list);

/** Players that this player has blocked, newest first; null until loaded. */
export const blocks: ReadonlySignal<readonly Block[] | null> = list.value;

export const askBlocks = (): ApiResponse<readonly Block[]> => list.load();

/** Idempotent: blocking the same player again returns the same block. */
export async function block(whom: PersonTarget): ApiResponse<Block> {
  const made = await blocksApi.add(token(), whom);
  if (made.ok) list.update((known) => known && [made.value, ...known.filter(({ id }) => id !== made.value.id)]);
  return made;
}

export const unblock = (id: string): ApiResponse<readonly Block[]> =>
  list.change((token) => blocksApi.remove(token, id));
