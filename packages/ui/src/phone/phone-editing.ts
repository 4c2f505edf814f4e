/** No national number is longer. */
const mostDigits = 20;

/** Digits of a text, full-width ones too. */
export function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, mostDigits);
}

type Edit = {
  /** Digits before the edit. */
  digits: string;
  /** What stands in the field now, with its separators, and where the caret is. */
  text: string;
  caret: number;
  /** The key that made it, where one did. */
  key?: string | undefined;
};

/**
 * What an edit of a grouped number comes to: its digits, and how many of them stand before the caret. A separator
 * cannot be removed by itself; who tries means the digit beside it.
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

/** Where the caret stands in a grouped number after so many digits; at the end of all of them behind the last mark. */
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

/** A hyphen is set by itself; the key does nothing, except with a modifier, where it belongs to the browser. */
export function isHyphenKey({ key, ctrlKey, metaKey, altKey }: KeyPress): boolean {
  return key === '-' && !ctrlKey && !metaKey && !altKey;
}
