import { expect, test } from 'vitest';
import { fieldsMissing } from './fields-missing.ts';

test('a missing position is listed once', () => {
  expect(fieldsMissing(['address', 'lat', 'lng', 'openedOn'])).toEqual(['address', 'lat', 'openedOn']);
  expect(fieldsMissing([])).toEqual([]);
});
