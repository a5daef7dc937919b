import { useId } from "preact/hooks";
import "./form-controls.css";

interface SegmentProps<Value> {
  /** Name of the choice, for screen readers. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly text: string; readonly label?: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  readonly night?: boolean;
}

/** Choice of a few options in one row. */
export function Segment<Value extends string | number>(props: SegmentProps<Value>) {
  const name = useId();
  return (
    <div class={props.night ? "segment night" : "segment"} role="radiogroup" aria-label={props.label}>
      {props.options.map(({ value, text, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            aria-label={label}
            checked={value === props.chosen}
            onChange={() => props.onChoose(value)}
          />
          {text}
        </label>
      ))}
    </div>
  );
}

interface SwitchRowProps {
  readonly title: string;
  readonly note?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function SwitchRow({ title, note, on, onChange }: SwitchRowProps) {
  return (
    <label class="choice-row">
      <span class="grow">
        <b class="label">{title}</b>
        {note && (
          <span class="tiny soft-ink" style={{ display: "block" }}>
            {note}
          </span>
        )}
      </span>
      <span class="switch">
        <input
          type="checkbox"
          role="switch"
          aria-label={title}
          aria-checked={on}
          checked={on}
          onChange={() => onChange(!on)}
        />
        <i />
      </span>
    </label>
  );
}
