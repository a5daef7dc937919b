import { type ReadonlySignal, signal } from "@preact/signals";
import { readTab, writeTab } from "../state/storage.ts";
import { request } from "./request.ts";

/** Minimum time between two automatic reloads, in ms. */
const pause = 10_000;
/** Interval of server checks before a reload, in ms. */
const askMs = 1000;
const mark = "reloaded";

const awaited = signal(false);
/** Whether a chunk of the page is missing and the server does not respond. */
export const isServerAwaited: ReadonlySignal<boolean> = awaited;

/**
 * Reloads the page if a chunk fails to load. A new server may lack the chunks of an older page, or the network may be
 * down. Errors caused by a missing chunk are suppressed, because the reload resolves them.
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

/** Waits for the server, because a reload without a server would show the browser's error page. */
async function reloadOnceTheServerAnswers(): Promise<void> {
  while (!(await request({ method: "GET", path: "/healthz" })).ok) {
    awaited.value = true;
    await new Promise((resolve) => setTimeout(resolve, askMs));
  }
  writeTab(mark, `${Date.now()}`);
  location.reload();
}

const hasJustReloaded = (): boolean => Math.abs(Date.now() - Number(readTab(mark) ?? 0)) < pause;
