import { listOrders } from '@maru/contract/orders/orders.endpoints.ts';
import { getProfile } from '@maru/contract/profile/profile.endpoints.ts';
import { reportByTime } from '@maru/contract/sales/sales.endpoints.ts';
import type { Membership } from '@maru/contract/store-access/rights.ts';
import { getStore } from '@maru/contract/stores/stores.endpoints.ts';
import { expect, test } from 'vitest';
import { mayCall } from './store.tsx';

const staff: Membership = { role: 'STAFF', rights: ['ORDER'] };
const owner: Membership = { role: 'OWNER', rights: [] };

test.each([
  ['a call of a right that was ticked', listOrders, staff, true],
  ['a call of a right that was not ticked', reportByTime, staff, false],
  ['an owner, whatever was ticked', reportByTime, owner, true],
  ['a call of every member', getStore, staff, true],
  ['a call of everyone signed in', getProfile, staff, true],
  ['a call of owners only, by staff', { access: [{ kind: 'owner' as const }] }, staff, false],
  ['a call of platform admins only', { access: [{ kind: 'admin' as const }] }, owner, false],
])('whether a member may make a call: %s', (_name, endpoint, membership, expected) => {
  expect(mayCall(endpoint, membership)).toBe(expected);
});
