/**
 * Path below which the server of this page answers, such as "/cats/"; "/" if it has the whole origin. The server writes
 * it into the page.
 */
export const basePath: string = readBasePath();

function readBasePath(): string {
  // Worker threads and tests have no document.
  if (typeof document === "undefined" || !("querySelector" in document)) return "/";
  return document.querySelector("meta[name=base-path]")?.getAttribute("content") ?? "/";
}

/** Path of an address below the base path: "/t/ABCD" becomes "/cats/t/ABCD". */
export const sitePath = (address: string): string => basePath + address.slice(1);

/** Link for other people and devices to an address below the base path. */
export const siteLink = (address: string): string => location.origin + sitePath(address);

/** Name of this site for people: its host and base path, such as "cats.example" or "games.example/cats". */
export const siteName = (): string => location.host + basePath.slice(0, -1);

/** Name of something that all pages of this site share in a browser, and pages of other sites at its origin do not. */
export const sharedName = (name: string): string => `nine-lives${basePath.slice(0, -1)}:${name}`;

/** Registration of this site's service worker. Without its own a page has that of a site at a shorter path. */
export async function ownRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistration();
  return found?.scope === siteLink("/") ? found : undefined;
}
