import { joined, t } from "../../app/i18n.ts";
import { Icon } from "../pictures/icon.tsx";
import "./stepper.css";

interface StepperProps {
  /** Name of the number, for screen readers. */
  readonly label: string;
  readonly range: readonly [number, number];
  /** Null: not chosen yet; the range is shown. */
  readonly count: number | null;
  /** Number from which the first step starts while none is chosen. */
  readonly from?: number;
  readonly chosen?: boolean;
  readonly onChoose: (count: number) => void;
}

/** A number with a button for one less and one for one more. */
export function Stepper({ label, range: [fewest, most], count, from = fewest, chosen, onChoose }: StepperProps) {
  return (
    <div class={chosen ? "stepper chosen" : "stepper"}>
      <Step
        icon="minus"
        label={joined.labelled(t("chairs.fewer"), label)}
        off={count === fewest}
        onPress={() => onChoose((count ?? from) - 1)}
      />
      <output aria-label={label}>{count ?? `${fewest}–${most}`}</output>
      <Step
        icon="plus"
        label={joined.labelled(t("chairs.plus"), label)}
        off={count === most}
        onPress={() => onChoose((count ?? from - 1) + 1)}
      />
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
    <button
      type="button"
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={() => {
        if (!off) onPress();
      }}
    >
      <Icon name={icon} />
    </button>
  );
}
