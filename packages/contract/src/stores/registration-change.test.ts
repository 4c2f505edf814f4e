import { expect, test } from 'vitest';
import { applicationStatuses } from './application.ts';
import {
  askedAfterCorrection,
  changeOfRegistration,
  namesThatDiffer,
  registrationAsked,
} from './registration-change.ts';

const held = { businessNumber: '111-11-11119', businessName: '마루커피', ownerName: '한마루' };
const waiting = { ...held, ownerName: '이바다' };

test('only an approved store needs an admin for a change, and a suspended one keeps its registration', () => {
  expect(applicationStatuses.map((status) => [status, changeOfRegistration(status)])).toEqual([
    ['DRAFT', 'AT_ONCE'],
    ['PENDING', 'AT_ONCE'],
    ['APPROVED', 'WAITS'],
    ['TERMINATED', 'FIXED'],
  ]);
});

test('fields that are not given keep their pending value, or else the present one', () => {
  expect(registrationAsked({ held, waiting: undefined }, { businessName: '바다' })).toEqual({
    ...held,
    businessName: '바다',
  });
  expect(registrationAsked({ held, waiting }, { businessName: '바다' })).toEqual({
    ...waiting,
    businessName: '바다',
  });
});

test('giving the old value again leaves no pending change', () => {
  const asked = registrationAsked({ held, waiting }, { ownerName: '한마루' });
  expect(namesThatDiffer(held, asked)).toEqual([]);
  expect(namesThatDiffer(held, waiting)).toEqual(['ownerName']);
});

test('after a correction of the present registration, only changes by the owner stay pending', () => {
  const after = { ...held, businessName: '마루커피 본점', ownerName: '한마루리' };

  expect(askedAfterCorrection(waiting, { before: held, after })).toEqual({ ...after, ownerName: '이바다' });
  expect(askedAfterCorrection(waiting, { before: held, after: waiting })).toEqual(waiting);
});
