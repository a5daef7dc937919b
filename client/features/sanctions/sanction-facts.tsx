import type { SanctionView } from "../../../shared/net/moderation.ts";
import { formatDateTime } from "../../components/format-date.ts";
import { t as conductTexts } from "../report/texts.ts";
import { t } from "./texts.ts";
import "./sanctions.css";

/** Effect, reason and end of a sanction, in the reader's local time. */
export function SanctionFacts({ sanction }: { readonly sanction: SanctionView }) {
  const { kind, reason, words, from, until } = sanction;
  return (
    <>
      <p>{t(`standing.what.${kind}`)}</p>
      <dl class="sanction-facts">
        <div>
          <dt>{t("standing.why")}</dt>
          <dd>{conductTexts(`conduct.report.reason.${reason}`)}</dd>
        </div>
        <div>
          <dt>{t("standing.from")}</dt>
          <dd>{formatDateTime(from)}</dd>
        </div>
        {kind !== "warning" && (
          <div>
            <dt>{t("standing.until")}</dt>
            <dd>{until === null ? t("standing.forGood") : formatDateTime(until)}</dd>
          </div>
        )}
      </dl>
      {words !== "" && <Quote title={t("standing.words")} words={words} />}
    </>
  );
}

interface QuoteProps {
  readonly title: string;
  readonly words: string;
}

/** Quotation of a text. */
export const Quote = ({ title, words }: QuoteProps) => (
  <div>
    <h3 class="label">{title}</h3>
    <blockquote class="quote" dir="auto">
      {words}
    </blockquote>
  </div>
);
