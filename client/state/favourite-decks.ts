import { type ReadonlySignal, signal } from "@preact/signals";
import { readStored, writeStored } from "./storage.ts";

/** A deck by its short code, with the name that its owner gave it in this browser; empty: none. */
export interface FavouriteDeck {
  readonly code: string;
  readonly name: string;
}

export const maxFavourites = 50;

const storedAs = "favourite-decks";

const current = signal<readonly FavouriteDeck[]>(read());

/** Favourite decks of this browser, the newest first. */
export const favouriteDecks: ReadonlySignal<readonly FavouriteDeck[]> = current;

export const isFavourite = (code: string): boolean => current.value.some((each) => each.code === code);

/** Shows what another tab adds or removes. @returns a function that ends it. */
export function followFavourites(): () => void {
  const readAgain = () => {
    current.value = read();
  };
  addEventListener("storage", readAgain);
  return () => removeEventListener("storage", readAgain);
}

/** Adds a deck, or renames it. @returns false if there is no room for it. */
export function addFavourite(deck: FavouriteDeck): boolean {
  const others = read().filter(({ code }) => code !== deck.code);
  if (others.length >= maxFavourites) return false;
  write([deck, ...others]);
  return true;
}

export function removeFavourite(code: string): void {
  write(read().filter((each) => each.code !== code));
}

function write(decks: readonly FavouriteDeck[]): void {
  current.value = decks;
  writeStored(storedAs, JSON.stringify(decks));
}

/** Reads what this browser stored. Players can change it, so entries of another shape are left out. */
function read(): readonly FavouriteDeck[] {
  try {
    const stored: unknown = JSON.parse(readStored(storedAs) ?? "[]");
    return Array.isArray(stored) ? stored.flatMap(readEntry).slice(0, maxFavourites) : [];
  } catch {
    return [];
  }
}

function readEntry(entry: unknown): readonly FavouriteDeck[] {
  if (typeof entry !== "object" || entry === null || !("code" in entry) || !("name" in entry)) return [];
  const { code, name } = entry;
  return typeof code === "string" && typeof name === "string" ? [{ code, name }] : [];
}
