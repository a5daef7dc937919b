import { useEffect } from "preact/hooks";
import type { SanctionView } from "../../../shared/net/moderation.ts";
import { FieldError } from "../../components/forms/form-controls.tsx";
import { serverNow } from "../../net/request.ts";
import { isInForce, loadSanctions, standing } from "../../state/sanctions.ts";
import { AccountPanel } from "../account/account-panel.tsx";
import { useAttempt } from "../account/use-attempt.ts";
import { SanctionAnswer, SanctionFacts, t } from "./sanction.tsx";

/** All recent decisions of moderators about the player. */
export function SanctionsPanel() {
  const { trouble, attempt } = useAttempt();
  useEffect(() => void attempt(loadSanctions), []);
  const sanctions = standing.value?.sanctions;
  return (
    <AccountPanel title={t("standing.title")}>
      {sanctions?.length === 0 && <p class="small soft">{t("standing.fine")}</p>}
      {sanctions && sanctions.length > 0 && (
        <ul class="lines sanctions">
          {sanctions.map((sanction) => (
            <li key={sanction.id}>
              <h3 class="label">{t(`standing.kind.${sanction.kind}`)}</h3>
              <SanctionFacts sanction={sanction} />
              <End sanction={sanction} />
              <SanctionAnswer sanction={sanction} />
            </li>
          ))}
        </ul>
      )}
      {trouble && <FieldError id="standing-trouble">{trouble}</FieldError>}
    </AccountPanel>
  );
}

function End({ sanction }: { readonly sanction: SanctionView }) {
  if (sanction.ended) return <p class="label">{t("standing.ended")}</p>;
  if (sanction.kind === "warning" || isInForce(sanction, serverNow())) return null;
  return <p class="label">{t("standing.over")}</p>;
}
