import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Games } from "../../game/games.ts";
import type { TableLink } from "../../game/model.ts";
import { type ApiFailure, api } from "../../net/api.ts";
import { session, token } from "../../store/session.ts";
import { useGames } from "../games.ts";

/** Still joining a table, failed with a reason, or joined. */
export type Way =
  | { readonly kind: "looking" }
  | { readonly kind: "refused"; readonly failure: ApiFailure }
  | { readonly kind: "there"; readonly link: TableLink };

const looking: Way = { kind: "looking" };

/**
 * Finds the table of a code and joins it while the screen is open.
 * @param wanted false: does not join yet.
 * @param watch joins without a chair, if the table allows it.
 * @param attempt another number tries again.
 */
export function useTable(code: string, wanted: boolean, watch: boolean, attempt: number): Way {
  const games = useGames();
  const way = useSignal<Way>(looking);
  const me = session.value?.player.id;
  useEffect(() => {
    way.value = looking;
    if (me === undefined || !wanted) return undefined;
    let left = false;
    let link: TableLink | null = null;
    void reach(games, code, watch).then((reached) => {
      link = reached.kind === "there" ? reached.link : null;
      if (left) link?.close();
      else way.value = reached;
    });
    return () => {
      left = true;
      link?.close();
    };
  }, [games, code, me, wanted, watch, attempt]);
  return way.value;
}

async function reach(games: Games, code: string, watch: boolean): Promise<Way> {
  const found = await api.table(token(), code);
  const table = found.ok ? found.value : watch && "watch" in found.error ? found.error.watch : undefined;
  if (table) {
    const [{ connectTable }, engines] = await Promise.all([import("../../net/table-connection.ts"), games.engines()]);
    return { kind: "there", link: connectTable(engines, table.roomId, token, watch) };
  }
  return found.ok ? looking : { kind: "refused", failure: found.error };
}
