import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Result } from "../../shared/core/result.ts";
import type { SanctionView, Standing } from "../../shared/net/moderation.ts";
import type { ApiFailure } from "../net/request.ts";
import { standingApi } from "../net/standing-api.ts";
import { session, token } from "./session.ts";

/** Sanctions of a player, as of the last response of the server. */
interface Known {
  readonly playerId: string;
  readonly standing: Standing;
}

type Answer = Promise<Result<Standing, ApiFailure>>;

const known = signal<Known | null>(null);

/** Sanctions of the current player; null until loaded. */
export const standing: ReadonlySignal<Standing | null> = computed(() =>
  known.value && known.value.playerId === session.value?.player.id ? known.value.standing : null,
);

/** Oldest sanction that the player has not been notified of; null if there is none. */
export const untold: ReadonlySignal<SanctionView | null> = computed(
  () => standing.value?.sanctions.findLast(({ seen, ended }) => !seen && !ended) ?? null,
);

export const askStanding = (): Answer => keeping(standingApi.mine);

/** Each sanction accepts only one answer. */
export const answerSanction = (id: string, text: string): Answer =>
  keeping((token) => standingApi.answer(token, id, text));

/** Marks a sanction as seen and dismisses its notice. */
export const putAway = (id: string): Answer => keeping((token) => standingApi.seen(token, id));

/** Whether a sanction is in force at this time, in ms since 1970. A warning ends when it begins. */
export const holds = ({ kind, until, ended }: SanctionView, now: number): boolean =>
  kind !== "warning" && !ended && (until === null || until > now);

async function keeping(ask: (token: string) => Answer): Answer {
  const playerId = session.value?.player.id;
  const answer = await ask(token());
  if (answer.ok && playerId !== undefined) known.value = { playerId, standing: answer.value };
  return answer;
}
