import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Games } from "../../game/games.ts";
import type { TableLink } from "../../game/model.ts";
import { type ApiFailure, api } from "../../net/api.ts";
import { session, token } from "../../store/session.ts";
import { codeLength } from "../components/code.tsx";
import { useGames } from "../games.ts";

/** Still on the way to a table, failed with a reason, found but not joined, or joined. */
export type Way =
  | { readonly kind: "looking" }
  | { readonly kind: "refused"; readonly failure: ApiFailure }
  | { readonly kind: "found" }
  | { readonly kind: "there"; readonly link: TableLink };

const looking: Way = { kind: "looking" };

interface Wish {
  /** Joins without a chair, if the table allows it. */
  readonly watch: boolean;
  /** false: only finds the table. */
  readonly join: boolean;
}

/**
 * Finds the table of a code and joins it while the screen is open.
 * @param attempt another number tries again.
 */
export function useTable(code: string, { watch, join }: Wish, attempt: number): Way {
  const games = useGames();
  const way = useSignal<Way>(looking);
  const me = session.value?.player.id;
  useEffect(() => {
    way.value = looking;
    if (me === undefined || code.length !== codeLength) return undefined;
    let left = false;
    let link: TableLink | null = null;
    void reach(games, code, { watch, join }).then((reached) => {
      link = reached.kind === "there" ? reached.link : null;
      if (left) link?.close();
      else way.value = reached;
    });
    return () => {
      left = true;
      link?.close();
    };
  }, [games, code, me, join, watch, attempt]);
  return way.value;
}

async function reach(games: Games, code: string, { watch, join }: Wish): Promise<Way> {
  const found = await api.table(token(), code);
  const table = found.ok ? found.value : watch && "watch" in found.error ? found.error.watch : undefined;
  if (table && !join) return { kind: "found" };
  if (table) {
    const [{ connectTable }, engines] = await Promise.all([import("../../net/table-connection.ts"), games.engines()]);
    return { kind: "there", link: connectTable(engines, table.roomId, token, watch) };
  }
  return found.ok ? looking : { kind: "refused", failure: found.error };
}
