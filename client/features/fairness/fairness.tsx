import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { GameRecord } from "../../../shared/core/record.ts";
import {
  judge,
  type CheckStatus as Kind,
  type VerificationReport,
  worstStatus,
} from "../../../shared/fairness/verification.ts";
import { Icon, type IconName } from "../../components/pictures/icon.tsx";
import { Sheet } from "../../components/sheet.tsx";
import { type Games, useEngines, useGames } from "../../game-model/games.ts";
import type { ServerSource } from "../../game-model/model.ts";
import { api } from "../../net/api.ts";
import { token } from "../../state/session.ts";
import { reportOn, saveReport } from "../../state/verification-reports.ts";
import { t } from "./texts.ts";
import "./fairness.css";

/** Shows the number of called-off starts of this table, because each of them was another shuffle. */
export const StartsCalledOff = ({ count }: { readonly count: number }) =>
  count > 0 ? <p class="tiny soft">{t("fairness.startsCalledOff", { count })}</p> : null;

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
function VerificationResult({ verdict, note }: FoundProps) {
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

interface VerdictButtonProps {
  readonly verdict: VerificationReport;
  readonly class: string;
  /** Name for screen readers, if the text is hidden. */
  readonly label?: string;
  readonly children: ComponentChildren;
}

/** Opens the list of all checks. */
function VerificationButton({ verdict, class: looks, label, children }: VerdictButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" class={looks} aria-label={label} onClick={() => setIsOpen(true)}>
        {children}
      </button>
      {isOpen && <VerificationSheet verdict={verdict} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface VerdictSheetProps {
  readonly verdict: VerificationReport;
  readonly onClose: () => void;
}

/** List of all checks, with their results. */
const VerificationSheet = ({ verdict: { checks, dropped }, onClose }: VerdictSheetProps) => (
  <Sheet title={t("fairness.title")} onClose={onClose}>
    <p>{t("fairness.how")}</p>
    <ul class="checks">
      {checks.map(({ name, standing, count }) => (
        <li key={name}>
          <CheckStatusIcon standing={standing} />
          <span>{t(`fairness.${name}.${standing}`, { count })}</span>
        </li>
      ))}
    </ul>
    {dropped > 0 && <p>{t("fairness.dropped", { count: dropped })}</p>}
    <p class="small soft-ink">{t("fairness.limits")}</p>
  </Sheet>
);

const icons: Readonly<Record<Kind, IconName>> = { held: "check", failed: "cross", unseen: "minus" };

/** Mark of a check result, with a text for screen readers. */
const CheckStatusIcon = ({ standing }: { readonly standing: Kind }) => (
  <span class={`standing standing-${standing}`}>
    <Icon name={icons[standing]} />
    <span class="unseen">{t(`fairness.marks.${standing}`)}</span>
  </span>
);

interface CheckedProps {
  readonly record: GameRecord;
  /** Null for a game from a file. */
  readonly id: string | null;
}

/** Verification result of a game: a small mark after success, a large warning after failure. */
export function VerificationMark({ record, id }: CheckedProps) {
  const games = useEngines();
  const verdict = useMemo(() => games && reportOn(games, record, id), [games, record, id]);
  if (verdict === null) return null;
  const standing = worstStatus(verdict);
  if (standing === "failed") return <VerificationResult verdict={verdict} note={t("fairness.failedAgain")} />;
  const label = t(`fairness.${standing}`);
  return (
    <VerificationButton verdict={verdict} class="icon labelled" label={label}>
      <CheckStatusIcon standing={standing} />
      <span>{label}</span>
    </VerificationButton>
  );
}
