import { expect, test } from 'vitest';
import { userIdentityOf } from './user-identity.ts';

test.each<[string, boolean, string[]]>([
  ['ADMIN', true, ['OWNER']],
  ['OWNER', false, ['STAFF', 'OWNER']],
  ['STAFF', false, ['STAFF']],
  ['USER', false, []],
])('spec 3 · userIdentity %s is derived: admin %s, roles %j', (identity, admin, roles) => {
  expect(userIdentityOf({ admin, roles })).toBe(identity);
});
