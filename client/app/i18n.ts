import { type ReadonlySignal, signal } from "@preact/signals";
import type { TextKey, Topic, Translate } from "../../shared/locales/keys.ts";
import { type Language, languageFor, languages } from "../../shared/locales/languages.ts";
import { pseudoTexts } from "../../shared/locales/pseudo.ts";
import { rooted } from "../../shared/locales/topics.ts";
import { type TextValues, Translator } from "../../shared/locales/translator.ts";
import { ForgottenRequest, unlessForgotten } from "../state/forgotten-requests.ts";
import { readStored, writeStored } from "../state/storage.ts";
import { loadTexts } from "./text-files.ts";

/** Returns the text of any key, such as one that a game computes. */
export type AnyTranslate = (key: string, values?: TextValues) => string;

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const page = new URLSearchParams(globalThis.location?.search);

/** `?language=pseudo` shows longer texts with accents in place of the English ones, so that developers see what is cut. */
const isPseudo = page.get("language") === "pseudo";

const current = signal<Language>(chosen());

/** The current language. A component that shows a text renders again when it changes. */
export const language: ReadonlySignal<Language> = current;

/** The chosen language. It becomes the current one once its texts have arrived. */
let wanted = current.value;

/** Preact and Phaser show text as plain text, so values need no other escape. */
const translator = new Translator("en", isolated);

/** Returns the text of any key. Code that knows its keys uses the functions of `addTexts`, because the compiler checks their keys. */
export const anyText: AnyTranslate = (key, values) => translator.text(current.value, key, values);

/** Keeps a value that is written from right to left from reordering the text around it. */
export function isolated(value: string): string {
  return rightToLeft.test(value) ? `\u2068${value}\u2069` : value;
}

/** Topics of the loaded parts of the page. */
const topics = new Set<Topic>();

/** Requested texts by language and topic. A failed request is removed, so that the next one repeats it. */
const requests = new Map<string, Promise<void>>();

/** Number of topics that are shown in English because their file is missing. */
let missing = 0;

/**
 * Adds topics that only some pages need, such as those of a game. Their texts are requested at once; `textsReady` waits
 * for them.
 * @returns a function for these texts and the texts of every page.
 */
export function addTexts<Name extends Topic>(...names: readonly Name[]): Translate<TextKey<Name | "pages">> {
  for (const name of names) {
    topics.add(name);
    // `textsReady` handles the failure.
    void request(wanted, name).catch(() => undefined);
  }
  return anyText;
}

/** The texts of every page. */
export const t: Translate<TextKey<"pages">> = addTexts("pages");

/** Joins texts by the rules of a language. */
export interface Joiner {
  /** In a sentence: "Ann, Bob, and Cat". */
  list(items: readonly string[]): string;
  /** Facts about one thing: "Ann, on turn, 2 cards". */
  facts(items: readonly string[]): string;
  /** Sentences and headings, one after the other. A text without a full stop gets one before the next. */
  sentences(items: readonly string[]): string;
  /** "Speed: 2 times". */
  labelled(label: string, value: string): string;
  /** "Ann draws a card (Skip)". */
  withDetail(text: string, detail: string): string;
}

export function joinerOf(translate: Translate<TextKey<"pages">>, tag: () => string): Joiner {
  type Key = "joined.facts" | "joined.sentences" | "joined.stopped";
  const inTurn = (keyAfter: (first: string) => Key) => (items: readonly string[]) =>
    items.length === 0 ? "" : items.reduce((first, next) => translate(keyAfter(first), { first, next }));
  return {
    list: (items) => new Intl.ListFormat(tag()).format(items.map(isolated)),
    facts: inTurn(() => "joined.facts"),
    sentences: inTurn((first) => (/[.!?…。！？]$/.test(first) ? "joined.sentences" : "joined.stopped")),
    labelled: (label, value) => translate("joined.labelled", { label, value }),
    withDetail: (text, detail) => translate("joined.withDetail", { text, detail }),
  };
}

/** Joins texts by the rules of the current language. */
export const joined: Joiner = joinerOf(t, () => current.value);

/** Waits until all texts of the loaded parts have arrived. @throws if neither they nor the English ones arrive. */
export async function textsReady(): Promise<void> {
  await texts(current.value);
}

/** Waits for code that is loaded on demand, and then for its texts. */
export async function withTexts<Code>(code: Promise<Code>): Promise<Code> {
  const loaded = await code;
  await textsReady();
  return loaded;
}

/** Waits for code that the page needs, and then for its texts. If the network has forgotten the code, the page reloads. */
export async function neededCode<Code>(code: Promise<Code>): Promise<Code> {
  try {
    return await withTexts(unlessForgotten(() => code));
  } catch (error) {
    if (error instanceof ForgottenRequest)
      dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: error }));
    throw error;
  }
}

/** Waits for the texts of all topics, with those that are added meanwhile. */
async function texts(of: Language): Promise<void> {
  const known = topics.size;
  await Promise.all([...topics].map((topic) => request(of, topic)));
  if (topics.size > known) await texts(of);
}

function request(of: Language, topic: Topic): Promise<void> {
  const name = `${of}/${topic}`;
  const asked = requests.get(name);
  if (asked) return asked;
  const asking = load(of, topic).catch((error: unknown) => {
    requests.delete(name);
    throw error;
  });
  requests.set(name, asking);
  return asking;
}

async function load(of: Language, topic: Topic): Promise<void> {
  try {
    const tree = await loadTexts(of, topic);
    translator.add(of, rooted(topic, isPseudo ? pseudoTexts(tree) : tree));
  } catch (error) {
    if (of === "en") throw error;
    await request("en", topic);
    missing += 1;
    // biome-ignore lint/suspicious/noConsole: The page works, but its developers must learn of the missing file.
    console.warn(`texts: ${of}/${topic} is missing, English replaces it (${missing} in all)`, error);
  }
}

/** Returns all texts below a path, by their last key: the paragraphs of a card. */
export const textsBelow = (path: string): Readonly<Record<string, string>> => translator.below(current.value, path);

/** Formats a number: 1.5 in English, 1,5 in German. */
export const formatNumber = (value: number): string => value.toLocaleString(current.value);

/** Chooses a language. It is shown once its texts have arrived; a later choice replaces one that is still loading. */
export async function setLanguage(next: Language): Promise<void> {
  writeStored("language", next);
  await show(next);
}

async function show(next: Language): Promise<void> {
  wanted = next;
  await texts(next);
  if (wanted === next) current.value = next;
}

/** Applies the language that the player chooses in another tab of this browser. */
export function followOtherTabs(): void {
  addEventListener("storage", () => void show(chosen()));
}

function chosen(): Language {
  if (isPseudo) return "en";
  return languageFor([readStored("language") ?? "", ...navigator.languages]) ?? languages[0] ?? "en";
}

/** Formats date and time: "Nov 21, 2026, 8:14 PM". @param time ms since 1970. */
export const formatDateTime = (time: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" }).format(time);

/** Formats a time of day: "8:14 PM". @param time ms since 1970. */
export const formatTime = (time: number): string =>
  new Intl.DateTimeFormat(language.value, { timeStyle: "short" }).format(time);

/** Formats a date: "Nov 21, 2026". @param time ms since 1970. */
export const formatDate = (time: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: "medium" }).format(time);

/** Returns a time span in minutes, at least 1. @param ms the span. */
export const minutesOf = (ms: number): number => Math.max(1, Math.round(ms / 60_000));
