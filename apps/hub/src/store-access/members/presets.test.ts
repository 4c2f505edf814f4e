import { expect, test } from 'vitest';
import { offeredRights, presetOf, presets, withTick } from './presets.ts';

test.each([
  [[...presets.BASIC], 'BASIC'],
  [[...presets.MANAGER].reverse(), 'MANAGER'],
  [[], 'OWN'],
  [['SALES'] as const, 'OWN'],
  [[...presets.MANAGER, 'SETTING'] as const, 'OWN'],
])('%j is the set %s', (ticked, preset) => {
  expect(presetOf(ticked)).toBe(preset);
});

test('a right without an effect today is offered only to be taken away', () => {
  expect(offeredRights(['ORDER'])).not.toContain('PLACE');
  expect(offeredRights(['PLACE'])).toContain('PLACE');
  expect(offeredRights([])).toEqual(expect.arrayContaining(Object.values(presets).flat()));
});

test('a right is added and removed, in the usual order', () => {
  expect(withTick(['SALES'], 'ORDER', true)).toEqual(['ORDER', 'SALES']);
  expect(withTick(['ORDER', 'SALES'], 'ORDER', true)).toEqual(['ORDER', 'SALES']);
  expect(withTick(['ORDER', 'SALES'], 'ORDER', false)).toEqual(['SALES']);
});
