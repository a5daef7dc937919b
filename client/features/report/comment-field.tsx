import { useId } from "preact/hooks";
import { maxCommentLength } from "../../../shared/net/moderation.ts";
import { t } from "./texts.ts";
import "./report.css";

interface WordsProps {
  readonly label: string;
  readonly words: string;
  readonly rows: number;
  readonly onWords: (words: string) => void;
}

const left = (words: string): number => maxCommentLength - [...words.trim()].length;

export const isTooLong = (words: string): boolean => left(words) < 0;

/** If fewer characters than this are left, their number is shown. */
const nearTheEnd = 80;

/** Text field for a comment to a moderator. */
export function CommentField({ label, words, rows, onWords }: WordsProps) {
  const id = useId();
  const count = left(words);
  return (
    <div>
      <label class="field-name soft-ink" for={id}>
        {label}
      </label>
      <textarea
        id={id}
        class="field words-field"
        rows={rows}
        maxLength={2 * maxCommentLength}
        value={words}
        aria-invalid={count < 0}
        onInput={(event) => onWords(event.currentTarget.value)}
      />
      {count <= nearTheEnd && (
        <p class="tiny soft-ink" role="status">
          {count < 0 ? t("conduct.words.tooLong", { count: maxCommentLength }) : t("conduct.words.left", { count })}
        </p>
      )}
    </div>
  );
}
