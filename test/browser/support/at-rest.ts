import type { Page, Request } from "playwright-core";

/** Number of consecutive frames without movement. */
const still = 3;

/** Timeout in ms; a page that is not at rest by then has a bug. */
const patience = 60_000;

/**
 * Age in ms at which the document decides whether a request is open, because Chromium does not always report its end.
 * `complete` states whether the page has a picture; the document lists all other files that have arrived.
 */
const patienceForReports = 5000;

/**
 * Network requests of a page: number so far, and start times of the open ones. `navigation` has been answered, and its
 * document does not yet replace the present one.
 */
interface Traffic {
  asked: number;
  readonly open: Map<Request, number>;
  navigation: Request | null;
}

const traffics = new WeakMap<Page, Traffic>();
const clocks = new WeakSet<Page>();

/** Records a page's requests, from its first one on. */
export function watchTraffic(page: Page): void {
  const seen: Traffic = { asked: 0, open: new Map(), navigation: null };
  traffics.set(page, seen);
  page.on("request", (request) => {
    seen.asked += 1;
    seen.open.set(request, Date.now());
  });
  page.on("requestfinished", (request) => seen.open.delete(request));
  page.on("requestfailed", (request) => seen.open.delete(request));
  page.on("response", (response) => {
    const request = response.request();
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) seen.navigation = request;
  });
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) forgetOthers(seen);
  });
}

/**
 * Forgets the requests of the document that a navigation has replaced, because Chromium does not always report their
 * end. That document requests files until it is replaced, and the next one requests none before. Does nothing after a
 * change of the address within a document.
 */
function forgetOthers(traffic: Traffic): void {
  const { open, navigation } = traffic;
  if (navigation === null) return;
  for (const request of open.keys()) if (request !== navigation) open.delete(request);
  traffic.navigation = null;
}

/** Stops the page's time. From now on only `page.clock.runFor` advances it. */
export function holdClock(page: Page): void {
  clocks.add(page);
}

/**
 * Waits until a page is idle: requests answered, fonts and pictures loaded, animations over, the table still, and no
 * movement for some frames. Tests must inspect pages only then. Later actions of the server or a bot are not included;
 * a test must wait for their result instead.
 */
export async function atRest(page: Page): Promise<void> {
  const until = Date.now() + patience;
  let frames = 0;
  let before = "";
  let busy = "";
  while (frames < still) {
    if (Date.now() > until) throw new Error(`the page did not come to rest: ${busy}`);
    await nextFrame(page);
    const { busy: work, layout, arrived } = await page.evaluate(look, page.viewportSize());
    const traffic = trafficOf(page);
    const all = [...work, ...unanswered(traffic, new Set(arrived))];
    busy = all.join(", ") || "things change their places";
    const now = `${traffic.asked} ${layout}`;
    if (all.length > 0) frames = 0;
    else frames = now === before ? frames + 1 : 1;
    before = now;
  }
}

function unanswered({ open }: Traffic, arrived: ReadonlySet<string>): string[] {
  const tooOld = Date.now() - patienceForReports;
  const counts = ([request, since]: [Request, number]) =>
    since > tooOld || !(request.resourceType() === "image" || arrived.has(request.url()));
  return Array.from(open)
    .filter(counts)
    .map(([request]) => `${request.method()} ${request.url()}`);
}

function trafficOf(page: Page): Traffic {
  const seen = traffics.get(page);
  if (!seen) throw new Error("the requests of this page were not recorded");
  return seen;
}

/** A held clock draws frames only while it is advanced. */
const nextFrame = (page: Page): Promise<unknown> =>
  clocks.has(page) ? page.clock.runFor(50) : page.evaluate(() => new Promise(requestAnimationFrame));

/** Runs in the page. @returns pending activities, the positions of all elements, and addresses of files that arrived. */
function look(size: { width: number; height: number } | null): { busy: string[]; layout: string; arrived: string[] } {
  const place = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].join();
  };
  // Must be first, because the layout requests fonts.
  const layout = Array.from(document.querySelectorAll("body, body *"), place).join(" ");
  const moves = ({ playState, pending, effect }: Animation) =>
    (pending || playState === "running") && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
  const busy = {
    "the document": document.readyState !== "complete",
    "its size": size !== null && (innerWidth !== size.width || innerHeight !== size.height),
    fonts: document.fonts.status !== "loaded",
    pictures: Array.from(document.images).some(({ complete }) => !complete),
    animations: document.getAnimations().some(moves),
    "the table": document.querySelector("[data-table=moving]") !== null,
  };
  const arrived = performance.getEntriesByType("resource").map(({ name }) => name);
  return { busy: Object.entries(busy).flatMap(([what, is]) => (is ? [what] : [])), layout, arrived };
}
