import { useId } from "preact/hooks";
import "../../components/forms/field.css";

interface WordsProps {
  readonly label: string;
  readonly words: string;
  readonly onWords: (words: string) => void;
  /** Maximum length in characters, as the browser counts them. */
  readonly most: number;
  readonly hint?: string;
}

/** Text field of several lines. */
export function TextArea({ label, words, onWords, most, hint }: WordsProps) {
  const id = useId();
  return (
    <div>
      <label class="field-name soft" for={id}>
        {label}
      </label>
      <textarea
        id={id}
        class="field admin-words"
        rows={2}
        maxLength={most}
        placeholder={hint}
        value={words}
        onInput={(event) => onWords(event.currentTarget.value)}
      />
    </div>
  );
}
