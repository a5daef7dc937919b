import { buildPattern, maxPlaces, type PageError, pageErrorKinds, placePattern } from "../../shared/net/page-errors.ts";

/** Maximum number of reports of a page. */
const maxReports = 10;

interface ErrorSource {
  addEventListener(type: "error", listen: (event: ErrorEvent) => void): void;
  addEventListener(type: "unhandledrejection", listen: (event: PromiseRejectionEvent) => void): void;
}

/**
 * Sends errors of the page's own scripts to the server, without their texts. Errors of browser extensions have no place
 * in our files, and are left out.
 * @param origin of the page's scripts. @param script address of the page's first script; null without a build.
 */
export function reportErrors(
  source: ErrorSource,
  { origin, script }: { readonly origin: string; readonly script: string | null },
  send: (error: PageError) => void,
): void {
  const build = /\/assets\/([^/]+)\.js$/.exec(script ?? "")?.[1] ?? "";
  if (!buildPattern.test(build)) return;
  let left = maxReports;
  const report = (event: Event, error: unknown, position = "") => {
    // Other listeners may handle the event first.
    setTimeout(() => {
      const places = placesIn(error, origin, position);
      if (event.defaultPrevented || places.length === 0 || left === 0) return;
      left -= 1;
      send({ kind: kindOf(error), build, places });
    });
  };
  source.addEventListener("error", (event) =>
    report(event, event.error, `${event.filename}:${event.lineno}:${event.colno}`),
  );
  source.addEventListener("unhandledrejection", (event) => report(event, event.reason));
}

function kindOf(error: unknown): PageError["kind"] {
  const name = error instanceof Error || error instanceof DOMException ? error.constructor.name : "";
  return pageErrorKinds.find((kind) => kind === name) ?? "Error";
}

/** Finds the positions in scripts of this origin. @param position of the error, if it has no stack. */
function placesIn(error: unknown, origin: string, position: string): readonly string[] {
  const stack = error instanceof Error ? framesOf(error) : "";
  const places = (stack || position).split("\n").flatMap((line) => placeIn(line, origin) ?? []);
  return places.slice(0, maxPlaces);
}

/** Returns the stack without the message, which some browsers repeat there. */
function framesOf({ stack = "", message }: Error): string {
  const end = message === "" ? -1 : stack.indexOf(message);
  return end < 0 ? stack : stack.slice(end + message.length);
}

function placeIn(line: string, origin: string): string | null {
  const start = line.indexOf(`${origin}/`);
  const place = start < 0 ? "" : (/\/assets\/([^/]+)$/.exec(line.slice(start).replace(/\)$/, ""))?.[1] ?? "");
  return placePattern.test(place) ? place : null;
}
