import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { BusinessDate, countCharacters, Id, Instant, text, Won } from './fields.ts';

function firstRefusal(schema: z.ZodType, value: unknown) {
  return schema.safeParse(value).error?.issues[0]?.message;
}

describe('user text', () => {
  test('is normalized to NFC', () => {
    const decomposed = '아메리카노'.normalize('NFD');

    expect(decomposed).toHaveLength(10);
    expect(text(5).parse(decomposed)).toBe('아메리카노');
  });

  test('is trimmed before its length is checked', () => {
    expect(text(3).parse('  abc \n')).toBe('abc');
    expect(firstRefusal(text(10, 1), ' \t ')).toBe('required');
  });

  test('keeps line breaks and spaces inside', () => {
    expect(text(10).parse('a \n b')).toBe('a \n b');
  });

  test.each([
    ['NUL', 'a\0b'],
    ['half of a surrogate pair', 'a\ud83d'],
    ['the other half', '\ude00b'],
  ])('refuses %s', (_, value) => {
    expect(firstRefusal(text(10), value)).toBe('wrongFormat');
  });

  test.each([
    ['a family of four', '👨‍👩‍👧‍👦'],
    ['a flag', '🇰🇷'],
    ['a skin tone', '👍🏽'],
    ['a composed syllable', '각'],
    ['a decomposed syllable', '각'.normalize('NFD')],
  ])('counts %s as one character', (_, value) => {
    expect(countCharacters(value)).toBe(1);
    expect(text(1).safeParse(value).success).toBe(true);
    expect(firstRefusal(text(1), `${value}가`)).toBe('tooLong');
  });

  test('counts user-perceived characters for the minimum too', () => {
    expect(text(5, 2).safeParse('👍🏽').success).toBe(false);
    expect(text(5, 2).safeParse('👍🏽👍🏽').success).toBe(true);
  });

  test('may be as long as the maximum, but not longer', () => {
    expect(text(100).safeParse('가'.repeat(100)).success).toBe(true);
    expect(firstRefusal(text(100), '가'.repeat(101))).toBe('tooLong');
  });

  test('that is far too long is refused before its characters are counted', () => {
    const issues = text(10).safeParse('👍🏽'.repeat(250_000)).error?.issues;

    expect(issues?.map(({ code }) => code)).toEqual(['too_big']);
  });
});

describe('business dates', () => {
  test.each(['2026-11-20', '2028-02-29', '1900-01-01', '2999-12-31'])('%s is valid', (date) => {
    expect(BusinessDate.safeParse(date).success).toBe(true);
  });

  test.each(['2026-02-30', '2026-1-1', '20261120', '0000-01-01', '9999-12-31', '2026-11-20T00:00:00Z', ''])(
    '%j is not valid',
    (date) => {
      expect(BusinessDate.safeParse(date).success).toBe(false);
    },
  );
});

test('an instant needs a time zone offset', () => {
  expect(Instant.safeParse('2026-11-20T12:00:00+09:00').success).toBe(true);
  expect(Instant.safeParse('2026-11-20T03:00:00.000Z').success).toBe(true);
  expect(Instant.safeParse('2026-11-20T12:00:00').success).toBe(false);
});

test('an amount of money is a whole number with a maximum', () => {
  expect(Won.safeParse(1_000_000_000_000).success).toBe(true);
  expect(Won.safeParse(0.5).success).toBe(false);
  expect(Won.safeParse(1_000_000_000_001).success).toBe(false);
  expect(Won.safeParse('1000').success).toBe(false);
});

test('an id is a UUID', () => {
  expect(Id.safeParse('0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b').success).toBe(true);
  expect(Id.safeParse('1').success).toBe(false);
  expect(Id.safeParse('0199a1b2c3d47e5f8a6b7c8d9e0f1a2b').success).toBe(false);
});
