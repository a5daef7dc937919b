import { useId } from "preact/hooks";
import { longestWords } from "../../../shared/net/moderation.ts";
import { t } from "./texts.ts";
import "./conduct.css";

interface WordsProps {
  readonly label: string;
  readonly words: string;
  readonly rows: number;
  readonly onWords: (words: string) => void;
}

const left = (words: string): number => longestWords - [...words.trim()].length;

export const isTooLong = (words: string): boolean => left(words) < 0;

/** If fewer characters than this are left, their number is shown. */
const nearTheEnd = 80;

/** Text field for a comment to a moderator. */
export function WordsField({ label, words, rows, onWords }: WordsProps) {
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
        maxLength={2 * longestWords}
        value={words}
        aria-invalid={count < 0}
        onInput={(event) => onWords(event.currentTarget.value)}
      />
      {count <= nearTheEnd && (
        <p class="tiny soft-ink" role="status">
          {count < 0 ? t("conduct.words.tooLong", { count: longestWords }) : t("conduct.words.left", { count })}
        </p>
      )}
    </div>
  );
}
