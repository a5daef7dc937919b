import { useState } from "preact/hooks";
import type { ClusterView, NodeRow } from "../../../../shared/net/operators.ts";
import { formatNumber } from "../../../app/i18n.ts";
import { Button } from "../../../components/forms/button.tsx";
import { useGames } from "../../../game-model/games.ts";
import { adminApi } from "../../../net/admin-api.ts";
import { serverNow } from "../../../net/request.ts";
import { withPanelConfirmation } from "../../../state/panel-passkey.ts";
import { token } from "../../../state/session.ts";
import { AttemptDialog } from "../../account/attempt-dialog.tsx";
import { Panel } from "../panel.tsx";
import { PollingStatus } from "../polling-status.tsx";
import { agoText, spanText, t } from "../texts.ts";
import { usePolled } from "../use-polled.ts";
import { Announcement, Maintenance } from "./announcement.tsx";
import "./overview.css";

/** Overview of the cluster: its health and its controls. */
export function Overview() {
  const live = usePolled(() => adminApi.cluster(token()), "overview");
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

/** Age in ms above which a daily backup counts as missed. */
const backupIsOldMs = 26 * 3_600_000;

const counts = ["tables", "playing", "people", "spectators"] as const;

const ClusterFacts = ({ cluster }: { readonly cluster: ClusterView }) => (
  <dl class="admin-facts">
    {counts.map((name) => (
      <div key={name} class="glass">
        <dt class="small">{t(`admin.facts.${name}`, { count: cluster[name] })}</dt>
        <dd>{formatNumber(cluster[name])}</dd>
      </div>
    ))}
    <div class={cluster.backupAt === null || isTooOld(cluster.backupAt) ? "glass late" : "glass"}>
      <dt class="small">{t(isTooOld(cluster.backupAt) ? "admin.facts.backupOld" : "admin.facts.backup")}</dt>
      <dd>{cluster.backupAt === null ? t("admin.facts.never") : agoText(cluster.backupAt)}</dd>
    </div>
  </dl>
);

const isTooOld = (backupAt: number | null): boolean => backupAt !== null && serverNow() - backupAt > backupIsOldMs;

interface NodesProps {
  readonly nodes: readonly NodeRow[];
  readonly onUpdate: (cluster: ClusterView) => void;
}

function Nodes({ nodes, onUpdate }: NodesProps) {
  const [draining, setDraining] = useState<NodeRow | null>(null);
  return (
    <Panel title={t("admin.nodes.title")}>
      <ul class="lines">
        {nodes.map((node) => (
          <li key={node.name} class="admin-line breaking">
            <span class="grow">
              <b class="label">{node.name}</b> <State node={node} />
              <span class="tiny soft">
                {[
                  node.version,
                  t("admin.nodes.tables", { count: node.tables }),
                  t("admin.nodes.people", { count: node.people }),
                ].join(" · ")}
              </span>
            </span>
            {node.state !== "drained" && (
              <Button
                kind="quiet"
                round
                label={t("admin.nodes.drainOf", { name: node.name })}
                onPress={() => setDraining(node)}
              >
                {t("admin.nodes.drain")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {draining && (
        <AttemptDialog
          title={t("admin.nodes.question", { name: draining.name })}
          yes={t("admin.nodes.drain")}
          no={t("admin.nodes.keep")}
          act={() => withPanelConfirmation(() => adminApi.drain(token(), draining.name))}
          onDone={onUpdate}
          onClose={() => setDraining(null)}
        >
          <p>{t("admin.nodes.questionText")}</p>
          {nodes.every(({ name, state }) => name === draining.name || state !== "ready") && (
            <p>{t("admin.nodes.alone")}</p>
          )}
        </AttemptDialog>
      )}
    </Panel>
  );
}

const State = ({ node: { state, silentMs } }: { readonly node: NodeRow }) => (
  <span class={`admin-pill ${state}`}>
    {state === "late" ? t("admin.nodes.late", { time: spanText(silentMs) }) : t(`admin.nodes.${state}`)}
  </span>
);
