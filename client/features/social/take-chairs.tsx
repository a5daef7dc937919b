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

/** Returns the bots whose chairs a spectator may take. */
const openChairs = ({ settings, phase, chairs, sidelines }: TableSnapshot): readonly Chair[] =>
  settings.lateJoin && phase === "playing"
    ? chairs.filter(({ kind, seat }) => kind === "bot" && !sidelines?.out.includes(seat))
    : [];

/** Buttons for spectators that take the chairs of bots. */
export function TakeChairs({ link, table, onSit }: TakeProps) {
  const isBusy = useSignal(false);
  async function take({ seat }: Chair) {
    isBusy.value = true;
    const taken = await link.manage({ type: "take-chair", seat });
    isBusy.value = false;
    if (taken.ok) onSit();
    else tellTableError(taken.error);
  }
  return openChairs(table).map((chair) => (
    <Button key={chair.seat} kind="go" busy={isBusy.value} onPress={() => void take(chair)}>
      {t("social.watch.take", { name: chair.name })}
    </Button>
  ));
}
