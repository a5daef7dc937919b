import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { judge, type VerificationReport, worstStatus } from "../../../shared/fairness/verification.ts";
import { Icon } from "../../components/pictures/icon.tsx";
import type { Games } from "../../game-model/games.ts";
import { useGames } from "../../game-model/games-context.ts";
import type { ServerSource } from "../../game-model/model.ts";
import { api } from "../../net/api.ts";
import { token } from "../../state/session.ts";
import { saveReport } from "../../state/verification-reports.ts";
import { CheckStatusIcon } from "./check-status.tsx";
import { t } from "./texts.ts";
import { VerificationButton } from "./verification-button.tsx";
import "./fairness.css";

interface FairnessProps {
  readonly link: ServerSource;
  /** Id of the finished game; null if it was not saved. */
  readonly id: string | null;
}

/** Verifies a game as soon as it is over, and shows the result. */
export function Fairness({ link, id }: FairnessProps) {
  const games = useGames();
  const verdict = useSignal<VerificationReport | "checking" | "none">("checking");
  const isTold = link.history.value?.seq === link.table.value?.seq;
  useEffect(() => {
    if (!isTold) return;
    void check(games, link, id).then((found) => {
      verdict.value = found ?? "none";
    });
  }, [link, id, isTold]);
  const found = verdict.value;
  if (found === "checking") return <Quiet title={t("fairness.checking")} note="" />;
  if (found === "none") return <Quiet title={t("fairness.none")} note={t("fairness.noneNote")} />;
  return <VerificationResult verdict={found} note={t(`fairness.${worstStatus(found)}Note`)} />;
}

interface FoundProps {
  readonly verdict: VerificationReport;
  readonly note: string;
}

/** The result of the verification in words. */
export function VerificationResult({ verdict, note }: FoundProps) {
  const standing = worstStatus(verdict);
  return (
    <VerificationButton verdict={verdict} class={`fairness fairness-${standing}`}>
      <CheckStatusIcon standing={standing} />
      <span class="grow" role={standing === "failed" ? "alert" : "status"}>
        <b class="label">{t(`fairness.${standing}`)}</b>
        <span class="tiny">{note}</span>
      </span>
      <Icon name="question" />
    </VerificationButton>
  );
}

const Quiet = ({ title, note }: { readonly title: string; readonly note: string }) => (
  <p class="fairness fairness-quiet" role="status">
    <span class="standing" />
    <span>
      <b class="label">{title}</b>
      <span class="tiny">{note}</span>
    </span>
  </p>
);

/** @returns null if the page has no evidence, or no record to compare with. */
async function check(games: Games, link: ServerSource, id: string | null): Promise<VerificationReport | null> {
  const evidence = link.transcript();
  if (!evidence || id === null) return null;
  const game = await api.game(token(), id);
  if (!game.ok) return null;
  const { record } = game.value;
  const verdict = judge(await games.engines(), record, evidence);
  saveReport(id, record, verdict);
  return verdict;
}
