/** Replaces a part of a shipped text. @throws if the text does not contain that part. */
export function edited(text: string, part: string, by: string): string {
  if (!text.includes(part)) throw new Error(`expected ${JSON.stringify(part)} in the text`);
  return text.replace(part, by);
}
