import { expect, test } from 'vitest';
import { countryName, findCountries, nameCountries, stepThrough } from './country-list.ts';

const countries = [
  ['KR', '82'],
  ['KP', '850'],
  ['US', '1'],
  ['CA', '1'],
  ['GB', '44'],
  ['JP', '81'],
  ['CN', '86'],
  ['VN', '84'],
  ['CI', '225'],
  ['UA', '380'],
  ['XK', '383'],
].map(([code = '', callingCode = '']) => ({ code, callingCode }));

const find = (text: string, language = 'ko') =>
  findCountries(nameCountries(countries, language), text).map(({ code }) => code);

test('countries are named in the language of the page', () => {
  expect(countryName('KR', 'ko')).toBe('대한민국');
  expect(countryName('KR', 'en')).toBe('South Korea');
});

test('countries are sorted by name', () => {
  const named = (language: string) => nameCountries(countries, language).map(({ name }) => name);

  expect(named('ko').slice(0, 3)).toEqual(['대한민국', '미국', '베트남']);
  expect(named('en').slice(0, 3)).toEqual(['Canada', 'China', 'Côte d’Ivoire']);
});

test.each([
  ['', 11],
  ['  ', 11],
  ['zzz', 0],
])('the search "%s" finds %i countries', (text, left) => {
  expect(find(text)).toHaveLength(left);
});

test.each([
  ['대한', 'KR'],
  ['한민국', 'KR'],
  ['대하', 'KR'],
  ['ㄷ', 'KR'],
  ['ㄷㅎㅁㄱ', 'KR'],
  ['south korea', 'KR'],
  ['SOUTH', 'KR'],
  ['kr', 'KR'],
  ['82', 'KR'],
  ['+82', 'KR'],
  ['８２', 'KR'],
  ['미국', 'US'],
  ['us', 'US'],
  ['uk', 'GB'],
  ['cote', 'CI'],
  ['일본', 'JP'],
  ['japan', 'JP'],
])('"%s" finds %s first, in both languages of the page', (text, code) => {
  expect(find(text, 'ko')[0]).toBe(code);
  expect(find(text, 'en')[0]).toBe(code);
});

test('digits find every country whose calling code begins with them', () => {
  expect(find('1').sort()).toEqual(['CA', 'US']);
  expect(find('8')).toHaveLength(5);
  expect(find('38').sort()).toEqual(['UA', 'XK']);
});

test('the arrow keys wrap around at both ends, and start at an end if nothing is active', () => {
  const step = (active: string, by: 1 | -1) => stepThrough(countries.slice(0, 3), active, by);

  expect([step('KR', 1), step('US', 1), step('KR', -1), step('US', -1)]).toEqual(['KP', 'KR', 'US', 'KP']);
  expect([step('', 1), step('', -1)]).toEqual(['KR', 'US']);
  expect(stepThrough([], '', 1)).toBe('');
});
