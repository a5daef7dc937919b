import { useState } from "preact/hooks";
import type { SanctionView } from "../../../shared/net/moderation.ts";
import { addTexts, formatDateTime } from "../../app/i18n.ts";
import { Button } from "../../components/forms/button.tsx";
import { FieldError } from "../../components/forms/form-controls.tsx";
import { answerSanction } from "../../state/sanctions.ts";
import { useAttempt } from "../account/use-attempt.ts";
import { CommentField, isTooLong } from "../report/comment-field.tsx";
import { t as conductTexts } from "../report/texts.ts";
import "./sanctions.css";

export const t = addTexts("standing");

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
const Quote = ({ title, words }: QuoteProps) => (
  <div>
    <h3 class="label">{title}</h3>
    <blockquote class="quote" dir="auto">
      {words}
    </blockquote>
  </div>
);

/** The player's answer to a sanction, or a button to answer. */
export function SanctionAnswer({ sanction: { id, answer } }: { readonly sanction: SanctionView }) {
  const [isOpen, setIsOpen] = useState(false);
  if (answer !== null) return <Quote title={t("standing.answer.done")} words={answer} />;
  if (isOpen) return <AnswerForm id={id} />;
  return <Button onPress={() => setIsOpen(true)}>{t("standing.answer.go")}</Button>;
}

function AnswerForm({ id }: Pick<SanctionView, "id">) {
  const [words, setWords] = useState("");
  const { busy, trouble, attempt } = useAttempt();
  const text = words.trim();
  return (
    <div class="sanction-answer">
      <CommentField label={t("standing.answer.label")} words={words} rows={4} onWords={setWords} />
      <p class="small soft">{t("standing.answer.note")}</p>
      <Button
        busy={busy}
        off={text === "" || isTooLong(text)}
        onPress={() => void attempt(() => answerSanction(id, text))}
      >
        {t("standing.answer.go")}
      </Button>
      {trouble && <FieldError id={`answer-trouble-${id}`}>{trouble}</FieldError>}
    </div>
  );
}
