import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { SeatLocation } from "../../../shared/net/protocol.ts";
import { codeLength } from "../../components/forms/table-code.tsx";
import type { Games } from "../../game-model/games.ts";
import { useGames } from "../../game-model/games-context.ts";
import type { ServerSource } from "../../game-model/model.ts";
import { api } from "../../net/api.ts";
import type { ApiFailure } from "../../net/request.ts";
import { untilLasting } from "../../net/retry.ts";
import { guestToken, session, token } from "../../state/session.ts";

/** State of joining: searching, failed with a reason, found but not joined, or joined. */
export type JoinState =
  | { readonly kind: "looking"; readonly trouble: Trouble | null }
  | { readonly kind: "refused"; readonly failure: ApiFailure }
  | { readonly kind: "found" }
  | { readonly kind: "there"; readonly link: ServerSource };

/** Reason for a long search: the table moves between two servers, or no server responds. */
type Trouble = "again" | "unreachable";

const looking: JoinState = { kind: "looking", trouble: null };

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
export function useTable(code: string, { watch, join }: Wish, attempt: number): JoinState {
  const games = useGames();
  const way = useSignal<JoinState>(looking);
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
    let link: ServerSource | null = null;
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
function takenAsGuest(code: string): SeatLocation | null {
  const seated = guestToken() === null ? null : (session.value?.seated ?? null);
  return seated?.code === code ? seated : null;
}

async function connect(games: Games, table: SeatLocation, watch: boolean): Promise<JoinState> {
  const [{ connectTable }, engines] = await Promise.all([import("../../net/table-connection.ts"), games.engines()]);
  return { kind: "there", link: connectTable(engines, table, { token, formerly: guestToken }, watch) };
}

/** Retries until the server responds, or the screen is left. */
async function reach(
  games: Games,
  code: string,
  { watch, join }: Wish,
  goesOn: (failure: ApiFailure) => boolean,
): Promise<JoinState> {
  const taken = takenAsGuest(code);
  if (taken) return connect(games, taken, watch);
  const found = await untilLasting(() => api.table(token(), code), goesOn);
  const table = found.ok ? found.value : watch && "watch" in found.error ? found.error.watch : undefined;
  if (table && !join) return { kind: "found" };
  if (table) return connect(games, table, watch);
  return found.ok ? looking : { kind: "refused", failure: found.error };
}
