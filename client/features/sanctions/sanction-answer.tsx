import { useSignal } from "@preact/signals";
import type { SanctionView } from "../../../shared/net/moderation.ts";
import { Button } from "../../components/forms/button.tsx";
import { FieldError } from "../../components/forms/field.tsx";
import { answerSanction } from "../../state/sanctions.ts";
import { useAttempt } from "../account/use-attempt.ts";
import { CommentField, isTooLong } from "../report/comment-field.tsx";
import { Quote } from "./sanction-facts.tsx";
import { t } from "./texts.ts";

/** The player's answer to a sanction, or a button to answer. */
export function SanctionAnswer({ sanction: { id, answer } }: { readonly sanction: SanctionView }) {
  const open = useSignal(false);
  if (answer !== null) return <Quote title={t("standing.answer.done")} words={answer} />;
  if (open.value) return <AnswerForm id={id} />;
  return (
    <Button
      onPress={() => {
        open.value = true;
      }}
    >
      {t("standing.answer.go")}
    </Button>
  );
}

function AnswerForm({ id }: Pick<SanctionView, "id">) {
  const words = useSignal("");
  const { busy, trouble, attempt } = useAttempt();
  const text = words.value.trim();
  return (
    <div class="sanction-answer">
      <CommentField
        label={t("standing.answer.label")}
        words={words.value}
        rows={4}
        onWords={(changed) => {
          words.value = changed;
        }}
      />
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
