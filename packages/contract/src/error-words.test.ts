import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldWords, wordsOf } from './error-words.ts';
import en from './errors.en.json' with { type: 'json' };
import ko from './errors.ko.json' with { type: 'json' };
import { type ErrorCode, errors } from './errors.ts';
import { fieldCodes } from './field-codes.ts';
import { languages } from './language.ts';

type Words = { [key: string]: string | Words };

const codes = Object.keys(errors) as ErrorCode[];

function flat(words: Words, prefix = ''): Map<string, string> {
  const entries = Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${name}`, value] as const]
      : [...flat(value, `${prefix}${name}.`)],
  );
  return new Map(entries);
}

const inKorean = flat(ko);
const inEnglish = flat(en);

function parametersOf(sentence = '') {
  return [...sentence.matchAll(/\{\{(\w+)[^}]*\}\}/g)].map(([, name]) => name);
}

/** All values of `detail.reason`. Each may have a text of its own. */
function reasonsOf(code: ErrorCode): string[] {
  const detail = given(errors[code].detail);
  const reason =
    detail instanceof z.ZodObject ? given((detail.shape as Record<string, unknown>).reason) : undefined;
  return reason instanceof z.ZodEnum ? reason.options.map(String) : [];
}

/** Unwraps an optional schema. */
function given(schema: unknown): unknown {
  return schema instanceof z.ZodOptional ? schema.unwrap() : schema;
}

const known = new Set([
  ...codes.flatMap((code) => [
    errors[code].key,
    ...reasonsOf(code).map((reason) => `${errors[code].key}_${reason}`),
  ]),
  ...fieldCodes.map((code) => `fields.${code}`),
  ...['error', 'aborted', 'timeout', 'status'].map((kind) => `network.${kind}`),
]);

test('both languages have texts for the same keys', () => {
  expect([...inEnglish.keys()]).toEqual([...inKorean.keys()]);
});

test('every code, reason, field code and network failure has a text, and no text is unused', () => {
  expect([...inKorean.keys()].sort()).toEqual([...known].sort());
});

test('both languages use the same parameters, and only those of the detail', () => {
  for (const code of codes) {
    const { key, detail } = errors[code];
    const asked = parametersOf(inKorean.get(key));

    expect(parametersOf(inEnglish.get(key))).toEqual(asked);
    expect(detail instanceof z.ZodObject ? Object.keys(detail.shape) : []).toEqual(
      expect.arrayContaining(asked),
    );
  }
});

test('every text ends with a full stop or a question mark', () => {
  for (const sentence of [...inKorean.values(), ...inEnglish.values()]) {
    expect(sentence).toMatch(/[.?]$/);
  }
});

test('Korean texts are in 해요체', () => {
  for (const sentence of inKorean.values()) {
    expect(sentence).toMatch(/(요|까요)[.?]$/);
    expect(sentence).not.toMatch(/(습니다|하십시오)/);
  }
});

test('amounts are grouped, and waiting times are filled in', () => {
  expect(wordsOf('ORDER_NOT_PAID', 'ko', { leftToPay: 12300 })).toContain('12,300원');
  expect(wordsOf('ORDER_NOT_PAID', 'en', { leftToPay: 12300 })).toContain('₩12,300');
  expect(wordsOf('TOO_MANY_REQUESTS', 'ko', { seconds: 42 })).toContain('42초');
  expect(wordsOf('TOO_MANY_REQUESTS', 'en', { seconds: 3_000 })).toContain('in 50 minutes.');
});

test('the text of a reason replaces the general text of its code', () => {
  const general = wordsOf('ORDER_NOT_REVERTIBLE', 'ko');

  expect(wordsOf('ORDER_NOT_REVERTIBLE', 'ko', { reason: 'STOCK' })).not.toBe(general);
  expect(wordsOf('ORDER_NOT_REVERTIBLE', 'ko', { reason: 'SOMETHING_ELSE' })).toBe(general);
});

test('the message of a provider about a refund is not shown', () => {
  for (const language of languages) {
    expect(wordsOf('REFUND_REFUSED', language, { providerMessage: 'DECLINED' })).not.toContain('DECLINED');
  }
});

test('a reason that is no text key falls back to the general text', () => {
  expect(wordsOf('NOT_FOUND', 'en', { reason: '__proto__' })).toBe(wordsOf('NOT_FOUND', 'en'));
});

test('no text contains the name of its code', () => {
  for (const language of languages) {
    for (const code of codes) expect(wordsOf(code, language)).not.toContain(errors[code].key);
    for (const code of fieldCodes) expect(fieldWords(code, language)).not.toBe(code);
  }
});

test('spec 8 · an option that is gone says that it has changed, and asks to refresh', () => {
  expect(wordsOf('STORE_ITEM_OPTION_COLLECTION_ITEM_NOT_FOUND', 'ko')).toMatch(/바뀐 옵션.*새로고침/);
  expect(wordsOf('STORE_ITEM_OPTION_COLLECTION_ITEM_NOT_FOUND', 'en')).toMatch(/option has changed.*refresh/);
});
