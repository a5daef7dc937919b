/**
 * Returns a pressed key of the table: a character in lower case, or the name of the key such as "Enter". Returns null
 * while the player types, composes text, holds a modifier key, or has a dialog open.
 *
 * Characters count only while the picture or nothing has the focus, because dictation types them anywhere.
 */
export function tableKey(event: KeyboardEvent): string | null {
  const { target, isComposing, ctrlKey, metaKey, altKey } = event;
  if (event.defaultPrevented || isComposing || ctrlKey || metaKey || altKey || !(target instanceof Element))
    return null;
  if (target.closest("input, textarea, select") || document.querySelector("dialog[open]")) return null;
  if (event.key.length > 1) return event.key;
  const isAtPicture = target === document.body || target.closest("main, .spots") !== null;
  return isAtPicture ? characterOf(event) : null;
}

/** A keyboard with other letters, such as Cyrillic ones, means the letter at the same place of a Latin keyboard. */
function characterOf({ key, code, shiftKey }: KeyboardEvent): string | null {
  const [, letter, digit] = /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/.exec(code) ?? [];
  if (digit !== undefined && !shiftKey) return digit;
  const character = letter !== undefined && key > "\u007f" ? letter : key;
  return shiftKey && /^[a-z]$/i.test(character) ? null : character.toLowerCase();
}
