import { readPhone } from '@maru/contract/phone/read-phone.ts';

/** A number as Korean providers want it: country apart, at home as it is dialled, with its leading zero. */
export type Dialled = { country: string; to: string };

/** `to` is E.164. Abroad the zero that is dialled inside the country falls away. */
export function dialled(to: string): Dialled | undefined {
  const country = to.startsWith('+') ? readPhone(to, '82')?.callingCode : undefined;
  if (!country || !to.startsWith(`+${country}`)) return undefined;
  const national = to.slice(country.length + 1);
  return { country, to: country === '82' ? `0${national}` : national };
}
