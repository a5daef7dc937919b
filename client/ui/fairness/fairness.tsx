import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { judge, standingOf, type Verdict } from "../../../shared/fairness/verdict.ts";
import type { Games } from "../../game/games.ts";
import type { TableLink } from "../../game/model.ts";
import { api } from "../../net/api.ts";
import { token } from "../../store/session.ts";
import { keepVerdict } from "../../store/verdicts.ts";
import { Icon } from "../components/icon.tsx";
import { useGames } from "../games.ts";
import { Standing } from "./standing.tsx";
import { t } from "./texts.ts";
import { VerdictButton } from "./verdict-button.tsx";
import "./fairness.css";

interface FairnessProps {
  readonly link: TableLink;
  /** Id of the finished game; null if it was not saved. */
  readonly id: string | null;
}

/** Verifies a game as soon as it is over, and shows the result. */
export function Fairness({ link, id }: FairnessProps) {
  const games = useGames();
  const verdict = useSignal<Verdict | "checking" | "none">("checking");
  const isTold = link.story.value?.seq === link.table.value?.seq;
  useEffect(() => {
    if (!isTold) return;
    void check(games, link, id).then((found) => {
      verdict.value = found ?? "none";
    });
  }, [link, id, isTold]);
  const found = verdict.value;
  if (found === "checking") return <Quiet title={t("fairness.checking")} note="" />;
  if (found === "none") return <Quiet title={t("fairness.none")} note={t("fairness.noneNote")} />;
  return <Found verdict={found} note={t(`fairness.${standingOf(found)}Note`)} />;
}

interface FoundProps {
  readonly verdict: Verdict;
  readonly note: string;
}

/** The result of the verification in words. */
export function Found({ verdict, note }: FoundProps) {
  const standing = standingOf(verdict);
  return (
    <VerdictButton verdict={verdict} class={`fairness fairness-${standing}`}>
      <Standing standing={standing} />
      <span class="grow" role={standing === "failed" ? "alert" : "status"}>
        <b class="label">{t(`fairness.${standing}`)}</b>
        <span class="tiny">{note}</span>
      </span>
      <Icon name="question" />
    </VerdictButton>
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
async function check(games: Games, link: TableLink, id: string | null): Promise<Verdict | null> {
  const evidence = link.evidence();
  if (!evidence || id === null) return null;
  const game = await api.game(token(), id);
  if (!game.ok) return null;
  const { record } = game.value;
  const verdict = judge(await games.engines(), record, evidence);
  keepVerdict(id, record, verdict);
  return verdict;
}
