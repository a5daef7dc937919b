import { type ReadonlySignal, signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { neededCode, withTexts } from "../app/i18n.ts";
import { ForgottenRequest } from "../state/forgotten-requests.ts";

/**
 * Creates a component that loads its code when it is first shown. If the code fails to load, the page reloads.
 * @param Meanwhile placeholder until then; default: nothing.
 */
export const lazy = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType,
): ComponentType<Props> => onceArrived(() => neededCode(load()), Meanwhile);

/** Creates a component that shows the code of a request. The request is sent when it is first shown. */
function onceArrived<Props extends object>(
  request: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType,
): ComponentType<Props> {
  const arrived = signal<ComponentType<Props> | null>(null);
  return function Later(props: Props) {
    useEffect(() => {
      void request().then((component) => {
        arrived.value = component;
      });
    }, []);
    const Arrived = arrived.value;
    if (Arrived) return <Arrived {...props} />;
    return Meanwhile ? <Meanwhile /> : null;
  };
}

/** First and longest pause before code is requested again, in ms. */
const retryMs = { min: 2000, max: 60_000 };

/**
 * Requests code again after each failure.
 * @param tries number of requests; the last failure is thrown.
 */
export async function withRetries<Code>(load: () => Promise<Code>, tries = Number.POSITIVE_INFINITY): Promise<Code> {
  for (let { min: pauseMs } = retryMs, left = tries - 1; ; pauseMs = Math.min(2 * pauseMs, retryMs.max), left -= 1) {
    try {
      return await load();
    } catch (error) {
      // The browser answers a repeated import with the same request.
      if (left === 0 || error instanceof ForgottenRequest) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** Creates a component like `lazy`, which a game can do without: until its code arrives, it is absent. */
export const lazyExtra = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  let code: Promise<ComponentType<Props>> | null = null;
  return onceArrived(() => {
    code ??= withRetries(() => withTexts(load()));
    return code;
  });
};

/** Assumed size of a file that the page does not list, because it is small; in kB. */
const smallKb = 5;

/** Follows how much of the requested code has arrived, by the links that Vite adds for the files of an import. */
class CodeProgress {
  readonly #arrived = new WeakSet<Node>();
  readonly #share = signal(1);
  /** Files that had arrived when the first of the missing ones was requested. */
  #before: ReadonlySet<Node> = new Set();

  constructor() {
    // All files of the page itself have arrived, because their code runs.
    for (const link of links()) this.#arrived.add(link);
    for (const event of ["load", "error"])
      document.addEventListener(event, ({ target }) => target instanceof Node && this.#arrived.add(target), true);
  }

  /** Share of the code that was missing when the present loading began, 0 to 1. */
  get share(): ReadonlySignal<number> {
    return this.#share;
  }

  /** @returns a function that stops it. */
  watch(): () => void {
    const isComplete = links().every((link) => this.#before.has(link) || this.#arrived.has(link));
    if (isComplete || this.#share.value === 1)
      this.#before = new Set(links().filter((link) => this.#arrived.has(link)));
    const sizes = sizesOfFiles();
    const look = () => {
      const wanted = links().filter((link) => !this.#before.has(link));
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
