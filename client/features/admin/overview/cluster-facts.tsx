import type { ClusterView } from "../../../../shared/net/operators.ts";
import { formatNumber } from "../../../app/i18n.ts";
import { t } from "../texts.ts";
import { agoText } from "../time.ts";

/** Age in ms above which a daily backup counts as missed. */
const backupIsOldMs = 26 * 3_600_000;

const counts = ["tables", "playing", "people", "spectators"] as const;

export const ClusterFacts = ({ cluster }: { readonly cluster: ClusterView }) => (
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

const isTooOld = (backupAt: number | null): boolean => backupAt !== null && Date.now() - backupAt > backupIsOldMs;
