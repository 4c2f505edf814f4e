import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { mainCountryOf } from './countries.ts';

/** Texts from which a phone is read are cut here; an extension is no longer than this (spec.md section 9). */
export const longestPhoneText = 250;
export const longestExtension = 20;

/** What a text says of a phone; whether it is one that can be called, `parsePhone` decides. */
export type ReadPhone = {
  callingCode: string;
  /** Digits as they are dialled inside the country: a Korean number with its leading zero. */
  nationalDigits: string;
  /** ISO code, where the number tells it. */
  country: string | undefined;
  extension: string | undefined;
};

/** An extension as cards and mails have it, also in Korean; digits after the longest are let go. */
const extensionIn =
  /(?<=\d[\s,)]*)[(;]?\s*(?:\uB0B4\uC120(?:\s*\uBC88\uD638)?|ext(?:ension|n)?|x|#)\s*[.:=]?\s*(\d{1,20})\d*/iu;

/**
 * Reads a phone from a pasted text: with or without country (`+82`, `0082`, `001 82`), with hyphens, spaces, words around
 * it, in full-width digits, with an extension. `callingCode` is meant where the text names none. Undefined for a text
 * without digits; one that makes no number gives its digits, so that nothing pasted is lost.
 */
export function readPhone(text: string, callingCode: string): ReadPhone | undefined {
  const plain = text.slice(0, longestPhoneText).normalize('NFKC').replace(extensionIn, ';ext=$1');
  const candidates = [plain, ...plain.split(/[\n,/]/)];
  for (const candidate of candidates) {
    const found = fromAbroad(candidate) ?? parse(candidate, callingCode);
    if (found?.isValid()) return reading(found);
  }

  const digits = plain.replace(/\D/g, '').slice(0, 20);
  return digits === ''
    ? undefined
    : { callingCode, nationalDigits: digits, country: undefined, extension: undefined };
}

/** `00` is how most of the world, but not Korea, begins a call abroad. */
function fromAbroad(text: string): PhoneNumber | undefined {
  const international = text.replace(/^\D*00/, '+');
  if (international === text) return undefined;
  const found = parse(international, undefined);
  return found?.isValid() ? found : undefined;
}

function parse(text: string, callingCode: string | undefined): PhoneNumber | undefined {
  const country = callingCode && mainCountryOf(callingCode);
  return parsePhoneNumberFromString(text.slice(0, longestPhoneText), {
    ...(country ? { defaultCountry: country } : {}),
    extract: true,
  });
}

function reading(found: PhoneNumber): ReadPhone {
  const national = found.format('NATIONAL', { formatExtension: (number) => number });
  return {
    callingCode: found.countryCallingCode,
    nationalDigits: national.replace(/\D/g, ''),
    country: found.country,
    extension: found.ext?.slice(0, longestExtension),
  };
}
