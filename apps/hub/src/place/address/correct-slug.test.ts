import { expect, test } from 'vitest';
import { correctSlug } from './correct-slug.ts';

test.each([
  ['Maru Coffee', 'maru-coffee'],
  ['maru_coffee', 'maru-coffee'],
  ['-maru--coffee-', 'maru-coffee'],
  ['마루커피 성수점', 'marukeopi-seongsujeom'],
  ['마루커피'.normalize('NFD'), 'marukeopi'],
  ['Café Crème', 'cafe-creme'],
  ['https://maru.example/place/maru-coffee/en?from=qr', 'maru-coffee'],
  ['/place/봄날', 'bomnal'],
  [`${'maru-'.repeat(8)}coffee`, 'maru-maru-maru-maru-maru-maru-maru-maru'],
  // The text is allowed except for capitals and surrounding blanks, which are normalized anyway.
  ['maru-coffee', undefined],
  [' Maru-Coffee ', undefined],
  // Nothing is left, too little is left, or the word is reserved.
  ['', undefined],
  ['麻婆豆腐', undefined],
  ['A!', undefined],
  ['/Login/', undefined],
])('for %j the address %s is offered', (typed, offered) => {
  expect(correctSlug(typed)).toBe(offered);
});
