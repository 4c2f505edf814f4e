import i18next, { type i18n } from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { addTextFormats } from './text-formats.ts';

let texts: i18n;

beforeAll(async () => {
  const words = {
    wait: '{{seconds, wait}} 뒤',
    sold: '{{name, josa(은/는)}} 품절이에요.',
    moved: '{{name}}: {{place, josa(으로/로)}} 옮겼어요.',
  };
  texts = i18next.createInstance();
  await texts.init({
    lng: 'ko',
    resources: { ko: { translation: words } },
    interpolation: { escapeValue: false },
  });
  addTextFormats(texts);
});

test('a long wait is formatted in hours', () => {
  expect(texts.t('wait', { seconds: 86_100 })).toBe('24시간 뒤');
});

test('a name gets the particle that fits it, next to other values', () => {
  expect(texts.t('sold', { name: '라떼 (핫)' })).toBe('라떼 (핫)은 품절이에요.');
  expect(texts.t('sold', { name: 'Latte' })).toBe('Latte는 품절이에요.');
  expect(texts.t('moved', { name: '은/는', place: '매장' })).toBe('은/는: 매장으로 옮겼어요.');
});
