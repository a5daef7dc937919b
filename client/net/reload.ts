import { type ReadonlySignal, signal } from "@preact/signals";
import { request } from "./request.ts";

/** A page does not reload again within this time, in ms. */
const pause = 10_000;
/** How often a page that wants to reload asks whether the server is there, in ms. */
const askMs = 1000;
const mark = "nine-lives:reloaded";

const awaited = signal(false);
/** Whether a part of the page is missing, and the server that has it does not answer. */
export const isServerAwaited: ReadonlySignal<boolean> = awaited;

/**
 * A new server may not have the chunks of an older page, and none come while the network or the server is away: the page
 * reloads. What fails for want of such a chunk goes with the page, and is no error.
 */
export function reloadWhenChunksAreGone(): void {
  const missing = new Set<unknown>();
  addEventListener("vite:preloadError", ({ payload }) => {
    if (hasJustReloaded()) return;
    if (missing.size === 0) void reloadOnceTheServerAnswers();
    missing.add(payload);
  });
  addEventListener("unhandledrejection", (event) => {
    if (missing.has(event.reason)) event.preventDefault();
  });
}

/** A page that reloads while the server is away gives way to the browser's own error page. */
async function reloadOnceTheServerAnswers(): Promise<void> {
  while (!(await request({ method: "GET", path: "/healthz" })).ok) {
    awaited.value = true;
    await new Promise((resolve) => setTimeout(resolve, askMs));
  }
  sessionStorage.setItem(mark, `${Date.now()}`);
  location.reload();
}

const hasJustReloaded = (): boolean => Math.abs(Date.now() - Number(sessionStorage.getItem(mark) ?? 0)) < pause;
