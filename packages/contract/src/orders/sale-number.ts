import { z } from 'zod';

/**
 * Leaves out letters that people confuse on paper (I, O and Q look like 1 and 0) or by ear in Korean (P and V
 * sound like B, Z like G). Latin letters, because speakers of both languages can say them and every keyboard
 * and printer has them.
 */
const alphabet = 'ABCDEFGHJKLMNRSTUWXY';

const form = /^[A-Z]{1,4}-[1-9]\d{0,5}$/;

/** The number that a device gives a sale: its letters in the store, and a count per business day. */
export const SaleNumber = z.string().regex(form);

export function saleNumberOf(letters: string, count: number): string {
  return `${letters}-${count}`;
}

/** The letters of the nth device of a store, from 1: A to Y, then AA. */
export function lettersOf(nth: number): string {
  const before = Math.floor((nth - 1) / alphabet.length);
  const last = alphabet.charAt((nth - 1) % alphabet.length);
  return before === 0 ? last : lettersOf(before) + last;
}

/** Reads a sale number as people type it: `b12`, `B 12`, `B-12`. Undefined for any other text. */
export function readSaleNumber(typed: string): string | undefined {
  const [, letters = '', count = ''] = /^([a-z]{1,4})[-\s]*(\d{1,6})$/i.exec(typed.trim()) ?? [];
  const number = saleNumberOf(letters.toUpperCase(), Number(count));
  return form.test(number) ? number : undefined;
}
