import type { Page, Request } from "playwright-core";

/** Frames in a row in which nothing may move. */
const still = 3;

/** A page that is not at rest by then, in ms, never will be. */
const patience = 60_000;

/**
 * Chromium does not always tell that a request for a picture has ended. One that is older than this, in ms, no longer
 * counts: `complete` says whether the page has the picture.
 */
const patienceForPictures = 5000;

/** A page's network requests: how many so far, and since when the open ones are not answered. */
interface Traffic {
  asked: number;
  readonly open: Map<Request, number>;
}

const traffics = new WeakMap<Page, Traffic>();
const clocks = new WeakSet<Page>();

/** Notes a page's requests, from its first one on. */
export function watchTraffic(page: Page): void {
  const seen: Traffic = { asked: 0, open: new Map() };
  traffics.set(page, seen);
  page.on("request", (request) => {
    seen.asked += 1;
    seen.open.set(request, Date.now());
  });
  page.on("requestfinished", (request) => seen.open.delete(request));
  page.on("requestfailed", (request) => seen.open.delete(request));
}

/** Stops the page's time: from now on only `page.clock.runFor` advances it. */
export function holdClock(page: Page): void {
  clocks.add(page);
}

/**
 * Waits until a page has nothing left to do by itself: requests answered, fonts and pictures loaded, animations over,
 * the table still, and nothing moved for some frames. Tests look at pages only then. What the server or a bot does next
 * is not part of this: wait for its result instead.
 */
export async function atRest(page: Page): Promise<void> {
  const until = Date.now() + patience;
  let frames = 0;
  let before = "";
  let busy = "";
  while (frames < still) {
    if (Date.now() > until) throw new Error(`the page did not come to rest: ${busy}`);
    await nextFrame(page);
    const { busy: work, layout } = await page.evaluate(look, page.viewportSize());
    const traffic = trafficOf(page);
    const all = [...work, ...unanswered(traffic)];
    busy = all.join(", ") || "things change their places";
    const now = `${traffic.asked} ${layout}`;
    if (all.length > 0) frames = 0;
    else frames = now === before ? frames + 1 : 1;
    before = now;
  }
}

function unanswered({ open }: Traffic): string[] {
  const tooOld = Date.now() - patienceForPictures;
  const counts = ([request, since]: [Request, number]) => request.resourceType() !== "image" || since > tooOld;
  return Array.from(open)
    .filter(counts)
    .map(([request]) => `${request.method()} ${request.url()}`);
}

function trafficOf(page: Page): Traffic {
  const seen = traffics.get(page);
  if (!seen) throw new Error("nobody has watched this page's requests");
  return seen;
}

/** A held clock draws frames only while it runs. */
const nextFrame = (page: Page): Promise<unknown> =>
  clocks.has(page) ? page.clock.runFor(50) : page.evaluate(() => new Promise(requestAnimationFrame));

/** Runs in the page. @returns what it is busy with, and where everything is. */
function look(size: { width: number; height: number } | null): { busy: string[]; layout: string } {
  const place = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].join();
  };
  // First: fonts are requested by the layout.
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
  return { busy: Object.entries(busy).flatMap(([what, is]) => (is ? [what] : [])), layout };
}
