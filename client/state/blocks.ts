import { type ReadonlySignal, signal } from "@preact/signals";
import { ok, type Result } from "../../shared/core/result.ts";
import type { Block, PersonTarget } from "../../shared/net/blocks.ts";
import { blocksApi } from "../net/people-api.ts";
import type { ApiFailure } from "../net/request.ts";
import { token } from "./session.ts";

const current = signal<readonly Block[] | null>(null);

/** Players that this player has blocked, newest first; null until loaded. */
export const blocks: ReadonlySignal<readonly Block[] | null> = current;

type Answer<Value> = Promise<Result<Value, ApiFailure>>;

export const askBlocks = async (): Answer<readonly Block[]> => kept(await blocksApi.list(token()));

/** Idempotent: blocking the same player again returns the same block. */
export async function block(whom: PersonTarget): Answer<Block> {
  const made = await blocksApi.add(token(), whom);
  if (made.ok && current.value) {
    const others = current.value.filter(({ id }) => id !== made.value.id);
    current.value = [made.value, ...others];
  }
  return made;
}

export const unblock = async (id: string): Answer<readonly Block[]> => kept(await blocksApi.remove(token(), id));

function kept(answer: Result<readonly Block[], ApiFailure>): Result<readonly Block[], ApiFailure> {
  if (!answer.ok) return answer;
  current.value = answer.value;
  return ok(answer.value);
}
