import { ok } from "../../../shared/core/result.ts";
import type { Reply } from "../../net/request.ts";

/** A list as far as it was asked for. */
export interface Pages<Item, Last> {
  readonly items: readonly Item[];
  /** The page asked for last, which says where the next one begins. */
  readonly last: Last;
}

/** Asks for the first pages of a list, one after the other, so that the whole is as new as its first page. */
export async function firstPages<Item, Page extends { readonly before: string | null }>(
  load: (before: string | null) => Reply<Page>,
  itemsOf: (page: Page) => readonly Item[],
  count: number,
): Reply<Pages<Item, Page>> {
  const items: Item[] = [];
  for (let before: string | null = null, number = 1; ; number += 1) {
    const page = await load(before);
    if (!page.ok) return page;
    items.push(...itemsOf(page.value));
    before = page.value.before;
    if (before === null || number === count) return ok({ items, last: page.value });
  }
}
