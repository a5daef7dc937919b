import { useSignal } from "@preact/signals";
import { useId, useState } from "preact/hooks";
import {
  fewTables,
  maxTables,
  type TableOrder,
  type TableRow,
  type TablesPage,
  tableOrders,
} from "../../../../shared/net/operators.ts";
import { formatNumber, joined } from "../../../app/i18n.ts";
import { Button } from "../../../components/forms/button.tsx";
import { LoadMore } from "../../../components/forms/load-more.tsx";
import { EditionThumb } from "../../../components/pictures/drawings.tsx";
import { adminApi } from "../../../net/admin-api.ts";
import { serverNow } from "../../../net/request.ts";
import { token } from "../../../state/session.ts";
import { showToast } from "../../../state/toasts.ts";
import { EditionName } from "../../decks/edition-name.tsx";
import { ReasonDialog, Select } from "../panel.tsx";
import { PollingStatus } from "../polling-status.tsx";
import { spanText, t } from "../texts.ts";
import { usePolled } from "../use-polled.ts";
import { TableInside } from "./table-inside.tsx";
import "./tables.css";

/** List of the open tables without their hidden state: the first matches of the search. */
export function Tables() {
  const order = useSignal<TableOrder>("newest");
  const wanted = useSignal("");
  const most = useSignal(fewTables);
  const [closing, setClosing] = useState<TableRow | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
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
              isOpen={opened === table.roomId}
              onLook={() => setOpened(opened === table.roomId ? null : table.roomId)}
              onClose={() => setClosing(table)}
            />
          ))}
        </ul>
      )}
      {page && page.tables.length < Math.min(page.found, maxTables) && (
        <LoadMore
          text={t("admin.more")}
          onPress={() => {
            most.value = Math.min(most.value + fewTables, maxTables);
            return live.refresh();
          }}
        />
      )}
      {closing && (
        <ReasonDialog
          key={closing.roomId}
          title={t("admin.tables.question", { code: closing.code })}
          yes={t("admin.tables.close")}
          no={t("admin.tables.keep")}
          label={t("admin.tables.words")}
          act={(words) => adminApi.closeTable(token(), closing.roomId, words)}
          onDone={() => {
            look();
            showToast(t("admin.tables.closed", { code: closing.code }));
          }}
          onClose={() => setClosing(null)}
        >
          <p>{t(closing.phase === "playing" ? "admin.tables.endsGame" : "admin.tables.ends")}</p>
        </ReasonDialog>
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

interface LineProps {
  readonly table: TableRow;
  /** Whether the state of its game is shown. */
  readonly isOpen: boolean;
  readonly onLook: () => void;
  readonly onClose: () => void;
}

function TableLine({ table, isOpen, onLook, onClose }: LineProps) {
  const { code, node, edition, isPublic, phase, since, spectators } = table;
  const facts = [
    t(isPublic ? "admin.tables.public" : "admin.tables.private"),
    t("admin.tables.since", { time: spanText(serverNow() - since) }),
    ...(spectators > 0 ? [t("admin.tables.spectators", { count: spectators })] : []),
    node,
  ];
  return (
    <li>
      <EditionThumb edition={edition} />
      <div class="table-about">
        <b class="table-code">{code}</b>
        <span class={`admin-pill ${phase}`}>{t(`admin.tables.phases.${phase}`)}</span>
        <span class="label">
          <EditionName settings={table} />
        </span>
        <span class="tiny soft">{facts.join(" · ")}</span>
      </div>
      <div class="table-actions">
        <Button kind="quiet" round label={t("admin.tables.lookAt", { code })} expanded={isOpen} onPress={onLook}>
          {t("admin.tables.look")}
        </Button>
        <Button kind="quiet" round label={t("admin.tables.closeOf", { code })} onPress={onClose}>
          {t("admin.tables.close")}
        </Button>
      </div>
      <People table={table} />
      {isOpen && <TableInside roomId={table.roomId} />}
    </li>
  );
}

const People = ({ table: { people, turn } }: { readonly table: TableRow }) => (
  <ul class="table-people" aria-label={t("admin.tables.chairs")}>
    {people.map((person, chair) => (
      <li key={chair} class={chair === turn ? "small turn" : "small"}>
        {person.kind === "empty" ? <span class="soft">{t("admin.tables.empty")}</span> : person.name}
        <Note person={person} isTurn={chair === turn} />
      </li>
    ))}
  </ul>
);

interface NoteProps {
  readonly person: TableRow["people"][number];
  readonly isTurn: boolean;
}

function Note({ person: { kind, isHere }, isTurn }: NoteProps) {
  const notes = [
    ...(kind === "bot" ? [t("admin.tables.bot")] : []),
    ...(kind === "person" && !isHere ? [t("admin.tables.away")] : []),
    ...(isTurn ? [t("admin.tables.turn")] : []),
  ];
  return notes.length > 0 && <span class="tiny soft">{joined.facts(notes)}</span>;
}
