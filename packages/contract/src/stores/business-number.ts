const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5] as const;

/** Formats a Korean business number as `123-45-67890`; undefined if the check digit is wrong. */
export function readBusinessNumber(text: string): string | undefined {
  const written = text.normalize('NFKC').trim();
  if (!/^\d{3}[-\s]?\d{2}[-\s]?\d{5}$/.test(written)) return undefined;
  const digits = [...written.replace(/\D/g, '')].map(Number);
  return isChecked(digits) ? digits.join('').replace(/^(\d{3})(\d{2})(\d{5})$/, '$1-$2-$3') : undefined;
}

/**
 * Whether the check digit is right. Besides the weighted sum, the tens of five times the ninth digit are
 * added.
 */
function isChecked(digits: readonly number[]): boolean {
  if (digits.every((digit) => digit === 0)) return false;
  const sum = weights.reduce((total, weight, i) => total + weight * (digits[i] ?? 0), 0);
  const carried = Math.floor(((digits[8] ?? 0) * 5) / 10);
  // Without the second remainder every number with check digit 0 would be refused.
  return (10 - ((sum + carried) % 10)) % 10 === digits[9];
}
