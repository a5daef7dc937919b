import type { Joiner } from "../app/i18n.ts";

/**
 * Returns the cards that a redacted event hides.
 * @param told the redacted event, with null for hidden values.
 */
export function disclosed(event: object, told: object): readonly string[] {
  return Object.entries(event).flatMap(([field, value]) => {
    const known: unknown = Reflect.get(told, field);
    const isHidden = (index: number) => known === null || (Array.isArray(known) && known[index] === null);
    const items: readonly unknown[] = Array.isArray(value) ? value : [value];
    return items.flatMap((item, index) => (typeof item === "string" && isHidden(index) ? item : []));
  });
}

/** Appends the cards that a sentence leaves out. */
export const withCards = (sentence: string, titles: readonly string[], joined: Joiner): string =>
  titles.length === 0 ? sentence : joined.withDetail(sentence, joined.list(titles));
