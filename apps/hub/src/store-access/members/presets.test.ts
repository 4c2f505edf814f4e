import { expect, test } from 'vitest';
import { presetOf, presets, withTick } from './presets.ts';

test.each([
  [[...presets.BASIC], 'BASIC'],
  [[...presets.MANAGER].reverse(), 'MANAGER'],
  [[], 'OWN'],
  [['SALES'] as const, 'OWN'],
  [[...presets.MANAGER, 'SETTING'] as const, 'OWN'],
])('%j is the set %s', (ticked, preset) => {
  expect(presetOf(ticked)).toBe(preset);
});

test('a right is added and removed, in the usual order', () => {
  expect(withTick(['SALES'], 'ORDER', true)).toEqual(['ORDER', 'SALES']);
  expect(withTick(['ORDER', 'SALES'], 'ORDER', true)).toEqual(['ORDER', 'SALES']);
  expect(withTick(['ORDER', 'SALES'], 'ORDER', false)).toEqual(['SALES']);
});
