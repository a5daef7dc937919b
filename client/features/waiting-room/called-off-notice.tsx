import { useEffect, useRef } from "preact/hooks";
import { t } from "../../app/i18n.ts";
import type { TableSnapshot } from "../../game-model/model.ts";
import { showToast } from "../../state/toasts.ts";

/** Reports that a start was called off because a player's page sent no contribution. */
export function CalledOffNotice({ table: { chairs, mySeat } }: { readonly table: TableSnapshot }) {
  const silent = chairs.filter((chair) => chair.silent);
  const known = useRef(silent);
  useEffect(() => {
    const newly = silent.filter(({ name }) => !known.current.some((chair) => chair.name === name));
    known.current = silent;
    if (newly.length === 0) return;
    const mine = newly.some(({ seat }) => seat === mySeat);
    const names = newly.map(({ name }) => name).join(", ");
    showToast(mine ? t("room.calledOffByYou") : t("room.calledOff", { names }), "error");
  }, [silent.map(({ name }) => name).join()]);
  return null;
}
