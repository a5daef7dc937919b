import { useEffect, useMemo } from "preact/hooks";
import { ok } from "../../../shared/core/result.ts";
import type { ApiFailure, ApiResponse } from "../../net/request.ts";
import { PolledResource } from "../../state/polled-resource.ts";

/** Polling interval of a page, in ms. */
const everyMs = 5000;

/** Polls the server while the page is visible. @param about a new value starts a new resource. */
export function usePolled<Value>(ask: () => ApiResponse<Value>, about: string): PolledResource<Value, ApiFailure> {
  const live = useMemo(() => new PolledResource(ask, everyMs), [about]);
  usePollWhileVisible(live);
  return live;
}

/** Polls a resource while the page is visible. */
export function usePollWhileVisible<Value, Failure>(live: PolledResource<Value, Failure>): void {
  useEffect(() => {
    let stop: (() => void) | null = null;
    const follow = () => {
      stop?.();
      stop = document.hidden ? null : live.startPolling();
    };
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      stop?.();
    };
  }, [live]);
}

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
