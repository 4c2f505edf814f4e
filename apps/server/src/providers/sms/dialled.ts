import { readPhone } from '@maru/contract/phone/read-phone.ts';

/**
 * A number as Korean providers expect it: the calling code apart, and the national number with its leading zero in
 * Korea.
 */
export type Dialled = { country: string; to: string };

/** `to` is E.164. Abroad there is no leading zero. */
export function dialled(to: string): Dialled | undefined {
  const country = to.startsWith('+') ? readPhone(to, '82')?.callingCode : undefined;
  if (!country || !to.startsWith(`+${country}`)) return undefined;
  const national = to.slice(country.length + 1);
  return { country, to: country === '82' ? `0${national}` : national };
}
