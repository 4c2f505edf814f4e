import { expect, test } from 'vitest';
import en from './calendar.en.json' with { type: 'json' };
import ko from './calendar.ko.json' with { type: 'json' };
import { holidayName } from './holiday-name.ts';
import { holidaysOf } from './holidays.ts';

/** The texts of a language with a name filled in, as i18next does. */
const textsOf =
  (texts: typeof ko) =>
  (key: string, { name }: { name: string }) => {
    const found = key.startsWith('holidays.')
      ? texts.holidays[key.slice('holidays.'.length) as keyof typeof texts.holidays]
      : texts.substitute;
    return found.replace('{{name}}', name);
  };

// As announced in the official gazette: substitute days, Seollal, Chuseok, and the local elections of 2026.
test.each([
  ['2026', '2026-02-16', ['설 연휴'], ['Seollal holiday']],
  ['2026', '2026-02-17', ['설날'], ['Seollal']],
  ['2026', '2026-02-18', ['설 연휴'], ['Seollal holiday']],
  ['2026', '2026-03-02', ['3·1절 대체공휴일'], ['Independence Movement Day (substitute)']],
  ['2026', '2026-05-25', ['부처님오신날 대체공휴일'], ["Buddha's Birthday (substitute)"]],
  ['2026', '2026-06-03', ['선거일'], ['Election day']],
  ['2026', '2026-08-17', ['광복절 대체공휴일'], ['Liberation Day (substitute)']],
  ['2026', '2026-09-25', ['추석'], ['Chuseok']],
  ['2026', '2026-10-05', ['개천절 대체공휴일'], ['National Foundation Day (substitute)']],
  ['2027', '2027-02-07', ['설날'], ['Seollal']],
  ['2027', '2027-02-09', ['설날 대체공휴일'], ['Seollal (substitute)']],
  ['2027', '2027-09-15', ['추석'], ['Chuseok']],
  ['2027', '2027-10-11', ['한글날 대체공휴일'], ['Hangeul Day (substitute)']],
  ['2027', '2027-12-27', ['크리스마스 대체공휴일'], ['Christmas (substitute)']],
  ['2025', '2025-05-05', ['어린이날', '부처님오신날'], ["Children's Day", "Buddha's Birthday"]],
])('in %s, %s is a holiday with a name in both languages', async (year, date, inKorean, inEnglish) => {
  const names = (await holidaysOf(year))[date] ?? [];
  expect(names.map((name) => holidayName(name, textsOf(ko)))).toEqual(inKorean);
  expect(names.map((name) => holidayName(name, textsOf(en)))).toEqual(inEnglish);
});

test.each(['2026-11-23', '2026-07-18', '2027-03-02'])('%s is an ordinary day', async (date) => {
  expect((await holidaysOf(date.slice(0, 4)))[date]).toBeUndefined();
});

test('a year beyond those that are published has no marks', async () => {
  expect(await holidaysOf('2099')).toEqual({});
});

test('a name that is new to us is a public holiday', () => {
  expect(holidayName('새 공휴일', textsOf(ko))).toBe('공휴일');
  expect(holidayName('새 공휴일', textsOf(en))).toBe('Public holiday');
});
