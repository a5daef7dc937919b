import { Rule } from "../../../client/games/rules.tsx";
import { t } from "./texts.ts";

export const RulesPage = () => (
  <ul class="paper lines how-rules">
    <Rule title={t("goofspiel.rulesTitle")} text={t("goofspiel.rulesText")} />
  </ul>
);
