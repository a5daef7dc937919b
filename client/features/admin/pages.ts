import { ok } from "../../../shared/core/result.ts";
import type { ApiResponse } from "../../net/request.ts";

/** The loaded part of a list. */
export interface Pages<Item, Last> {
  readonly items: readonly Item[];
  /** The last loaded page; it contains the cursor of the next one. */
  readonly last: Last;
}

/** Loads the first pages of a list, one after the other, so that all pages are equally fresh. */
export async function firstPages<Item, Page extends { readonly before: string | null }>(
  load: (before: string | null) => ApiResponse<Page>,
  itemsOf: (page: Page) => readonly Item[],
  count: number,
): ApiResponse<Pages<Item, Page>> {
  const items: Item[] = [];
  for (let before: string | null = null, number = 1; ; number += 1) {
    const page = await load(before);
    if (!page.ok) return page;
    items.push(...itemsOf(page.value));
    before = page.value.before;
    if (before === null || number === count) return ok({ items, last: page.value });
  }
}
