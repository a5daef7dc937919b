import "./tokens.css";
import "./fonts.css";
import "./base.css";
import { effect } from "@preact/signals";
import { render } from "preact";
import { languageList } from "../../shared/locales/languages.ts";
import type { Games } from "../game-model/games.ts";
import { reloadWhenChunksAreGone, retryStyles } from "../net/page-code.ts";
import { followSession } from "../state/session.ts";
import { App } from "./app.tsx";
import { followOtherTabs, language, textsReady } from "./i18n.ts";
import { route } from "./router.ts";
import { loadTable } from "./table-code.ts";
import { keepCalling, keepTitle } from "./title.ts";

interface Translated {
  readonly text: Text;
  readonly font: Element;
  /** Words of the text before its translation. */
  readonly words: string;
}

/**
 * Lets texts change on a page that the browser translates. A translation replaces each text by a `font` element, and
 * Preact would write into the replaced text. It stays beside its translation, empty, until its next change.
 */
function followTranslation(root: HTMLElement): void {
  const translations = new WeakMap<Node, Translated>();
  const end = (known: Translated, words: string) => {
    translations.delete(known.text);
    translations.delete(known.font);
    Reflect.deleteProperty(known.text, "data");
    known.font.remove();
    known.text.data = words;
  };
  const begin = (text: Text, font: Element) => {
    const known = { text, font, words: text.data };
    const before = translations.get(text);
    if (before) end(before, "");
    text.data = "";
    font.before(text);
    translations.set(text, known).set(font, known);
    const set = (words: string) => end(known, words);
    Object.defineProperty(text, "data", { configurable: true, get: () => known.words, set });
  };
  const fontOf = ({ addedNodes, previousSibling, nextSibling }: MutationRecord) =>
    [...addedNodes, previousSibling, nextSibling].find(
      (node) => node instanceof Element && node.tagName === "FONT" && node.isConnected && !translations.has(node),
    );
  new MutationObserver((changes) => {
    for (const change of changes) {
      for (const node of change.removedNodes) {
        if (node.isConnected) continue;
        const known = translations.get(node);
        const [text, font] = [known?.text ?? node, fontOf(change)];
        if (text instanceof Text && font instanceof Element) begin(text, font);
        else if (known) end(known, known.words);
      }
    }
  }).observe(root, { childList: true, subtree: true });
}

/** Names the language of the page to browsers and screen readers. */
function nameLanguage(): void {
  const { documentElement } = document;
  documentElement.lang = language.value;
  documentElement.dir = languageList.find(({ code }) => code === language.value)?.direction ?? "ltr";
}

/**
 * Renders the page, once its player sees it. A page that the browser prerenders must not join a table yet.
 * @param games the available games.
 */
export function showPage(games: Games): void {
  if ("prerendering" in document && document.prerendering === true)
    document.addEventListener("prerenderingchange", () => void startPage(games), { once: true });
  else void startPage(games);
}

/** Removes the language of a link's preview from the address, because the page has the language of its visitor. */
function dropPreviewLanguage(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has("l")) return;
  address.searchParams.delete("l");
  history.replaceState(history.state, "", address);
}

async function startPage(games: Games): Promise<void> {
  dropPreviewLanguage();
  reloadWhenChunksAreGone();
  retryStyles();
  followOtherTabs();
  effect(nameLanguage);
  followSession();
  // Before the texts of the page arrive, because the code of a table takes longest.
  effect(() => {
    if (route.value.screen.name === "table") loadTable(games);
  });
  await textsReady();
  keepTitle();
  keepCalling();
  const root = document.getElementById("app");
  if (!root) return;
  followTranslation(root);
  render(<App games={games} />, root);
}
