import type { TextTree } from "../../shared/locales/topics.ts";
import { isPlural, placeholdersIn, type TextEntry, textsIn } from "./texts.ts";

/** A fault of one text, with its address: "account.json: codes.title". */
export interface Fault {
  readonly kind: "missing" | "placeholdersWrong" | "pluralsMissing" | "tooLong" | "unknown";
  readonly text: string;
}

/** Texts of a language, by topic. */
type Topics = ReadonlyMap<string, TextTree>;

/** Compares the texts of a language with the English ones. */
export function faultsIn(language: string, english: Topics, own: Topics): readonly Fault[] {
  const plurals = pluralsOf(language);
  const inTopics = [...english].flatMap(([topic, tree]) => {
    const found = textsIn(own.get(topic) ?? {});
    const wanted = textsIn(tree);
    const unknown = [...found.keys()].filter((stem) => !wanted.has(stem));
    return [
      ...[...wanted.values()].flatMap((entry) => faultsOf(entry, found.get(entry.stem), plurals)),
      ...unknown.map((stem): Fault => ({ kind: "unknown", text: stem })),
    ].map(({ kind, text }): Fault => ({ kind, text: `${topic}.json: ${text}` }));
  });
  const topics = [...own.keys()].filter((topic) => !english.has(topic));
  return [...inTopics, ...topics.map((topic): Fault => ({ kind: "unknown", text: `${topic}.json` }))];
}

/** Number of texts, each with all its plural forms. */
export const countTexts = (topics: Topics): number =>
  [...topics.values()].reduce((sum, tree) => sum + textsIn(tree).size, 0);

interface Plurals {
  /** Forms that a text needs. */
  readonly wanted: readonly string[];
  /** Forms for several whole numbers: they must show which one it is. */
  readonly ambiguous: ReadonlySet<string>;
}

/** Numbers below a million, whole ones and fractions: no text speaks of more. */
const numbers = [...Array(200).keys(), 1000, 1001, 1002, 12_345, 100_000, 999_999];
const fractions = [0.5, 1.5, 2.5, 10.1];

function pluralsOf(language: string): Plurals {
  const rules = new Intl.PluralRules(language);
  const whole = numbers.map((number) => rules.select(number));
  const several = (form: string) => whole.filter((each, number) => each === form && number > 0).length > 1;
  return {
    wanted: [...new Set([...whole, ...fractions.map((number) => rules.select(number))])],
    ambiguous: new Set(whole.filter(several)),
  };
}

function faultsOf(english: TextEntry, own: TextEntry | undefined, plurals: Plurals): readonly Fault[] {
  const { stem } = english;
  if (own === undefined) return [{ kind: "missing", text: stem }];
  const zero: readonly Fault[] =
    english.forms.has("zero") && !own.forms.has("zero") ? [{ kind: "missing", text: `${stem}_zero` }] : [];
  const wanted = isPlural(english) ? plurals.wanted : [""];
  const lacking = wanted.filter((form) => !own.forms.has(form));
  return [
    ...zero,
    ...lacking.map((form): Fault => ({ kind: "pluralsMissing", text: form === "" ? stem : `${stem}_${form}` })),
    ...[...own.forms].flatMap(([form, text]) => formFaults(english, form, text, plurals)),
  ];
}

function formFaults(english: TextEntry, form: string, text: string, plurals: Plurals): readonly Fault[] {
  const same = english.forms.get(form);
  const other = english.forms.get("other") ?? same ?? "";
  const model = same ?? other;
  const key = form === "" ? english.stem : `${english.stem}_${form}`;
  const found: Fault[] = [];
  if (
    !fits(placeholdersIn(text), placeholdersIn(form === "zero" ? model : other), mayOmitCount(english, form, plurals))
  )
    found.push({ kind: "placeholdersWrong", text: `${key}: "${model}" became "${text}"` });
  if (widthOf(text) > maxWidth(model)) found.push({ kind: "tooLong", text: `${key}: "${model}" became "${text}"` });
  return found;
}

/** "One cat" needs no number. A form for several numbers, as in Russian for 1 and 21, needs it if the English one has it. */
function mayOmitCount({ forms }: TextEntry, form: string, { ambiguous }: Plurals): boolean {
  if (form === "" || form === "zero") return false;
  return !ambiguous.has(form) || (form === "one" && !placeholdersIn(forms.get("one") ?? "").includes("count"));
}

function fits(found: readonly string[], wanted: readonly string[], mayOmit: boolean): boolean {
  const without = (names: readonly string[]) => names.filter((name) => name !== "count" || !mayOmit).join();
  return without(found) === without(wanted);
}

/** Longer texts are paragraphs, which wrap. */
const longestLabel = 40;

/** A label may be this much wider than in English: the pages have room for it, as in the pseudo-language. */
const growth = { factor: 1.6, letters: 14 } as const;

function maxWidth(english: string): number {
  const width = widthOf(english);
  if (width > longestLabel) return Number.POSITIVE_INFINITY;
  return Math.max(width * growth.factor, width + growth.letters);
}

/** Letters of Chinese and Japanese are wider than others. */
const wideLetter = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/g;

const widthOfWide = 1.7;

/** Stands for a value, which is often a name. */
const typicalValue = "x".repeat(10);

/** Width of a text in letters. */
function widthOf(text: string): number {
  const shown = text.replaceAll(/{{\w+}}/g, typicalValue);
  return shown.length + (widthOfWide - 1) * (shown.match(wideLetter)?.length ?? 0);
}
