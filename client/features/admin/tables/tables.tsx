import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import {
  fewTables,
  maxTables,
  type TableOrder,
  type TableRow,
  type TablesPage,
  tableOrders,
} from "../../../../shared/net/operators.ts";
import { formatNumber } from "../../../app/i18n.ts";
import { adminApi } from "../../../net/admin-api.ts";
import { token } from "../../../state/session.ts";
import { LoadMore } from "../load-more.tsx";
import { PollingStatus } from "../polling-status.tsx";
import { Select } from "../select.tsx";
import { t } from "../texts.ts";
import { usePolled } from "../use-polled.ts";
import { CloseQuestion } from "./close-question.tsx";
import { TableLine } from "./table-line.tsx";
import "./tables.css";

/** List of the open tables without their hidden state: the first matches of the search. */
export function Tables() {
  const order = useSignal<TableOrder>("newest");
  const wanted = useSignal("");
  const most = useSignal(fewTables);
  const closing = useSignal<TableRow | null>(null);
  const live = usePolled(
    () => adminApi.tables(token(), { order: order.value, find: wanted.value.trim(), most: most.value }),
    "tables",
  );
  const page = live.value.value;
  const look = () => void live.refresh();
  return (
    <>
      <PollingStatus live={live} />
      <search class="glass tables-search" aria-label={t("admin.tables.search")}>
        <Select
          label={t("admin.tables.order")}
          chosen={order.value}
          options={tableOrders.map((value) => ({ value, text: t(`admin.tables.orders.${value}`) }))}
          onChoose={(next) => {
            order.value = next;
            look();
          }}
        />
        <Find
          wanted={wanted.value}
          onWanted={(typed) => {
            wanted.value = typed;
            look();
          }}
        />
      </search>
      {page && (
        <p class="small soft" role="status">
          {countText(page)}
        </p>
      )}
      {page && page.tables.length > 0 && (
        <ul class="paper lines admin-tables">
          {page.tables.map((table) => (
            <TableLine
              key={table.roomId}
              table={table}
              onClose={() => {
                closing.value = table;
              }}
            />
          ))}
        </ul>
      )}
      {page && page.tables.length < Math.min(page.found, maxTables) && (
        <LoadMore
          onPress={() => {
            most.value = Math.min(most.value + fewTables, maxTables);
            return live.refresh();
          }}
        />
      )}
      {closing.value && (
        <CloseQuestion
          key={closing.value.roomId}
          table={closing.value}
          onClosed={look}
          onDone={() => {
            closing.value = null;
          }}
        />
      )}
    </>
  );
}

/** Returns the number of displayed tables; during a search also the number of matches. */
function countText({ tables, found, all }: TablesPage): string {
  const [shown, of] = [formatNumber(tables.length), formatNumber(all)];
  return found === all
    ? t("admin.tables.count", { count: all, shown, all: of })
    : t("admin.tables.found", { count: all, shown, found: formatNumber(found), all: of });
}

interface FindProps {
  readonly wanted: string;
  readonly onWanted: (wanted: string) => void;
}

function Find({ wanted, onWanted }: FindProps) {
  const id = useId();
  return (
    <label for={id} class="admin-choice">
      <span class="field-name soft">{t("admin.tables.find")}</span>
      <input
        id={id}
        maxLength={64}
        class="field"
        type="search"
        autocomplete="off"
        spellcheck={false}
        value={wanted}
        onInput={(event) => onWanted(event.currentTarget.value)}
      />
    </label>
  );
}
