import type { Result } from "../../../../shared/core/result.ts";
import { fail, ok } from "../../../../shared/core/result.ts";
import type { Deck } from "../../../../shared/games/kittens/decks/deck.ts";
import { type DeckCodeFault, deckCodeOf, deckFromCode } from "../../../../shared/games/kittens/decks/deck-code.ts";
import type { DeckFault } from "../../../../shared/games/kittens/decks/judge.ts";
import { maxDeckNameUnits } from "../../../../shared/net/names.ts";

/** A deck with the name that its owner gave it; empty: none. */
export interface NamedDeck {
  readonly deck: Deck;
  readonly name: string;
}

/** Returns the part of a link after its #: the code of a deck, and its name. */
export const linkPartOf = ({ deck, name }: NamedDeck): string =>
  name === "" ? deckCodeOf(deck) : `${deckCodeOf(deck)}/${encodeURIComponent(name)}`;

/**
 * Reads the part of a link after its #.
 * @returns the deck with its name, which is untrusted text and must be filtered before it is shown.
 */
export function readLinkPart(text: string): Result<NamedDeck, DeckCodeFault | DeckFault> {
  const [code = "", ...rest] = text.trim().split("/");
  const deck = deckFromCode(code);
  if (!deck.ok) return fail(deck.error);
  const name = decoded(rest.join("/")).trim();
  return ok({ deck: deck.value, name: name.length > maxDeckNameUnits ? "" : name });
}

/** Returns the code or link part in a text that a player pasted: a code, a part of a link, or a whole link. */
export const linkPartIn = (text: string): string => text.trim().split("#").at(-1) ?? "";

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
