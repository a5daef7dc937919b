import { useSignal } from "@preact/signals";
import type { ClusterView, NodeRow } from "../../../../shared/net/operators.ts";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { Button } from "../../../components/forms/button.tsx";
import { adminApi } from "../../../net/admin-api.ts";
import { withPanelConfirmation } from "../../../state/panel-passkey.ts";
import { token } from "../../../state/session.ts";
import { useAttempt } from "../../account/use-attempt.ts";
import { Panel } from "../panel.tsx";
import { t } from "../texts.ts";
import { spanText } from "../time.ts";

interface NodesProps {
  readonly nodes: readonly NodeRow[];
  readonly onUpdate: (cluster: ClusterView) => void;
}

export function Nodes({ nodes, onUpdate }: NodesProps) {
  const draining = useSignal<NodeRow | null>(null);
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
                onPress={() => {
                  draining.value = node;
                }}
              >
                {t("admin.nodes.drain")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {draining.value && (
        <DrainQuestion
          node={draining.value}
          isAlone={nodes.every(({ name, state }) => name === draining.value?.name || state !== "ready")}
          onUpdate={onUpdate}
          onClose={() => {
            draining.value = null;
          }}
        />
      )}
    </Panel>
  );
}

const State = ({ node: { state, silentMs } }: { readonly node: NodeRow }) => (
  <span class={`admin-pill ${state}`}>
    {state === "late" ? t("admin.nodes.late", { time: spanText(silentMs) }) : t(`admin.nodes.${state}`)}
  </span>
);

interface DrainProps {
  readonly node: NodeRow;
  /** Whether no other node can take its tables over. */
  readonly isAlone: boolean;
  readonly onUpdate: (cluster: ClusterView) => void;
  readonly onClose: () => void;
}

function DrainQuestion({ node: { name }, isAlone, onUpdate, onClose }: DrainProps) {
  const { busy, trouble, attempt } = useAttempt();
  async function drain() {
    const cluster = await attempt(() => withPanelConfirmation(() => adminApi.drain(token(), name)));
    if (!cluster) return;
    onUpdate(cluster);
    onClose();
  }
  return (
    <ConfirmDialog
      title={t("admin.nodes.question", { name })}
      yes={t("admin.nodes.drain")}
      no={t("admin.nodes.keep")}
      busy={busy}
      trouble={trouble}
      onYes={() => void drain()}
      onNo={onClose}
    >
      <p>{t("admin.nodes.questionText")}</p>
      {isAlone && <p>{t("admin.nodes.alone")}</p>}
    </ConfirmDialog>
  );
}
