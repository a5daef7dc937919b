import { type ReadonlySignal, signal } from "@preact/signals";
import { readTab, writeTab } from "../state/storage.ts";
import { request } from "./request.ts";

/** Minimum time between two automatic reloads, in ms. */
const pause = 10_000;
/** Interval of server checks before a reload, in ms. */
const askMs = 1000;
const mark = "reloaded";

const trouble = signal<"server-awaited" | "blocked" | null>(null);
/**
 * Why code of the page is missing: the server does not respond, or a reload did not help, as with a content blocker;
 * null: it is complete.
 */
export const missingCode: ReadonlySignal<"server-awaited" | "blocked" | null> = trouble;

/**
 * Reloads the page once if code that it needs fails to load. A new server may lack the chunks of an older page, or the
 * network may be down. A part that the page can do without must catch its failure, because a reload in the middle of a
 * game is worse than its absence.
 */
export function reloadWhenChunksAreGone(): void {
  const missing = new Set<unknown>();
  addEventListener("vite:preloadError", ({ payload }) => missing.add(payload));
  addEventListener("unhandledrejection", (event) => {
    if (!missing.has(event.reason)) return;
    event.preventDefault();
    if (trouble.value !== null) return;
    if (hasJustReloaded()) trouble.value = "blocked";
    else void reloadOnceTheServerAnswers();
  });
}

/** Pause before a style is requested again for the first time, in ms. Each further pause is twice as long. */
const styleRetryMs = 2000;

/**
 * Requests styles again that failed to load. The bundler requests each style once, so that a page would lack the style
 * of a part that it had loaded ahead while the network was down.
 */
export function retryStyles(): void {
  const pauses = new Map<string, number>();
  const retry = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return;
    const again = document.createElement("link");
    again.rel = target.rel;
    again.href = target.href;
    const pauseMs = pauses.get(target.href) ?? styleRetryMs;
    pauses.set(target.href, 2 * pauseMs);
    setTimeout(() => target.replaceWith(again), pauseMs);
  };
  document.addEventListener("error", retry, { capture: true });
}

/** Waits for the server, because a reload without a server would show the browser's error page. */
async function reloadOnceTheServerAnswers(): Promise<void> {
  while (!(await request({ method: "GET", path: "/healthz" })).ok) {
    trouble.value = "server-awaited";
    await new Promise((resolve) => setTimeout(resolve, askMs));
  }
  writeTab(mark, `${Date.now()}`);
  location.reload();
}

const hasJustReloaded = (): boolean => Math.abs(Date.now() - Number(readTab(mark) ?? 0)) < pause;
