import type { Command } from "../../shared/core/commands.ts";
import type { Seat } from "../../shared/core/game.ts";
import { fail, ok, type Result } from "../../shared/core/result.ts";

/** Words that precede one more part of a command. */
const linkWords = ["with", "as", "on", "naming", "guessing", "returning", "against"] as const;
type LinkWord = (typeof linkWords)[number];

interface Phrase {
  readonly verb: string;
  /** Words before the first link word. */
  readonly words: readonly string[];
  readonly links: Partial<Record<LinkWord, string>>;
}

const bareCommands = ["draw", "pass", "explode", "stop", "keep", "return", "stay", "swap", "timeout"] as const;

/**
 * Parses a command in short spelling (contract, section 1). The game checks the card types.
 * @param players names, in seat order.
 * @returns the command, or a message about the error.
 */
export function readCommand(text: string, players: readonly string[]): Result<Command, string> {
  const phrase = readPhrase(text);
  if (!phrase.ok) return phrase;
  const { on, returning, against } = phrase.value.links;
  const stranger = [on, returning, against].find((name) => name !== undefined && !players.includes(name));
  if (stranger !== undefined) return fail(`no player ${stranger} (players: ${players.join(", ")})`);
  const seatOf = (name: string): Seat => players.indexOf(name);
  const command = commandOf(phrase.value, seatOf);
  return command === null ? fail(`"${text}" is no command`) : ok(command);
}

function readPhrase(text: string): Result<Phrase, string> {
  const [verb = "", ...rest] = text.trim().split(/\s+/);
  const start = rest.findIndex(isLinkWord);
  const words = start < 0 ? rest : rest.slice(0, start);
  const links: Partial<Record<LinkWord, string>> = {};
  const tail = start < 0 ? [] : rest.slice(start);
  for (let index = 0; index < tail.length; index += 2) {
    const [link, word] = tail.slice(index, index + 2);
    if (link === undefined || !isLinkWord(link))
      return fail(`"${text}": expected ${linkWords.join(", ")}, got ${link}`);
    if (word === undefined) return fail(`"${text}" ends after "${link}"`);
    if (links[link] !== undefined) return fail(`"${text}" contains "${link}" twice`);
    links[link] = word;
  }
  return ok({ verb, words, links });
}

const isLinkWord = (word: string): word is LinkWord => linkWords.some((link) => link === word);

function commandOf(phrase: Phrase, seatOf: (name: string) => Seat): Command | null {
  const { verb, words, links } = phrase;
  const [word, ...more] = words;
  const uses = (...allowed: LinkWord[]) =>
    linkWords.every((link) => links[link] === undefined || allowed.includes(link));
  const bare = bareCommands.find((type) => type === verb);
  if (bare !== undefined) return words.length === 0 && uses() ? { type: bare } : null;
  if (verb === "play") return uses("as", "on", "naming", "guessing") ? readPlay(phrase, seatOf) : null;
  if (verb === "save") return words.length === 0 && uses("with", "as", "returning") ? readSave(phrase, seatOf) : null;
  if (verb === "arrange") return uses() ? { type: "arrange", order: orderOf(words) } : null;
  if (verb === "nope") return words.length === 0 && uses("with") ? { type: "nope", ...key("card", links.with) } : null;
  if (more.length > 0) return null;
  if (verb === "pick") return uses() ? { type: "pick", ...key("card", word) } : null;
  if (word === undefined) return null;
  if (verb === "lay" && links.against !== undefined && uses("against")) {
    return { type: "lay", card: word, target: seatOf(links.against) };
  }
  if (!uses()) return null;
  if (verb === "give" || verb === "take") return { type: verb, card: word };
  if (verb === "insert" && isWholeNumber(word)) return { type: "insert", position: Number(word) };
  return null;
}

/** Without numbers the command has no list, which is malformed. An empty list is one that is too short. */
const orderOf = (words: readonly string[]): readonly number[] =>
  words.length === 0 ? [Number.NaN] : words.map(Number);

function readPlay({ words, links }: Phrase, seatOf: (name: string) => Seat): Command | null {
  if (words.length === 0 || (links.guessing !== undefined && !isWholeNumber(links.guessing))) return null;
  return {
    type: "play",
    cards: words,
    ...key("target", links.on === undefined ? undefined : seatOf(links.on)),
    ...key("names", links.naming),
    ...key("as", links.as),
    ...key("value", links.guessing === undefined ? undefined : Number(links.guessing)),
  };
}

function readSave({ links }: Phrase, seatOf: (name: string) => Seat): Command | null {
  if (links.with === undefined) return null;
  const target = links.returning === undefined ? undefined : seatOf(links.returning);
  return { type: "save", card: links.with, ...key("as", links.as), ...key("target", target) };
}

const isWholeNumber = (word: string): boolean => /^-?\d+$/.test(word);

/** Object with this key; empty if there is no value. */
function key<Key extends string, Value>(name: Key, value: Value | undefined): { readonly [name in Key]?: Value } {
  const entry: { [name in Key]?: Value } = {};
  if (value !== undefined) entry[name] = value;
  return entry;
}
