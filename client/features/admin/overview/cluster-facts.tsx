import type { ClusterView } from "../../../../shared/net/operators.ts";
import { formatNumber } from "../../../app/i18n.ts";
import { t } from "../texts.ts";
import { agoText } from "../time.ts";

/** Age in ms above which a daily backup counts as missed. */
const backupIsOldMs = 26 * 3_600_000;

const counts = ["tables", "playing", "people", "spectators"] as const;

export const ClusterFacts = ({ house }: { readonly house: ClusterView }) => (
  <dl class="admin-facts">
    {counts.map((name) => (
      <div key={name} class="glass">
        <dt class="small">{t(`admin.facts.${name}`, { count: house[name] })}</dt>
        <dd>{formatNumber(house[name])}</dd>
      </div>
    ))}
    <div class={house.backupAt === null || isTooOld(house.backupAt) ? "glass late" : "glass"}>
      <dt class="small">{t(isTooOld(house.backupAt) ? "admin.facts.backupOld" : "admin.facts.backup")}</dt>
      <dd>{house.backupAt === null ? t("admin.facts.never") : agoText(house.backupAt)}</dd>
    </div>
  </dl>
);

const isTooOld = (backupAt: number | null): boolean => backupAt !== null && Date.now() - backupAt > backupIsOldMs;
