import { expect, test } from 'vitest';
import { callingCodeOf, mainCountryOf, phoneCountries } from './countries.ts';
import { defaultCallingCode } from './phone-number.ts';

test('spec 2 · forgot username: all countries with calling codes can be chosen, each once', () => {
  const codes = phoneCountries.map(({ code }) => code);

  expect(codes).toHaveLength(245);
  expect(new Set(codes).size).toBe(codes.length);
  expect(new Set(phoneCountries.map(({ callingCode }) => callingCode)).size).toBe(206);
  for (const { code, callingCode } of phoneCountries) {
    expect(code).toMatch(/^[A-Z]{2}$/);
    expect(callingCode).toMatch(/^[1-9]\d{0,2}$/);
  }
});

test.each([
  ['KR', '82'],
  ['US', '1'],
  ['CA', '1'],
  ['JP', '81'],
  ['VN', '84'],
  ['XK', '383'],
])('%s has the calling code +%s', (code, callingCode) => {
  expect(phoneCountries).toContainEqual({ code, callingCode });
  expect(callingCodeOf(code)).toBe(callingCode);
});

test('spec 1 · the default phone country calling code is 82', () => {
  expect(defaultCallingCode).toBe('82');
  expect(mainCountryOf(defaultCallingCode)).toBe('KR');
});

test('an unknown country has no calling code', () => {
  expect(callingCodeOf('ZZ')).toBeUndefined();
});

test('a calling code that several countries share stands for its main country', () => {
  expect(['1', '7', '44', '39', '999'].map(mainCountryOf)).toEqual(['US', 'RU', 'GB', 'IT', undefined]);
});
