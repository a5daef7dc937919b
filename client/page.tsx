import "./ui/tokens.css";
import "./ui/fonts.css";
import "./ui/base.css";
import { render } from "preact";
import type { Games } from "./game/games.ts";
import { followOtherTabs, language, setLanguage } from "./i18n.ts";
import { reloadWhenChunksAreGone } from "./net/reload.ts";
import { App } from "./ui/app.tsx";
import { keepTitle } from "./ui/title.ts";

/** Renders the page. @param games the available games. */
export function showPage(games: Games): void {
  setLanguage(language.value);
  followOtherTabs();
  reloadWhenChunksAreGone();
  keepTitle();
  const root = document.getElementById("app");
  if (root) render(<App games={games} />, root);
}
