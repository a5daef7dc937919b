import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { Icon } from "../pictures/icon.tsx";
import { Stepper } from "./stepper.tsx";
import "./form-controls.css";
import "./field.css";

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
        <label key={value} class={value === props.chosen ? "chosen" : ""}>
          <input
            type="radio"
            class="cover"
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
          class="cover"
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

/** Error text below a field. The field must refer to it in `aria-describedby`. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ComponentChildren }) {
  return (
    <p class="field-error" id={id} role="alert">
      <Icon name="cross" />
      <span>{children}</span>
    </p>
  );
}

interface ChairsProps<Any> {
  readonly label: string;
  /** Minimum and maximum. */
  readonly range: readonly [number, number];
  /** Choices before the numbers. */
  readonly any: readonly { readonly value: Any; readonly text: string }[];
  readonly chosen: number | Any;
  readonly onChoose: (seats: number | Any) => void;
}

/** Maximum number of choices in one row. A larger range gets a stepper. */
const rowEnds = 6;

export function SeatCount<Any extends string>(props: ChairsProps<Any>) {
  const { label, range, any, chosen, onChoose } = props;
  const [fewest, most] = range;
  if (most > rowEnds) return <SteppedChairs {...props} />;
  const numbers = Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index);
  return (
    <Segment<number | Any>
      label={label}
      options={[...any, ...numbers.map((count) => ({ value: count, text: String(count) }))]}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

function SteppedChairs<Any extends string>({ label, range, any, chosen, onChoose }: ChairsProps<Any>) {
  const count = typeof chosen === "number" ? chosen : null;
  return (
    <div class="chairs">
      {any.length > 0 && <Segment<number | Any> label={label} options={any} chosen={chosen} onChoose={onChoose} />}
      <Stepper label={label} range={range} count={count} from={rowEnds} chosen={count !== null} onChoose={onChoose} />
    </div>
  );
}
