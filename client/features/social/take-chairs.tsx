import { useSignal } from "@preact/signals";
import { tellTableError } from "../../app/problems.ts";
import { Button } from "../../components/forms/button.tsx";
import type { Chair, ServerSource, TableSnapshot } from "../../game-model/model.ts";
import { t } from "./texts.ts";

interface TakeProps {
  readonly link: ServerSource;
  readonly table: TableSnapshot;
  /** Joins the table again, as a player. */
  readonly onSit: () => void;
}

/** Returns the bots that offer their chairs to a spectator. */
const openChairs = ({ settings, phase, chairs, sidelines }: TableSnapshot): readonly Chair[] =>
  settings.lateJoin && phase === "playing"
    ? chairs.filter(({ kind, seat }) => kind === "bot" && !sidelines?.out.includes(seat))
    : [];

/** Maximum number of buttons in the bar for spectators. The sheet about a bot has a button, too. */
const maxButtons = 3;

/** Buttons for spectators that take the chairs of bots. */
export const TakeChairs = (props: TakeProps) =>
  openChairs(props.table)
    .slice(0, maxButtons)
    .map((chair) => <TakeChair key={chair.seat} {...props} chair={chair} />);

interface ChairProps extends TakeProps {
  readonly chair: Chair;
}

/** Takes the chair of this bot; nothing if the viewer cannot. */
export function TakeChair({ link, table, onSit, chair }: ChairProps) {
  const isBusy = useSignal(false);
  if (table.mySeat !== null || !openChairs(table).includes(chair)) return null;
  async function take() {
    isBusy.value = true;
    const taken = await link.manage({ type: "take-chair", seat: chair.seat });
    isBusy.value = false;
    if (taken.ok) onSit();
    else tellTableError(taken.error);
  }
  return (
    <Button kind="go" busy={isBusy.value} onPress={() => void take()}>
      {t("social.watch.take", { name: chair.name })}
    </Button>
  );
}
