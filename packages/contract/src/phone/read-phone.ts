import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { mainCountryOf } from './countries.ts';

/** Limits of docs/requirements.md, 9: characters of a text and digits of an extension. The rest is ignored. */
export const longestPhoneText = 250;
export const longestExtension = 20;

/** What was found in a text; `parsePhone` decides whether it is a valid number. */
export type ReadPhone = {
  callingCode: string;
  /** Digits in national format: a Korean number with its leading zero. */
  nationalDigits: string;
  /** ISO code, if the number determines it. */
  country: string | undefined;
  extension: string | undefined;
};

/** An extension as written on cards and in mails, also in Korean; extra digits are cut. */
const extensionIn =
  /(?<=\d[\s,)]*)[(;]?\s*(?:\uB0B4\uC120(?:\s*\uBC88\uD638)?|ext(?:ension|n)?|x|#)\s*[.:=]?\s*(\d{1,20})\d*/iu;

/**
 * Reads a phone number from pasted text: with or without country (`+82`, `0082`, `001 82`), hyphens, spaces,
 * surrounding words, full-width digits or an extension. `callingCode` is the default country. Undefined for a text
 * without digits. An invalid number still returns its digits, so that pasted text is not lost.
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

/** `00` is the international prefix in most countries, but not in Korea. */
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
