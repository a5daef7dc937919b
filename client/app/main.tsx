import "./missing-apis.ts";
import "./strict-zod.ts";
import "./report-errors.ts";
import { games } from "../games/registry.ts";
import { sitePath } from "../state/base-path.ts";
import { showPage } from "./page.tsx";

showPage(games);

// Only a built site can be installed and has a service worker.
if (document.querySelector("link[rel=manifest]")) {
  // Private windows refuse it. The page then works without.
  navigator.serviceWorker?.register(sitePath("/sw.js")).catch(() => undefined);
}
