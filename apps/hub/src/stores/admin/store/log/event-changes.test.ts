import { expect, test } from 'vitest';
import { changesIn } from './event-changes.ts';

test('each field has its value before and after', () => {
  expect(changesIn({ before: { name: '마루', lat: null }, after: { name: '마루 카페', lat: 37.5 } })).toEqual(
    [
      { name: 'name', before: '마루', after: '마루 카페' },
      { name: 'lat', before: '', after: '37.5' },
    ],
  );
});

test('a created row has no before, a deleted one no after', () => {
  expect(changesIn({ before: null, after: { rights: ['ORDER', 'SALES'], hours: { MON: 1 } } })).toEqual([
    { name: 'rights', before: undefined, after: 'ORDER, SALES' },
    { name: 'hours', before: undefined, after: 'MON: 1' },
  ]);
  expect(changesIn({ before: { role: 'STAFF' }, after: null })).toEqual([
    { name: 'role', before: 'STAFF', after: undefined },
  ]);
  expect(changesIn({ before: null, after: null })).toEqual([]);
});

test('structured data has a line per value, or the words of its formatter', () => {
  const after = { hours: { MON: { open: { from: 540, to: null } } }, info: [{ key: 'WIFI', value: 'yes' }] };
  const [hours, info] = changesIn({ before: null, after });
  expect(hours?.after).toBe('MON.open.from: 540\nMON.open.to: ');
  expect(info?.after).toBe('1.key: WIFI\n1.value: yes');

  const wordsOf = (name: string) => (name === 'hours' ? 'Mon 09:00' : undefined);
  expect(changesIn({ before: null, after }, wordsOf)[0]?.after).toBe('Mon 09:00');
});
