import { useEffect } from "preact/hooks";
import type { SanctionView } from "../../../shared/net/moderation.ts";
import { askStanding, holds, standing } from "../../store/standing.ts";
import { useAttempt } from "../account/attempt.ts";
import { Panel } from "../account/panel.tsx";
import { FieldError } from "../components/field.tsx";
import { Answer } from "./answer.tsx";
import { SanctionFacts } from "./sanction-facts.tsx";
import { t } from "./texts.ts";

/** All recent decisions of moderators about the player. */
export function StandingPanel() {
  const { trouble, attempt } = useAttempt();
  useEffect(() => void attempt(askStanding), []);
  const sanctions = standing.value?.sanctions;
  return (
    <Panel title={t("standing.title")}>
      {sanctions?.length === 0 && <p class="small soft">{t("standing.fine")}</p>}
      {sanctions && sanctions.length > 0 && (
        <ul class="lines sanctions">
          {sanctions.map((sanction) => (
            <li key={sanction.id}>
              <h3 class="label">{t(`standing.kind.${sanction.kind}`)}</h3>
              <SanctionFacts sanction={sanction} />
              <End sanction={sanction} />
              <Answer sanction={sanction} />
            </li>
          ))}
        </ul>
      )}
      {trouble && <FieldError id="standing-trouble">{trouble}</FieldError>}
    </Panel>
  );
}

function End({ sanction }: { readonly sanction: SanctionView }) {
  if (sanction.ended) return <p class="label">{t("standing.ended")}</p>;
  if (sanction.kind === "warning" || holds(sanction, Date.now())) return null;
  return <p class="label">{t("standing.over")}</p>;
}
