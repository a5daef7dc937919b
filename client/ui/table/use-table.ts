import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type ApiFailure, api } from "../../net/api.ts";
import type { TableLink } from "../../store/model.ts";
import { session, token } from "../../store/session.ts";

/** On the way to a table, why one cannot get there, or there. */
export type Way =
  | { readonly kind: "looking" }
  | { readonly kind: "refused"; readonly failure: ApiFailure }
  | { readonly kind: "there"; readonly link: TableLink };

const looking: Way = { kind: "looking" };

/**
 * Finds the table of a code and joins it, for as long as the screen is open.
 * @param wanted false: nobody is to be seated yet.
 * @param attempt another number tries afresh.
 */
export function useTable(code: string, wanted: boolean, attempt: number): Way {
  const way = useSignal<Way>(looking);
  const me = session.value?.player.id;
  useEffect(() => {
    way.value = looking;
    if (me === undefined || !wanted) return undefined;
    let left = false;
    let link: TableLink | null = null;
    void reach(code).then((reached) => {
      link = reached.kind === "there" ? reached.link : null;
      if (left) link?.close();
      else way.value = reached;
    });
    return () => {
      left = true;
      link?.close();
    };
  }, [code, me, wanted, attempt]);
  return way.value;
}

async function reach(code: string): Promise<Way> {
  const found = await api.table(token(), code);
  if (!found.ok) return { kind: "refused", failure: found.error };
  const { connectTable } = await import("../../net/table-connection.ts");
  return { kind: "there", link: connectTable(found.value.roomId, token) };
}
