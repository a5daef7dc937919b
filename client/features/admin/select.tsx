import { useId } from "preact/hooks";
import "../../components/forms/field.css";

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
