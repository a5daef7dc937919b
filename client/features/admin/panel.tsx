import type { ComponentChildren } from "preact";
import { useId, useState } from "preact/hooks";
import { maxCommentLength } from "../../../shared/net/moderation.ts";
import type { ApiResponse } from "../../net/request.ts";
import { withPanelConfirmation } from "../../state/panel-passkey.ts";
import { AttemptDialog, type AttemptDialogProps } from "../account/attempt-dialog.tsx";
import "../../components/forms/field.css";

interface PartProps {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly class?: string;
}

/** A panel with one topic. */
export function Panel({ title, children, ...rest }: PartProps) {
  const id = useId();
  return (
    <section class={`paper dots admin-part ${rest.class ?? ""}`} aria-labelledby={id}>
      <h2 class="head" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly chosen: Value;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly onChoose: (value: Value) => void;
}

/** Selects one option from a drop-down list. */
export function Select<Value extends string>({ label, chosen, options, onChoose }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <label for={id} class="admin-choice">
      <span class="field-name soft">{label}</span>
      <select
        id={id}
        class="field"
        value={chosen}
        onChange={(event) => {
          const value = event.currentTarget.value;
          const next = options.find((option) => option.value === value);
          if (next) onChoose(next.value);
        }}
      >
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

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

interface ReasonDialogProps<Value extends object> extends Omit<AttemptDialogProps<Value>, "act"> {
  readonly label: string;
  readonly act: (reason: string) => ApiResponse<Value>;
}

/** Confirmation dialog with a reason. The staff member confirms it with a passkey. */
export function ReasonDialog<Value extends object>({ label, act, children, ...dialog }: ReasonDialogProps<Value>) {
  const [reason, setReason] = useState("");
  return (
    <AttemptDialog {...dialog} act={() => withPanelConfirmation(() => act(reason.trim()))}>
      {children}
      <TextArea label={label} words={reason} onWords={setReason} most={maxCommentLength} />
    </AttemptDialog>
  );
}
