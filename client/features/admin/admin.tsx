import { addresses } from "../../../shared/net/addresses.ts";
import type { StaffRole } from "../../../shared/net/operators.ts";
import { type AdminPart, adminParts } from "../../app/router.ts";
import { Bar } from "../../components/bar.tsx";
import { NotFound } from "../../components/page-states.tsx";
import { SiteLink } from "../../components/site-link.tsx";
import { isNoStaff, session, staff } from "../../state/session.ts";
import { PersonPage } from "../moderation/person.tsx";
import { Report } from "../moderation/report.tsx";
import { Reports } from "../moderation/reports.tsx";
import { AuditLog } from "./audit-log/audit-log.tsx";
import { Blocklists } from "./blocklists/blocklists.tsx";
import { Overview } from "./overview/overview.tsx";
import { PollingStatus } from "./polling-status.tsx";
import { Tables } from "./tables/tables.tsx";
import { t } from "./texts.ts";
import { usePollWhileVisible } from "./use-polled.ts";
import "./admin.css";

interface AdminProps {
  /** null: the first part that the player may see. */
  readonly part: AdminPart | "people" | null;
  /** Id of the displayed report or person; null: all reports. */
  readonly id: string | null;
}

/** Pages for operators and moderators. Other players see the page for unknown addresses. */
export const Admin = (props: AdminProps) => session.value && <Known key={session.value.player.id} {...props} />;

function Known({ part, id }: AdminProps) {
  usePollWhileVisible(staff);
  const me = staff.value.value;
  if (isNoStaff()) return <NotFound />;
  if (me === null)
    return (
      <main class="page">
        <PollingStatus live={staff} />
      </main>
    );
  const parts = partsOf(me.role);
  const shown = part ?? parts[0];
  if (shown === undefined || (shown !== "people" && !parts.includes(shown))) return <NotFound />;
  return (
    <>
      <Bar title={t("app.admin")} />
      {parts.length > 1 && <Tabs parts={parts} shown={shown === "people" ? "reports" : shown} open={me.openReports} />}
      <main class="page admin">
        <Shown part={shown} id={id} />
      </main>
    </>
  );
}

const partsOf = (role: StaffRole): readonly AdminPart[] => (role === "operator" ? adminParts : ["reports", "words"]);

interface TabsProps {
  readonly parts: readonly AdminPart[];
  readonly shown: AdminPart;
  /** Number of open reports. */
  readonly open: number;
}

const Tabs = ({ parts, shown, open }: TabsProps) => (
  <nav class="admin-tabs" aria-label={t("app.admin")}>
    {parts.map((part) => (
      <SiteLink
        key={part}
        to={addresses.admin(part)}
        class={part === shown ? "btn quiet round now" : "btn quiet round"}
        current={part === shown}
      >
        {t(`admin.parts.${part}`)}
        {part === "reports" && open > 0 && <Waiting count={open} />}
      </SiteLink>
    ))}
  </nav>
);

const Waiting = ({ count }: { readonly count: number }) => (
  <span class="admin-count">
    <span aria-hidden="true">{count}</span>
    <span class="unseen">{t("admin.waiting", { count })}</span>
  </span>
);

function Shown({ part, id }: AdminProps & { readonly part: AdminPart | "people" }) {
  switch (part) {
    case "overview":
      return <Overview />;
    case "tables":
      return <Tables />;
    case "reports":
      return id === null ? <Reports of={null} /> : <Report key={id} id={id} />;
    case "people":
      return id !== null && <PersonPage key={id} id={id} />;
    case "words":
      return <Blocklists />;
    case "log":
      return <AuditLog />;
  }
}
