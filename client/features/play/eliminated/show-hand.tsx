import { tellTableError } from "../../../app/problems.ts";
import { SwitchRow } from "../../../components/forms/form-controls.tsx";
import type { ServerSource, TableSnapshot } from "../../../game-model/model.ts";
import { t } from "./texts.ts";

interface ShowProps {
  readonly link: ServerSource;
  readonly table: TableSnapshot;
}

/** Setting: eliminated players may see the player's hand, one round late. */
export function ShowHand({ link, table }: ShowProps) {
  async function show(on: boolean) {
    const done = await link.manage({ type: "show-hand", on });
    if (!done.ok) tellTableError(done.error);
  }
  const { watchers } = link.social.aside.value;
  return (
    <SwitchRow
      title={t("sidelines.show")}
      note={watchers > 0 ? t("sidelines.watched", { count: watchers }) : t("sidelines.showNote")}
      on={table.mySeat !== null && table.sidelines?.shown.includes(table.mySeat) === true}
      onChange={(on) => void show(on)}
    />
  );
}
