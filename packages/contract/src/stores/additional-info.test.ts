import { addressVectors } from '@maru/contract/test/xss-vectors.ts';
import { expect, test } from 'vitest';
import { additionalInfoProblem, instagramAddress, readInstagram } from './additional-info.ts';

test.each([
  ['@maru.coffee', '@maru.coffee', 'https://www.instagram.com/maru.coffee/'],
  ['maru_coffee', 'maru_coffee', 'https://www.instagram.com/maru_coffee/'],
  ['https://www.instagram.com/maru?igsh=1', 'https://www.instagram.com/maru?igsh=1', undefined],
  ['instagram.com/maru', 'https://instagram.com/maru', undefined],
  ['HTTP://Instagram.com/maru', 'https://Instagram.com/maru', undefined],
  ['m.instagram.com/maru', 'https://m.instagram.com/maru', undefined],
])('%j is kept as %j', (typed, kept, address = kept) => {
  expect(readInstagram(typed)).toBe(kept);
  expect(instagramAddress(typed)).toBe(address);
  expect(additionalInfoProblem({ key: 'INSTAGRAM', value: ` ${typed} ` })).toBeUndefined();
});

test.each([
  ...[
    'https://maru.example',
    'https://maru.example/instagram.com',
    'https://instagram.com.evil.example/maru',
  ],
  ...[
    'https://evilinstagram.com/maru',
    'https://instagram.com@evil.example/maru',
    '마루 커피',
    'a'.repeat(31),
  ],
  ...['https://instagram.com:8443/maru', 'https://instagram.com', 'instagram.com', 'www.instagram.com'],
  ...addressVectors,
])('%j is no account of Instagram, and no page links to it', (typed) => {
  expect(readInstagram(typed)).toBeUndefined();
  expect(instagramAddress(typed)).toBeUndefined();
  expect(additionalInfoProblem({ key: 'INSTAGRAM', value: typed })).toBe('wrongInstagram');
});
