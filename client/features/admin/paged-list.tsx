import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { LoadMore } from "../../components/forms/load-more.tsx";
import type { ApiResponse } from "../../net/request.ts";
import { PollingStatus } from "./polling-status.tsx";
import { t } from "./texts.ts";
import { firstPages, usePolled } from "./use-polled.ts";

interface PagedListProps<Item, Page> {
  /** A new value starts a new list. */
  readonly about: string;
  readonly load: (before: string | null) => ApiResponse<Page>;
  readonly itemsOf: (page: Page) => readonly Item[];
  readonly lineOf: (item: Item) => ComponentChildren;
  /** Text of an empty list. */
  readonly none: string;
  readonly class: string;
}

/** A list that is polled, with a button for its next page. */
export function PagedList<Item, Page extends { readonly before: string | null }>(props: PagedListProps<Item, Page>) {
  const { about, load, itemsOf, lineOf, none } = props;
  const pages = useSignal(1);
  const live = usePolled(() => firstPages(load, itemsOf, pages.value), about);
  const found = live.value.value;
  return (
    <>
      <PollingStatus live={live} />
      {found?.items.length === 0 && <p class="paper admin-empty">{none}</p>}
      {found && found.items.length > 0 && <ul class={`paper lines ${props.class}`}>{found.items.map(lineOf)}</ul>}
      {found && found.last.before !== null && (
        <LoadMore
          text={t("admin.more")}
          onPress={() => {
            pages.value += 1;
            return live.refresh();
          }}
        />
      )}
    </>
  );
}
