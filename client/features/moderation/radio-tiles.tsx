import { useId } from "preact/hooks";

interface TilesProps<Value extends string | number | null> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly chosen: unknown;
  readonly onChoose: (value: Value) => void;
}

/** Selects one of several options, all of them visible. */
export function RadioTiles<Value extends string | number | null>({
  label,
  options,
  chosen,
  onChoose,
}: TilesProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend class="field-name soft">{label}</legend>
      <div class="tiles">
        {options.map(({ value, text }) => (
          <label key={value}>
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
