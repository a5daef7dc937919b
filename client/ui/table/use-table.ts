import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Seated } from "../../../shared/net/protocol.ts";
import type { Games } from "../../game/games.ts";
import type { TableLink } from "../../game/model.ts";
import { api } from "../../net/api.ts";
import { untilLasting } from "../../net/patiently.ts";
import type { ApiFailure } from "../../net/request.ts";
import { formerly, session, token } from "../../store/session.ts";
import { codeLength } from "../components/code.tsx";
import { useGames } from "../games.ts";

/** State of joining: searching, failed with a reason, found but not joined, or joined. */
export type Way =
  | { readonly kind: "looking"; readonly trouble: Trouble | null }
  | { readonly kind: "refused"; readonly failure: ApiFailure }
  | { readonly kind: "found" }
  | { readonly kind: "there"; readonly link: TableLink };

/** Reason for a long search: the table moves between two servers, or no server responds. */
type Trouble = "again" | "unreachable";

const looking: Way = { kind: "looking", trouble: null };

/** Time after which the reason for the delay is shown, in ms. */
const slowMs = 2000;

interface Wish {
  /** Joins as a spectator, if the table allows it. */
  readonly watch: boolean;
  /** false: only searches for the table. */
  readonly join: boolean;
}

/**
 * Finds the table of a code and joins it while the screen is open.
 * @param attempt another number starts a new try.
 */
export function useTable(code: string, { watch, join }: Wish, attempt: number): Way {
  const games = useGames();
  const way = useSignal<Way>(looking);
  const me = session.value?.player.id;
  useEffect(() => {
    way.value = looking;
    if (me === undefined || code.length !== codeLength) return undefined;
    let left = false;
    const toldFrom = performance.now() + slowMs;
    const goesOn = ({ error }: ApiFailure) => {
      if (!left && performance.now() > toldFrom)
        way.value = { kind: "looking", trouble: error === "again" ? error : "unreachable" };
      return !left;
    };
    let link: TableLink | null = null;
    void reach(games, code, { watch, join }, goesOn).then((reached) => {
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

/** Returns the seat at this table that the player took as a guest. It becomes the account's seat on joining. */
function takenAsGuest(code: string): Seated | null {
  const seated = formerly() === null ? null : (session.value?.seated ?? null);
  return seated?.code === code ? seated : null;
}

async function connect(games: Games, table: Seated, watch: boolean): Promise<Way> {
  const [{ connectTable }, engines] = await Promise.all([import("../../net/table-connection.ts"), games.engines()]);
  return { kind: "there", link: connectTable(engines, table, { token, formerly }, watch) };
}

/** Retries until the server responds, or the screen is left. */
async function reach(
  games: Games,
  code: string,
  { watch, join }: Wish,
  goesOn: (failure: ApiFailure) => boolean,
): Promise<Way> {
  const taken = takenAsGuest(code);
  if (taken) return connect(games, taken, watch);
  const found = await untilLasting(() => api.table(token(), code), goesOn);
  const table = found.ok ? found.value : watch && "watch" in found.error ? found.error.watch : undefined;
  if (table && !join) return { kind: "found" };
  if (table) return connect(games, table, watch);
  return found.ok ? looking : { kind: "refused", failure: found.error };
}
