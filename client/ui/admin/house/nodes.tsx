import { useSignal } from "@preact/signals";
import type { HouseView, NodeRow } from "../../../../shared/net/operators.ts";
import { adminApi } from "../../../net/admin-api.ts";
import { confirmingForPanel } from "../../../store/panel-passkey.ts";
import { token } from "../../../store/session.ts";
import { useAttempt } from "../../account/attempt.ts";
import { Question } from "../../account/question.tsx";
import { Button } from "../../components/button.tsx";
import { Part } from "../part.tsx";
import { t } from "../texts.ts";
import { spanText } from "../time.ts";

interface NodesProps {
  readonly nodes: readonly NodeRow[];
  readonly onHouse: (house: HouseView) => void;
}

export function Nodes({ nodes, onHouse }: NodesProps) {
  const draining = useSignal<NodeRow | null>(null);
  return (
    <Part title={t("admin.nodes.title")}>
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
          onHouse={onHouse}
          onClose={() => {
            draining.value = null;
          }}
        />
      )}
    </Part>
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
  readonly onHouse: (house: HouseView) => void;
  readonly onClose: () => void;
}

function DrainQuestion({ node: { name }, isAlone, onHouse, onClose }: DrainProps) {
  const { busy, trouble, attempt } = useAttempt();
  async function drain() {
    const house = await attempt(() => confirmingForPanel(() => adminApi.drain(token(), name)));
    if (!house) return;
    onHouse(house);
    onClose();
  }
  return (
    <Question
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
    </Question>
  );
}
