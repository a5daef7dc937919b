import { t } from "../../i18n.ts";
import { Segment } from "./choice.tsx";
import { Icon } from "./icon.tsx";
import "./chairs.css";

interface ChairsProps<Any> {
  readonly label: string;
  /** Fewest and most. */
  readonly range: readonly [number, number];
  /** What stands before the numbers. */
  readonly any: readonly { readonly value: Any; readonly text: string }[];
  readonly chosen: number | Any;
  readonly onChoose: (seats: number | Any) => void;
}

/** So many fit into one row; where there can be more, the last of them opens a stepper. */
const rowEnds = 6;

export function Chairs<Any extends string>({ label, range, any, chosen, onChoose }: ChairsProps<Any>) {
  const [fewest, most] = range;
  const many = most > rowEnds;
  const last = Math.min(most, rowEnds);
  const numbers = Array.from({ length: last - fewest + 1 }, (_, index) => fewest + index);
  const stepped = many && typeof chosen === "number" && chosen >= rowEnds ? chosen : null;
  return (
    <div class="chairs">
      <Segment<number | Any>
        label={label}
        options={[
          ...any,
          ...numbers.map((count) =>
            many && count === rowEnds
              ? { value: count, text: `${count}+`, label: t("chairs.more", { count }) }
              : { value: count, text: String(count) },
          ),
        ]}
        chosen={stepped === null ? chosen : rowEnds}
        onChoose={onChoose}
      />
      {stepped !== null && (
        <div class="stepper">
          <button
            type="button"
            aria-label={t("chairs.fewer")}
            disabled={stepped === rowEnds}
            onClick={() => onChoose(stepped - 1)}
          >
            <Icon name="minus" />
          </button>
          <output aria-label={label}>{stepped}</output>
          <button
            type="button"
            aria-label={t("chairs.plus")}
            disabled={stepped === most}
            onClick={() => onChoose(stepped + 1)}
          >
            <Icon name="plus" />
          </button>
        </div>
      )}
    </div>
  );
}
