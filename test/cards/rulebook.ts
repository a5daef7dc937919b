import { readFileSync } from "node:fs";
import { cards } from "../../shared/games/kittens/cards/registry.ts";
import type { Copies } from "../../shared/games/kittens/editions/edition.ts";
import { type CardId, cardIds } from "../../shared/games/kittens/titles.ts";

export const rulebook = readFileSync(new URL("../../docs/rules/kittens.md", import.meta.url), "utf8");

/** A deck as the rulebook lists it, in prose ("favor 4") or in a table. */
export interface WrittenDeck {
  /** Number of cards in the heading. */
  readonly size: number;
  /** Copies by column; columns are added up, such as those with and without a paw. */
  readonly columns: readonly Copies[];
}

/** Finds the deck in an edition's section; null if it lists none. */
export function deckIn(edition: string): WrittenDeck | null {
  const section = rulebook.split(/^#+ /m).find((each) => each.startsWith(`\`${edition}\`: `));
  const size = section === undefined ? null : /: (\d+) cards/.exec(section);
  if (section === undefined || size === null) return null;
  const rows = section.split("\n").filter((line) => line.startsWith("|"));
  return {
    size: Number(size[1]),
    columns: rows.length > 0 ? [...fromTable(rows), besides(section)] : [fromProse(section)],
  };
}

/** Numbers of cards that 2, 3, 4 and 5 players draw from (K3). @param fast in the fast variant. */
export function pilesIn(edition: string, fast = false): readonly number[] {
  const told = new RegExp(
    `^- \\*\\*K3\\*\\*(?:.*\\n)*?.*?\`${edition}\` ([\\d /]+)(?:\\s*\\(fast: ([\\d /]+)\\))?`,
    "m",
  ).exec(rulebook);
  return (told?.[fast ? 2 : 1] ?? "").split("/").map(Number);
}

/** Parses "favor 4, …" and "4 of each: disco-cat, …". */
function fromProse(text: string): Copies {
  const single = cardIds.flatMap((title) => {
    const found = new RegExp(`(?<![\\w-])${title} (\\d+)`).exec(text);
    return found ? [[title, Number(found[1])] as const] : [];
  });
  const each = /(\d+) of each:([^(]*)/.exec(text);
  return Object.fromEntries([...single, ...titlesIn(each?.[2] ?? "").map((title) => [title, Number(each?.[1])])]);
}

/** Parses cards listed beside a table: "the 4 exploding-kitten are outside that count". */
const besides = (text: string): Copies =>
  Object.fromEntries(
    cardIds.flatMap((title) => {
      const found = new RegExp(`the (\\d+) ${title} `).exec(text);
      return found ? [[title, Number(found[1])] as const] : [];
    }),
  );

/** Parses rows of titles, followed by cells with their numbers of copies ("4", "2 each"). */
function fromTable(rows: readonly string[]): readonly Copies[] {
  const columns: Partial<Record<CardId, number>>[] = [];
  for (const row of rows) {
    let titles: readonly CardId[] = [];
    let column = 0;
    for (const cell of row.split("|").map((text) => text.trim())) {
      const copies = /^(\d+)( each)?$/.exec(cell);
      if (copies === null) [titles, column] = [titlesIn(cell), 0];
      else {
        const deck = columns[column] ?? {};
        for (const title of titles) deck[title] = Number(copies[1]);
        columns[column] = deck;
        column += 1;
      }
    }
  }
  return columns;
}

const titlesIn = (text: string): readonly CardId[] => cardIds.filter((title) => mentions(text, title));

/** Whether a text contains a title as a whole word. */
export const mentions = (text: string, title: string): boolean =>
  new RegExp(`(?<![\\w-])${title}(?![\\w-])`).test(text);

/** Whether the rulebook has a paragraph for a card. */
export const hasParagraph = (title: CardId): boolean => rulebook.includes(`**${cards[title].rule}**`);
