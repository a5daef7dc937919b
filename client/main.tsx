import "./ui/tokens.css";
import "./ui/fonts.css";
import "./ui/base.css";
import { render } from "preact";
import { games } from "./games/registry.ts";
import { language, setLanguage } from "./i18n.ts";
import { reloadWhenChunksAreGone } from "./reload.ts";
import { App } from "./ui/app.tsx";
import { keepTitle } from "./ui/title.ts";

setLanguage(language.value);
reloadWhenChunksAreGone();
keepTitle();

const root = document.getElementById("app");
if (root) render(<App games={games} />, root);

// Only a built site is installable, and has a service worker.
if (document.querySelector("link[rel=manifest]")) void navigator.serviceWorker?.register("/sw.js");
