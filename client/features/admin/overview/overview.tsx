import type { ClusterView } from "../../../../shared/net/operators.ts";
import { useGames } from "../../../game-model/games-context.ts";
import { adminApi } from "../../../net/admin-api.ts";
import { token } from "../../../state/session.ts";
import { Panel } from "../panel.tsx";
import { PollingStatus } from "../polling-status.tsx";
import { t } from "../texts.ts";
import { agoText, spanText } from "../time.ts";
import { usePolled } from "../use-polled.ts";
import { Announcement } from "./announcement.tsx";
import { ClusterFacts } from "./cluster-facts.tsx";
import { Maintenance } from "./maintenance.tsx";
import { Nodes } from "./nodes.tsx";
import "./overview.css";

/** Overview of the cluster: its health and its controls. */
export function Overview() {
  const live = usePolled(() => adminApi.cluster(token()), "house");
  const cluster = live.value.value;
  const props = { onUpdate: (changed: ClusterView) => live.setValue(changed) };
  return (
    <>
      <PollingStatus live={live} />
      {cluster && (
        <>
          <ClusterFacts cluster={cluster} />
          <div class="admin-columns">
            <Nodes nodes={cluster.nodes} {...props} />
            <Troubles troubles={cluster.troubles} />
            <Announcement announcement={cluster.announcement} {...props} />
            <Maintenance maintenance={cluster.maintenance} {...props} />
            <Queue queue={cluster.queue} />
          </div>
        </>
      )}
    </>
  );
}

function Queue({ queue }: Pick<ClusterView, "queue">) {
  const games = useGames();
  return (
    <Panel title={t("admin.queue.title")}>
      {queue.length === 0 && <p class="soft">{t("admin.queue.nobody")}</p>}
      <ul class="lines">
        {queue.map(({ edition, waiting, longestMs }) => (
          <li key={edition} class="admin-line">
            <b class="label grow">{edition === "any" ? t("edition.any") : games.nameOf(edition)}</b>
            <span class="small">{t("admin.queue.waiting", { count: waiting, time: spanText(longestMs) })}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const Troubles = ({ troubles }: Pick<ClusterView, "troubles">) => (
  <Panel title={t("admin.troubles.title")}>
    {troubles.length === 0 && <p class="soft">{t("admin.troubles.none")}</p>}
    <ul class="lines">
      {troubles.map(({ at, node, event, count }) => (
        <li key={`${node} ${event} ${at}`} class="admin-line">
          <span class="grow">
            <b class="admin-event">{event}</b>
            <span class="tiny soft">{t("admin.troubles.where", { node, when: agoText(at) })}</span>
          </span>
          {count > 1 && <span class="small">{t("admin.troubles.times", { count })}</span>}
        </li>
      ))}
    </ul>
    {troubles.length > 0 && <p class="tiny soft">{t("admin.troubles.note")}</p>}
  </Panel>
);
