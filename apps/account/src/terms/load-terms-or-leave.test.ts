import errorsEn from '@maru/contract/errors.en.json' with { type: 'json' };
import errorsKo from '@maru/contract/errors.ko.json' with { type: 'json' };
import type { Language } from '@maru/contract/language.ts';
import { grantClientToken } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import { getTermsAndConditions } from '@maru/contract/terms/terms.endpoints.ts';
import { createInstance } from 'i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTexts } from '#account/lib/texts.ts';
import { loadTermsOrLeave } from './load-terms-or-leave.ts';

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const alert = vi.fn();
const assign = vi.fn();
let failures = 0;
let asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  alert.mockClear();
  assign.mockClear();
  asked = [];
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('window', { alert });
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === grantClientToken.path) return answer({ accessToken: 'token', expiresInSeconds: 3540 });
    asked.push(url);
    if (asked.length <= failures) throw new TypeError('Failed to fetch');
    return answer([]);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function answer(response: unknown) {
  return new Response(JSON.stringify({ status: 'OK', response }));
}

async function open(language: Language) {
  const errors = { ko: errorsKo, en: errorsEn }[language];
  const texts = startTexts(createInstance(), { language, texts: { errors }, own: 'errors' });
  const terms = loadTermsOrLeave({ texts, language, signal: new AbortController().signal });
  await vi.runAllTimersAsync();
  return terms;
}

test('spec 7 · the account area asks for terms of scope USER', async () => {
  failures = 0;
  expect(await open('ko')).toEqual([]);
  expect(asked).toEqual([`${getTermsAndConditions.path}?articlescope=USER`]);
  expect(alert).not.toHaveBeenCalled();
});

test.each(['ko', 'en'] as const)(
  'spec 8 · terms that fail 4 times end in an alert with the unknown error (%s), and the browser goes to /',
  async (language) => {
    failures = 99;
    expect(await open(language)).toBeUndefined();
    expect(asked).toHaveLength(4);
    const words = { ko: errorsKo, en: errorsEn }[language].sso.error.unknownError;
    expect(alert.mock.calls).toEqual([[words]]);
    expect(assign.mock.calls).toEqual([['/']]);
  },
);
