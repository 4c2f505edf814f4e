import { storeTypes } from '@maru/contract/stores/store-type.ts';
import { expect, test } from 'vitest';
import { findKinds } from './find-kinds.ts';
import en from './store-fields.en.json' with { type: 'json' };
import ko from './store-fields.ko.json' with { type: 'json' };

const labels: Partial<Record<string, string>> = {
  CAFE: '카페',
  BAKERY: '베이커리',
  MEAT: '고기·구이',
  OTHER: '기타',
};
const inKorean = storeTypes.map((value) => ({
  value,
  label: labels[value] ?? value,
  words: ko.categoryWords[value],
}));
const inEnglish = storeTypes.map((value) => ({ value, label: value, words: en.categoryWords[value] }));
const found = (text: string, types = inKorean) => findKinds(types, text).map(({ value }) => value);

test.each([
  ['카페', 'CAFE'],
  ['커피', 'CAFE'],
  ['커ㅍ', 'CAFE'],
  ['ㅋㅍ', 'CAFE'],
  ['coffee', 'CAFE'],
  ['빵집', 'BAKERY'],
  ['구이', 'MEAT'],
])('%s finds %s first', (text, type) => {
  expect(found(text)[0]).toBe(type);
});

test('an English search matches other words too', () => {
  expect(found('Coffee', inEnglish)).toEqual(['CAFE', 'OTHER']);
  expect(found('gym', inEnglish)).toEqual(['FITNESS', 'OTHER']);
});

test('OTHER is offered for any search', () => {
  expect(found('우주선')).toEqual(['OTHER']);
  expect(found('기타')).toEqual(['OTHER']);
  expect(found('')).toHaveLength(storeTypes.length);
});
