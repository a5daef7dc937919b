import { useSignal } from "@preact/signals";
import { moderationApi, type ReportState } from "../../../net/moderation-api.ts";
import { token } from "../../../store/session.ts";
import { Segment } from "../../components/form-controls.tsx";
import { Freshness } from "../freshness.tsx";
import { More } from "../more.tsx";
import { firstPages } from "../pages.ts";
import { t } from "../texts.ts";
import { useLive } from "../use-live.ts";
import { ReportLine } from "./report-line.tsx";
import "./reports.css";

const states = ["open", "decided"] as const;

/** What people report of each other: what waits for a decision, or what has one. */
export function Reports() {
  const state = useSignal<ReportState>("open");
  return (
    <>
      <Segment
        label={t("admin.reports.which")}
        options={states.map((value) => ({ value, text: t(`admin.reports.${value}`) }))}
        chosen={state.value}
        onChoose={(next) => {
          state.value = next;
        }}
        night
      />
      <List key={state.value} state={state.value} />
    </>
  );
}

function List({ state }: { readonly state: ReportState }) {
  const pages = useSignal(1);
  const live = useLive(() => load(state, pages.value), state);
  const found = live.value.value;
  return (
    <>
      <Freshness live={live} />
      {found?.items.length === 0 && (
        <p class="paper admin-empty">{t(state === "open" ? "admin.reports.noneOpen" : "admin.reports.noneDecided")}</p>
      )}
      {found && found.items.length > 0 && (
        <ul class="paper lines admin-reports">
          {found.items.map((report) => (
            <ReportLine key={report.id} report={report} />
          ))}
        </ul>
      )}
      {found && found.last.before !== null && (
        <More
          onPress={() => {
            pages.value += 1;
            return live.refresh();
          }}
        />
      )}
    </>
  );
}

const load = (state: ReportState, pages: number) =>
  firstPages(
    (before) => moderationApi.reports(token(), state, before),
    ({ reports }) => reports,
    pages,
  );
