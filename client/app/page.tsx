import "./tokens.css";
import "./fonts.css";
import "./base.css";
import { render } from "preact";
import type { Games } from "../game-model/games.ts";
import { reloadWhenChunksAreGone } from "../net/reload.ts";
import { followSession } from "../state/session.ts";
import { App } from "./app.tsx";
import { followOtherTabs, language, setLanguage } from "./i18n.ts";
import { keepCalling, keepTitle } from "./title.ts";

/** Renders the page. @param games the available games. */
export function showPage(games: Games): void {
  setLanguage(language.value);
  followOtherTabs();
  followSession();
  reloadWhenChunksAreGone();
  keepTitle();
  keepCalling();
  const root = document.getElementById("app");
  if (root) render(<App games={games} />, root);
}
