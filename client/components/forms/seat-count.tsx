import { t } from "../../app/i18n.ts";
import { Icon } from "../pictures/icon.tsx";
import { Segment } from "./form-controls.tsx";
import "./seat-count.css";

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
  const [fewest, most] = range;
  const count = typeof chosen === "number" ? chosen : null;
  return (
    <div class="chairs">
      {any.length > 0 && <Segment<number | Any> label={label} options={any} chosen={chosen} onChoose={onChoose} />}
      <div class={count === null ? "stepper" : "stepper chosen"}>
        <Step
          icon="minus"
          label={t("chairs.fewer")}
          off={count === fewest}
          onPress={() => onChoose((count ?? rowEnds) - 1)}
        />
        <output aria-label={label}>{count ?? `${fewest}–${most}`}</output>
        <Step
          icon="plus"
          label={t("chairs.plus")}
          off={count === most}
          onPress={() => onChoose((count ?? rowEnds - 1) + 1)}
        />
      </div>
    </div>
  );
}

interface StepProps {
  readonly icon: "minus" | "plus";
  readonly label: string;
  readonly off: boolean;
  readonly onPress: () => void;
}

function Step({ icon, label, off, onPress }: StepProps) {
  return (
    <button type="button" aria-label={label} disabled={off} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}
