import { computed, type ReadonlySignal } from "@preact/signals";
import type { SanctionStatus, SanctionView } from "../../shared/net/moderation.ts";
import { sanctionsApi } from "../net/api.ts";
import type { ApiResponse } from "../net/request.ts";
import { PlayerResource } from "./player-resource.ts";

type Answer = ApiResponse<SanctionStatus>;

const status = new PlayerResource<SanctionStatus>(sanctionsApi.mine);

/** Sanctions of the current player; null until loaded. */
export const standing: ReadonlySignal<SanctionStatus | null> = status.value;

/** Oldest sanction that the player has not been notified of; null if there is none. */
export const untold: ReadonlySignal<SanctionView | null> = computed(
  () => standing.value?.sanctions.findLast(({ seen, ended }) => !seen && !ended) ?? null,
);

export const loadSanctions = (): Answer => status.load();

/** Each sanction accepts only one answer. */
export const answerSanction = (id: string, text: string): Answer =>
  status.change((token) => sanctionsApi.answer(token, id, text));

/** Marks a sanction as seen and dismisses its notice. */
export const putAway = (id: string): Answer => status.change((token) => sanctionsApi.seen(token, id));

/** Whether a sanction is in force at this time, in ms since 1970. A warning ends when it begins. */
export const isInForce = ({ kind, until, ended }: SanctionView, now: number): boolean =>
  kind !== "warning" && !ended && (until === null || until > now);
