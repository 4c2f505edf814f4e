import { expect, test } from 'vitest';
import { newStoreAddress } from './new-store-address.ts';

test('the address has the step; unknown values mean the first', () => {
  expect(newStoreAddress({ step: 'terms' })).toEqual({ step: 'terms' });
  expect(newStoreAddress({ step: 'moon', image: 'found' })).toEqual({});
  expect(newStoreAddress({ opened: 's1', image: 'lost' })).toEqual({ opened: 's1', image: 'lost' });
});
