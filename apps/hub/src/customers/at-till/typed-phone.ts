/** Digits of the longest mobile phone number in Korea. */
export const longestPhone = 11;

export type TypedPhone =
  | { kind: 'NOTHING' | 'PART' }
  /**
   * `isSure`: the digits cannot be the beginning of a whole number, so they are looked up without a press.
   */
  | { kind: 'LAST_FOUR'; digits: string; isSure: boolean }
  /** The four digits before the known last four; `digits` is the whole number. */
  | { kind: 'MIDDLE'; digits: string }
  | { kind: 'WHOLE'; digits: string };

/**
 * Interprets the digits typed so far. Eight digits without a prefix count as an 010 number. With `lastFour`, the last
 * four digits of the number are known already.
 */
export function readTypedPhone(digits: string, lastFour: string | null = null): TypedPhone {
  if (digits === '') return { kind: 'NOTHING' };
  if (digits.length === 4) {
    const mayBeginWhole = digits.startsWith('01');
    if (lastFour === null) return { kind: 'LAST_FOUR', digits, isSure: !mayBeginWhole };
    return mayBeginWhole ? { kind: 'PART' } : { kind: 'MIDDLE', digits: `010${digits}${lastFour}` };
  }
  if (/^[1-9]\d{7}$/.test(digits)) return { kind: 'WHOLE', digits: `010${digits}` };
  const isWhole = /^010\d{8}$/.test(digits) || /^01[16-9]\d{7,8}$/.test(digits);
  return isWhole ? { kind: 'WHOLE', digits } : { kind: 'PART' };
}

/** Groups the digits while they are typed, as people say them. The last four may be known already. */
export function groupTyped(digits: string, lastFour: string | null = null): string {
  if (lastFour !== null && digits.length <= 4 && !digits.startsWith('01'))
    return `010-${digits.padEnd(4, '·')}-${lastFour}`;
  if (!digits.startsWith('01')) return [digits.slice(0, 4), digits.slice(4)].filter(Boolean).join('-');
  const isOld = digits.length === 10 && !digits.startsWith('010');
  const middle = isOld ? 6 : 7;
  return [digits.slice(0, 3), digits.slice(3, middle), digits.slice(middle)].filter(Boolean).join('-');
}

/** The number with its middle hidden, as the server masks it. */
export function maskTyped(digits: string): string {
  return `${digits.slice(0, 3)}-****-${digits.slice(-4)}`;
}
