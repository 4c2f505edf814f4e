import { expect, test } from 'vitest';
import { registrationAt } from './registration-at.ts';

const present = {
  ...{ name: '마루 카페', businessNumber: '222-22-22227', businessName: '마루', ownerName: '한바다' },
  ...{ address: '서울 종로구 자하문로 1', addressDetail: '2층', phone: '+82212345678', phoneExtension: '' },
};
const first = { ...present, businessNumber: '111-11-11119', heldUntil: '2026-11-10T00:00:00Z' };
const second = { ...present, ownerName: '한마루', heldUntil: '2026-11-20T00:00:00Z' };
const store = { ...present, formerRegistrations: [first, second] };

test.each([
  ['2026-11-01T09:00:00+09:00', first],
  ['2026-11-10T08:59:59+09:00', first],
  ['2026-11-10T09:00:00+09:00', second],
  ['2026-11-20T08:59:59.999+09:00', second],
  ['2026-11-20T09:00:00+09:00', store],
])('the registration at %s is the one that was in effect at that time', (at, registration) => {
  expect(registrationAt(store, at)).toBe(registration);
});

test('a store that was stored without former registrations has its present one at any time', () => {
  expect(registrationAt(present, '2026-11-01T09:00:00+09:00')).toBe(present);
});
