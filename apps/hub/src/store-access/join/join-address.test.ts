import { expect, test } from 'vitest';
import { joinAddress } from './join-address.ts';

test('the address has the token of a link, or none', () => {
  expect(joinAddress({ invitation: 'AbC-_9' })).toEqual({ invitation: 'AbC-_9' });
  for (const search of [{}, { invitation: '' }, { invitation: ['a'] }])
    expect(joinAddress(search)).toEqual({});
});
