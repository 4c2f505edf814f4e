import errors from '@maru/contract/errors.ko.json' with { type: 'json' };
import type { ErrorCode, Failure } from '@maru/contract/errors.ts';
import { ApiError } from '@maru/web/api-error.ts';
import { errorWords } from '@maru/web/report-error.ts';
import i18next from 'i18next';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { speakKorean, wordsShown } from '#hub/lib/screen-builders.tsx';
import { CodeField } from './code-field.tsx';
import { fieldOf, noPhone } from './code-flow.ts';
import texts from './phone-code.ko.json' with { type: 'json' };

beforeAll(() => speakKorean({ 'phone-code': texts, errors }));
beforeEach(() => {
  const config = { environment: 'production' };
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(config) }) });
});

const refusal = <C extends ErrorCode>(failure: Omit<Failure<C>, 'message'>) =>
  new ApiError(409, { message: '', ...failure } as Failure<C>);

/** The field for a code, after the server refused one. */
function wordsAfter(error?: ApiError) {
  const ignore = () => undefined;
  const form = {
    ...{ phone: noPhone, code: '123456', sentAt: Date.now(), isAsking: false, forget: () => false as const },
    ...{ setPhone: ignore, setCode: ignore, send: async () => {}, submit: ignore },
    errorAt: (field: ReturnType<typeof fieldOf>) =>
      error && fieldOf(error) === field ? errorWords(error) : undefined,
  };
  return wordsShown(<CodeField form={form} sentAt={form.sentAt} />, []);
}

test('spec 8 · a wrong code says how many tries are left, with the same words as in the account area', () => {
  const wrong = refusal({ status: 'VERIFICATION_NUMBER_INCORRECT', detail: { triesLeft: 2 } });
  const said = i18next.t('errors:verificationNumberIsIncorrect', { triesLeft: 2 });

  expect(said).toBe(errors.verificationNumberIsIncorrect.replace('{{triesLeft, number}}', '2'));
  expect(wordsAfter(wrong)).toContain(said);
  expect(wordsAfter()).not.toContain('인증번호가 맞지 않아요');
});

test.each(['EXPIRED', 'TRIES', 'USED'] as const)('a code that has ended (%s) says why', (reason) => {
  const ended = refusal({ status: 'VERIFICATION_ENDED', detail: { reason } });
  expect(wordsAfter(ended)).toContain(errors[`verificationEnded_${reason}`]);
});

test('an error that is not about the code is not shown at its field', () => {
  const busy = refusal({ status: 'UNAVAILABLE' });
  expect(wordsAfter(busy)).toBe(wordsAfter());
});
