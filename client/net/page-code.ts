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

/** Assumed size of a file that the page does not list, because it is small; in kB. */
const smallKb = 5;

/** Follows how much of the requested code has arrived, by the links that Vite adds for the files of an import. */
class CodeProgress {
  readonly #arrived = new WeakSet<Node>();
  readonly #share = signal(1);

  constructor() {
    // All files of the page itself have arrived, because their code runs.
    for (const link of links()) this.#arrived.add(link);
    for (const event of ["load", "error"])
      document.addEventListener(event, ({ target }) => target instanceof Node && this.#arrived.add(target), true);
  }

  /** Share of the code that was missing when `watch` was called, 0 to 1. */
  get share(): ReadonlySignal<number> {
    return this.#share;
  }

  /** @returns a function that stops it. */
  watch(): () => void {
    const before = new Set(links().filter((link) => this.#arrived.has(link)));
    const sizes = sizesOfFiles();
    const look = () => {
      const wanted = links().filter((link) => !before.has(link));
      const sum = (some: readonly HTMLLinkElement[]) =>
        some.reduce((all, { href }) => all + (sizes.get(href.slice(href.lastIndexOf("/") + 1)) ?? smallKb), 0);
      this.#share.value = wanted.length === 0 ? 1 : sum(wanted.filter((link) => this.#arrived.has(link))) / sum(wanted);
    };
    look();
    const timer = setInterval(look, 200);
    return () => clearInterval(timer);
  }
}

const links = (): readonly HTMLLinkElement[] =>
  Array.from(document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]"));

/** Reads the sizes of large files in kB, which the build lists in the page. */
function sizesOfFiles(): ReadonlyMap<string, number> {
  const list = document.querySelector<HTMLMetaElement>("meta[name=file-sizes]")?.content ?? "";
  return new Map(
    list.split(" ").map((entry) => {
      const [file = "", kb = ""] = entry.split(":");
      return [file, Number(kb)];
    }),
  );
}

export const codeProgress = new CodeProgress();
