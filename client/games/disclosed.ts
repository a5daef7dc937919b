/**
 * The cards of an event that those who only watched were not told.
 * @param told the same event as they were told it: what it kept from them is null.
 */
export function disclosed(event: object, told: object): readonly string[] {
  return Object.entries(event).flatMap(([field, value]) => {
    const known: unknown = Reflect.get(told, field);
    const isHidden = (index: number) => known === null || (Array.isArray(known) && known[index] === null);
    const items: readonly unknown[] = Array.isArray(value) ? value : [value];
    return items.flatMap((item, index) => (typeof item === "string" && isHidden(index) ? item : []));
  });
}

/** A sentence, and behind it what it keeps silent about. */
export const withCards = (sentence: string, titles: readonly string[]): string =>
  titles.length === 0 ? sentence : `${sentence} (${titles.join(", ")})`;
