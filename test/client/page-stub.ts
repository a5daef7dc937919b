import { vi } from "vitest";

/** Page of a browser, as far as a connection needs it. It is visible at first. */
export interface PageStub {
  hidden: boolean;
  dispatchEvent(event: Event): boolean;
}

/** Replaces the globals of a page until `vi.unstubAllGlobals`. */
export function stubPage(): PageStub {
  const document = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal("document", document);
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  return document;
}
