import { expect, test } from 'vitest';
import { changesIn } from './event-changes.ts';

test('each field says what it was and what it is', () => {
  expect(changesIn({ before: { name: '마루', lat: null }, after: { name: '마루 카페', lat: 37.5 } })).toEqual(
    [
      { name: 'name', before: '마루', after: '마루 카페' },
      { name: 'lat', before: '', after: '37.5' },
    ],
  );
});

test('what was made has no before, what was removed no after', () => {
  expect(changesIn({ before: null, after: { rights: ['ORDER', 'SALES'], hours: { MON: 1 } } })).toEqual([
    { name: 'rights', before: undefined, after: 'ORDER, SALES' },
    { name: 'hours', before: undefined, after: '{"MON":1}' },
  ]);
  expect(changesIn({ before: { role: 'STAFF' }, after: null })).toEqual([
    { name: 'role', before: 'STAFF', after: undefined },
  ]);
  expect(changesIn({ before: null, after: null })).toEqual([]);
});
