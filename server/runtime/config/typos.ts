/**
 * Minimum length of compared settings. Shorter ones such as PORT and HOST resemble variables of other programs, such as
 * PORTS and HOSTS.
 */
const shortest = 6;

interface Misspelt {
  readonly name: string;
  readonly meant: string;
}

/** Finds names that differ from an unset setting by one typing error. */
export function findTypos(names: readonly string[], settings: readonly string[]): readonly Misspelt[] {
  const missing = settings.filter((setting) => setting.length >= shortest && !names.includes(setting));
  return names
    .filter((name) => !settings.includes(name))
    .flatMap((name) => missing.filter((setting) => isOneSlip(name, setting)).map((meant) => ({ name, meant })));
}

/** Returns whether two texts differ by one inserted, missing, replaced or swapped letter. */
function isOneSlip(text: string, meant: string): boolean {
  const length = Math.max(text.length, meant.length);
  let same = 0;
  while (same < length && text[same] === meant[same]) same += 1;
  const [ofText, ofMeant] = [text.slice(same), meant.slice(same)];
  const swapped = `${ofText[1] ?? ""}${ofText[0] ?? ""}${ofText.slice(2)}`;
  return (
    ofText.slice(1) === ofMeant.slice(1) ||
    ofText.slice(1) === ofMeant ||
    ofText === ofMeant.slice(1) ||
    swapped === ofMeant
  );
}
