import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import metadata from 'libphonenumber-js/max/metadata';

/** ISO 3166-1 alpha-2 code, and the calling code without the plus. */
export type PhoneCountry = { code: string; callingCode: string };

/** All countries with calling codes, by ISO code. */
export const phoneCountries: readonly PhoneCountry[] = getCountries().map((code) => ({
  code,
  callingCode: getCountryCallingCode(code),
}));

/** The default country of a shared calling code: the United States for +1. */
export function mainCountryOf(callingCode: string): CountryCode | undefined {
  return metadata.country_calling_codes[callingCode]?.[0];
}

/** The calling code of a country by ISO code; undefined for an unknown code. */
export function callingCodeOf(country: string): string | undefined {
  return phoneCountries.find(({ code }) => code === country)?.callingCode;
}
