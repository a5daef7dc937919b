import { useSignal } from "@preact/signals";
import type { TargetedCompositionEvent, TargetedInputEvent } from "preact";
import { joined, t } from "../../app/i18n.ts";
import "./table-code.css";

export const codeLength = 6;

/** Cleans a typed or pasted code, or one from a link: upper case, letters and digits only. */
function cleanCode(typed: string): string {
  const last = typed.split("/").at(-1) ?? "";
  return last
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
    .slice(0, codeLength);
}

/** A table's code, formatted for reading aloud. */
export function TableCode({ code }: { readonly code: string }) {
  return (
    <p
      class="code-shown"
      translate={false}
      role="img"
      aria-label={joined.labelled(t("room.code"), Array.from(code).join(" "))}
    >
      {Array.from(code, (sign, index) => (
        <b key={index}>{sign}</b>
      ))}
    </p>
  );
}

/**
 * Returns the properties of an input for a code, which it cleans. The input is not rewritten while text is composed,
 * because the keyboard would then repeat it.
 */
export function useCodeInput(code: string, onChange: (code: string) => void) {
  const composed = useSignal<string | null>(null);
  const take = (input: HTMLInputElement, isComposing: boolean) => {
    const clean = cleanCode(input.value);
    composed.value = isComposing ? input.value : null;
    if (!isComposing && input.value !== clean) input.value = clean;
    onChange(clean);
  };
  return {
    value: composed.value ?? code,
    autocomplete: "off",
    autocapitalize: "characters",
    spellcheck: false,
    onInput: (event: TargetedInputEvent<HTMLInputElement>) => take(event.currentTarget, event.isComposing),
    onCompositionEnd: (event: TargetedCompositionEvent<HTMLInputElement>) => take(event.currentTarget, false),
  } as const;
}

interface CodeInputProps {
  readonly id: string;
  readonly label?: string;
  readonly code: string;
  readonly onChange: (code: string) => void;
  readonly onEnter: () => void;
  readonly small?: boolean;
  /** Id of the error text. */
  readonly error?: string | undefined;
}

/** Six boxes over one real input. */
export function CodeInput({ id, label, code, onChange, onEnter, small, error }: CodeInputProps) {
  const input = useCodeInput(code, onChange);
  const next = Math.min(code.length, codeLength - 1);
  return (
    <div class={["code-typed", small && "small", error && "wrong"].filter(Boolean).join(" ")}>
      {Array.from({ length: codeLength }, (_, index) => (
        <i key={index} class={index === next ? "next" : ""} aria-hidden="true">
          {code[index]}
        </i>
      ))}
      <input
        id={id}
        aria-label={label}
        {...input}
        inputMode="text"
        enterKeyHint="go"
        aria-invalid={error ? "true" : undefined}
        aria-describedby={error}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !event.isComposing) onEnter();
        }}
      />
    </div>
  );
}
