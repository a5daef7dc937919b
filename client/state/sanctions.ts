import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Result } from "../../shared/core/result.ts";
import type { SanctionStatus, SanctionView } from "../../shared/net/moderation.ts";
import { sanctionsApi } from "../net/api.ts";
import type { ApiFailure } from "../net/request.ts";
import { session, token } from "./session.ts";

/** Sanctions of a player, as of the last response of the server. */
interface Known {
  readonly playerId: string;
  readonly status: SanctionStatus;
}

type Answer = Promise<Result<SanctionStatus, ApiFailure>>;

const known = signal<Known | null>(null);

/** Sanctions of the current player; null until loaded. */
export const standing: ReadonlySignal<SanctionStatus | null> = computed(() =>
  known.value && known.value.playerId === session.value?.player.id ? known.value.status : null,
);

/** Oldest sanction that the player has not been notified of; null if there is none. */
export const untold: ReadonlySignal<SanctionView | null> = computed(
  () => standing.value?.sanctions.findLast(({ seen, ended }) => !seen && !ended) ?? null,
);

export const loadSanctions = (): Answer => keeping(sanctionsApi.mine);

/** Each sanction accepts only one answer. */
export const answerSanction = (id: string, text: string): Answer =>
  keeping((token) => sanctionsApi.answer(token, id, text));

/** Marks a sanction as seen and dismisses its notice. */
export const putAway = (id: string): Answer => keeping((token) => sanctionsApi.seen(token, id));

/** Whether a sanction is in force at this time, in ms since 1970. A warning ends when it begins. */
export const isInForce = ({ kind, until, ended }: SanctionView, now: number): boolean =>
  kind !== "warning" && !ended && (until === null || until > now);

async function keeping(ask: (token: string) => Answer): Answer {
  const playerId = session.value?.player.id;
  const answer = await ask(token());
  if (answer.ok && playerId !== undefined) known.value = { playerId, status: answer.value };
  return answer;
}
