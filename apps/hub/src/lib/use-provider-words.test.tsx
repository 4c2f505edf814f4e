import { providerFailures } from '@maru/contract/payments/provider-failures.ts';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import app from '#hub/app/app.ko.json' with { type: 'json' };
import { useProviderWords } from './use-provider-words.ts';

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'ko', ns: ['app'], resources: { ko: { app } } }));

function Why({ failure }: { failure: string }) {
  const { failureWords } = useProviderWords();
  return failureWords(failure) ?? null;
}

test.each([
  ['DECLINED', '카드사 거절'],
  ['NOT_RECEIVED', '요청이 전달되지 않음'],
  ['REJECT_CARD_COMPANY', ''],
  ['한도 초과', ''],
  ['', ''],
  ['constructor', ''],
  ['app:title', ''],
])('a failure %j reads %j: codes and words of a provider are never shown', (failure, words) => {
  expect(renderToStaticMarkup(<Why failure={failure} />)).toBe(words);
});

test.each(providerFailures.map((failure) => [failure]))('Maru’s own failure %s has a text', (failure) => {
  const words = renderToStaticMarkup(<Why failure={failure} />);
  expect(words).toBe(app.fromProvider[failure]);
  expect(words).not.toContain(failure);
});
