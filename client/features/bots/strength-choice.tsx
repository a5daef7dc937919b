import { type Strength, strengths } from "../../../shared/core/bots.ts";
import { Segment } from "../../components/forms/form-controls.tsx";
import { t } from "./texts.ts";

interface ChoiceProps {
  /** Label that names the bot or bots. */
  readonly label: string;
  readonly chosen: Strength;
  readonly onChoose: (strength: Strength) => void;
  readonly night?: boolean;
}

/** Choice of a bot's strength, with an explanation. */
export function StrengthChoice({ label, chosen, onChoose, night = false }: ChoiceProps) {
  return (
    <>
      <Segment
        label={label}
        options={strengths.map((value) => ({ value, text: t(`bots.strength.${value}`) }))}
        chosen={chosen}
        onChoose={onChoose}
        night={night}
      />
      <p class="small soft" aria-live="polite">
        {t(`bots.plays.${chosen}`)}
      </p>
    </>
  );
}
