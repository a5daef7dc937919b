import { type ReadonlySignal, signal } from "@preact/signals";
import { onWake } from "../state/on-wake.ts";

/** Time for another tab to answer that it holds the name, in ms. The system may have frozen it. */
const answerMs = 2000;

/** Message between the tabs of a browser. */
type TabMessage =
  | { readonly type: "asks" }
  | { readonly type: "holds" }
  | { readonly type: "passes"; readonly on: unknown };

/**
 * Name that one tab of a browser holds at a time, and what it passes on to the others. Where the browser has no locks,
 * because the site has no https, each tab holds it.
 */
export class SharedHold {
  readonly #name: string;
  readonly #receive: (passed: unknown) => void;
  readonly #isHeld = signal(false);
  #channel: BroadcastChannel | null = null;
  #letGo: () => void = () => {};
  /** Whether this page takes part. It does not while it is frozen or in the back and forward cache. */
  #isOn = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param receive called with what another tab passes on. */
  constructor(name: string, receive: (passed: unknown) => void) {
    this.#name = name;
    this.#receive = receive;
  }

  /** Whether this tab holds the name. */
  get isHeld(): ReadonlySignal<boolean> {
    return this.#isHeld;
  }

  /** Takes the name as soon as no other tab has it. */
  start(): void {
    this.#begin();
    const end = () => this.#end();
    addEventListener("pagehide", end);
    document.addEventListener("freeze", end);
    onWake(() => {
      this.#begin();
      this.#askHolder();
    });
  }

  /** Takes the name from any other tab. */
  take(): void {
    if (this.#isOn && !this.#isHeld.value) this.#request(true);
  }

  /** Passes something on to the other tabs. */
  pass(on: unknown): void {
    this.#post({ type: "passes", on });
  }

  #begin(): void {
    if (this.#isOn) return;
    this.#isOn = true;
    if (!("locks" in navigator)) {
      this.#isHeld.value = true;
      return;
    }
    this.#channel = new BroadcastChannel(this.#name);
    this.#channel.onmessage = ({ data }: MessageEvent<TabMessage>) => this.#hear(data);
    this.#request(false);
  }

  #end(): void {
    this.#isOn = false;
    clearTimeout(this.#timer);
    this.#isHeld.value = false;
    this.#letGo();
    this.#channel?.close();
    this.#channel = null;
  }

  #hear(message: TabMessage): void {
    switch (message.type) {
      case "asks":
        if (this.#isHeld.value) this.#post({ type: "holds" });
        return;
      case "holds":
        clearTimeout(this.#timer);
        return;
      case "passes":
        if (!this.#isHeld.value) this.#receive(message.on);
    }
  }

  /** Takes the name from a tab that does not answer. */
  #askHolder(): void {
    if (this.#isHeld.value) return;
    clearTimeout(this.#timer);
    this.#post({ type: "asks" });
    this.#timer = setTimeout(() => this.take(), answerMs);
  }

  /** Requests the name, in place of an earlier request. */
  #request(steal: boolean): void {
    this.#letGo();
    const stop = new AbortController();
    const { promise, resolve } = Promise.withResolvers<void>();
    let wasGranted = false;
    this.#letGo = () => {
      stop.abort();
      resolve();
    };
    const hold = () => {
      if (stop.signal.aborted) return undefined;
      wasGranted = true;
      this.#isHeld.value = true;
      return promise;
    };
    // A request that steals cannot be aborted.
    navigator.locks.request(this.#name, steal ? { steal } : { signal: stop.signal }, hold).catch(() => {
      if (!wasGranted || stop.signal.aborted) return;
      // Another tab has taken it.
      this.#isHeld.value = false;
      this.#request(false);
    });
  }

  #post(message: TabMessage): void {
    this.#channel?.postMessage(message);
  }
}
