import type { Seat } from "../../../../shared/core/game.ts";
import { Avatar } from "../../../components/pictures/avatar.tsx";
import type { Chair } from "../../../game-model/model.ts";

interface RowProps {
  readonly title: string;
  readonly chairs: readonly Chair[];
  readonly chosen: Seat | null;
  /** Action of a press on a chair. */
  readonly label: (chair: Chair) => string;
  readonly onPress: (seat: Seat) => void;
}

/** Row of chairs; the viewer chooses one. */
export const ChairRow = ({ title, chairs, chosen, label, onPress }: RowProps) => (
  <fieldset class="chair-row">
    <legend class="unseen">{title}</legend>
    <b class="label" aria-hidden="true">
      {title}
    </b>
    <span>
      {chairs.map((chair) => (
        <button
          key={chair.seat}
          type="button"
          aria-label={label(chair)}
          aria-pressed={chair.seat === chosen}
          onClick={() => onPress(chair.seat)}
        >
          <Avatar id={chair.avatar} size={36} />
          <span class="tiny">{chair.name}</span>
        </button>
      ))}
    </span>
  </fieldset>
);
