import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import type { TableRow } from "../../../../shared/net/operators.ts";
import { adminApi } from "../../../net/admin-api.ts";
import { token } from "../../../store/session.ts";
import { Choice } from "../choice.tsx";
import { Freshness } from "../freshness.tsx";
import { t } from "../texts.ts";
import { useLive } from "../use-live.ts";
import { CloseQuestion } from "./close-question.tsx";
import { found, type Order, ordered, orders } from "./order.ts";
import { TableLine } from "./table-line.tsx";
import "./tables.css";

/** All tables that are open, from outside. */
export function Tables() {
  const live = useLive(() => adminApi.tables(token()), "tables");
  const order = useSignal<Order>("newest");
  const wanted = useSignal("");
  const closing = useSignal<TableRow | null>(null);
  const tables = live.value.value;
  const shown = tables && ordered(found(tables, wanted.value), order.value);
  return (
    <>
      <Freshness live={live} />
      <search class="glass tables-search" aria-label={t("admin.tables.search")}>
        <Choice
          label={t("admin.tables.order")}
          chosen={order.value}
          options={orders.map((value) => ({ value, text: t(`admin.tables.orders.${value}`) }))}
          onChoose={(next) => {
            order.value = next;
          }}
        />
        <Find
          wanted={wanted.value}
          onWanted={(typed) => {
            wanted.value = typed;
          }}
        />
      </search>
      {tables && shown && (
        <p class="small soft" role="status">
          {t("admin.tables.count", { count: shown.length, all: tables.length })}
        </p>
      )}
      {shown && shown.length > 0 && (
        <ul class="paper lines admin-tables">
          {shown.map((table) => (
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
      {closing.value && (
        <CloseQuestion
          key={closing.value.roomId}
          table={closing.value}
          onClosed={(left) => live.know(left)}
          onDone={() => {
            closing.value = null;
          }}
        />
      )}
    </>
  );
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
