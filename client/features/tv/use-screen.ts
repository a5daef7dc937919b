import { effect, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { ApiErrorCode } from "../../../shared/net/protocol.ts";
import { neededCode } from "../../app/i18n.ts";
import { type Games, useGames } from "../../game-model/games.ts";
import type { ServerSource } from "../../game-model/model.ts";
import { api } from "../../net/api.ts";
import { type NoAnswer, untilLasting } from "../../net/request.ts";
import { session, token } from "../../state/session.ts";
import { isEnding } from "../play/table-notices.tsx";

/** Connection of a screen: none yet, none possible for a reason, or a table. */
export type ScreenState =
  | { readonly kind: "looking" }
  | { readonly kind: "refused"; readonly error: ApiErrorCode | NoAnswer }
  | { readonly kind: "there"; readonly link: ServerSource };

const looking: ScreenState = { kind: "looking" };

/** Interval of looking for a table that lets no screen in, in ms. Each look counts as a wrong code. */
const retryMs = 20_000;

/** Shows a table on this screen. A television has no keyboard, so it looks again after every end. */
export function useScreen(code: string): ScreenState {
  const games = useGames();
  const state = useSignal<ScreenState>(looking);
  const me = session.value?.player.id;
  useEffect(() => {
    if (me === undefined) return undefined;
    const stop = new AbortController();
    state.value = looking;
    void follow(games, code, stop.signal, (next) => {
      if (!stop.signal.aborted) state.value = next;
    });
    return () => stop.abort();
  }, [games, code, me]);
  return state.value;
}

async function follow(games: Games, code: string, stop: AbortSignal, show: (state: ScreenState) => void) {
  const [{ connectTable }, engines] = await neededCode(
    Promise.all([import("../../net/table-connection.ts"), games.engines()]),
  );
  while (!stop.aborted) {
    const found = await untilLasting(
      () => api.screen(token(), code),
      ({ error }) => {
        show({ kind: "refused", error });
        return !stop.aborted;
      },
    );
    if (stop.aborted) return;
    if (!found.ok) {
      show({ kind: "refused", error: found.error.error });
      await pause(retryMs, stop);
      continue;
    }
    const link = connectTable(engines, found.value, { token, formerly: () => null }, "screen");
    show({ kind: "there", link });
    const end = await endOf(link, stop);
    link.close();
    if (end === "outdated") return location.reload();
    show(looking);
  }
}

/** Resolves to the final state of a connection. */
function endOf(link: ServerSource, stop: AbortSignal): Promise<string> {
  return new Promise((resolve) => {
    const end = effect(() => {
      const connection = link.connection.value;
      if (isEnding(connection)) resolve(connection);
    });
    stop.addEventListener("abort", () => {
      end();
      resolve("left");
    });
  });
}

function pause(ms: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    stop.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
