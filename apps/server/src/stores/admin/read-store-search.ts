import { escapeLike, initialsPattern, splitJoined } from '#server/db/initials.ts';
import type { StoreSearch } from './admin-stores.queries.ts';

/** A text with fewer digits is not searched as a business number. */
const fewestDigits = 3;

/** Turns the typed text into search terms; undefined if it is blank. */
export function readStoreSearch(typed: string): StoreSearch | undefined {
  const text = typed.trim();
  if (text === '') return undefined;

  const joined = text.replaceAll(/\s/g, '');
  const digits = joined.replaceAll('-', '');
  const isNumber = /^\d+$/.test(digits) && digits.length >= fewestDigits;
  const initials = initialsPattern(splitJoined(joined));
  return {
    like: `%${escapeLike(text)}%`,
    nameLike: `%${escapeLike(joined)}%`,
    ...(initials && { initials }),
    ...(isNumber && { digitsLike: `%${digits}%` }),
  };
}
