/** Longest national number. */
const mostDigits = 20;

/** Digits of a text, including full-width ones. */
export function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, mostDigits);
}

type Edit = {
  /** Digits before the edit. */
  digits: string;
  /** The field's text with separators, and the caret position, after the edit. */
  text: string;
  caret: number;
  /** The key that caused the edit, if any. */
  key?: string | undefined;
};

/**
 * Result of an edit of a formatted number: its digits, and how many are before the caret. Deleting a separator deletes
 * the digit beside it.
 */
export function editPhone({ digits: before, text, caret, key }: Edit): {
  digits: string;
  digitsBefore: number;
} {
  const digits = digitsOf(text);
  const digitsBefore = digitsOf(text.slice(0, caret)).length;
  if (digits !== before || (key !== 'Backspace' && key !== 'Delete')) return { digits, digitsBefore };

  const removed = key === 'Backspace' ? digitsBefore - 1 : digitsBefore;
  if (removed < 0) return { digits, digitsBefore };
  return { digits: digits.slice(0, removed) + digits.slice(removed + 1), digitsBefore: removed };
}

/**
 * Caret position in the formatted number after this many digits. After the last digit it is the end of the
 * text.
 */
export function caretAfter(shown: string, digitsBefore: number): number {
  if (digitsBefore === digitsOf(shown).length) return shown.length;
  let seen = 0;
  for (let index = 0; index < shown.length; index += 1) {
    if (seen === digitsBefore) return index;
    if (/\d/.test(shown[index] ?? '')) seen += 1;
  }
  return shown.length;
}

type KeyPress = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean };

/**
 * Whether the key is a plain hyphen. The field inserts hyphens itself and ignores the key. With a modifier
 * the key belongs to the browser.
 */
export function isHyphenKey({ key, ctrlKey, metaKey, altKey }: KeyPress): boolean {
  return key === '-' && !ctrlKey && !metaKey && !altKey;
}
