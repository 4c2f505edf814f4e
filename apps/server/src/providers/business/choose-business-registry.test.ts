import { expect, test } from 'vitest';
import { chooseBusinessRegistry } from './choose-business-registry.ts';

const lookups = { kakaoRestKey: undefined, ntsServiceKey: undefined, mapTiles: undefined };

test('with a key the tax office is used; without one a trial has a stand-in, and production nothing', () => {
  const withKey = { ...lookups, ntsServiceKey: 'key' };
  expect(chooseBusinessRegistry({ environment: 'production', lookups: withKey })?.name).toBe('nts');
  expect(chooseBusinessRegistry({ environment: 'trial', lookups: withKey })?.name).toBe('nts');
  expect(chooseBusinessRegistry({ environment: 'trial', lookups })?.name).toBe('embedded');
  expect(chooseBusinessRegistry({ environment: 'production', lookups })).toBeUndefined();
});
