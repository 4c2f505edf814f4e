import { splitJoined } from '#server/db/initials.ts';
import { readCustomerPhone } from '../customer-phone.ts';
import { isInitials, nameKeys } from '../name-keys.ts';

/** What a typed text searches for. */
export type CustomerSearch =
  | { by: 'phone'; e164: string }
  | { by: 'lastFour'; digits: string }
  | { by: 'name'; prefix: string }
  /**
   * `letters`: the complete letters that were typed among the initial consonants, with their place in the name from 1.
   */
  | { by: 'initials'; prefix: string; letters: readonly { place: number; text: string }[] };

/**
 * Reads what was typed; undefined if it is blank. Digits that are neither four nor a whole number are searched as a
 * name.
 */
export function readCustomerSearch(typed: string): CustomerSearch | undefined {
  const { nameKey, nameInitials } = nameKeys(splitJoined(typed));
  if (nameKey === '') return undefined;
  if (/^\d{4}$/.test(nameKey)) return { by: 'lastFour', digits: nameKey };
  const e164 = /(?:\d\D*){7}/.test(typed) ? readCustomerPhone(typed) : undefined;
  if (e164) return { by: 'phone', e164 };
  if (![...nameKey].some(isInitials)) return { by: 'name', prefix: nameKey };
  return { by: 'initials', prefix: nameInitials, letters: wholeLetters(nameKey) };
}

function wholeLetters(nameKey: string) {
  return [...nameKey].flatMap((text, at) => (isInitials(text) ? [] : [{ place: at + 1, text }]));
}
