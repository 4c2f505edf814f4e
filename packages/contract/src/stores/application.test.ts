import { expect, test } from 'vitest';
import {
  applicationDueAt,
  applicationStatuses,
  mayMoveApplication,
  missingForApproval,
  type NeededForApproval,
  neededForApproval,
  neededToSubmit,
  needsReason,
} from './application.ts';

const movesOf = (by: 'owner' | 'admin') =>
  applicationStatuses.flatMap((from) =>
    applicationStatuses.flatMap((to) => (mayMoveApplication(by, from, to) ? `${from} → ${to}` : [])),
  );

test('an owner can only submit a draft', () => {
  expect(movesOf('owner')).toEqual(['DRAFT → PENDING']);
});

test('an admin approves or sends back a pending application, terminates an approved one and reinstates a terminated one', () => {
  expect(movesOf('admin')).toEqual([
    'PENDING → DRAFT',
    'PENDING → APPROVED',
    'APPROVED → TERMINATED',
    'TERMINATED → APPROVED',
  ]);
});

test('sending back and terminating need a reason', () => {
  expect(applicationStatuses.filter(needsReason)).toEqual(['DRAFT', 'TERMINATED']);
});

test('spec 1 · an application is due 24 hours after it was submitted', () => {
  expect(applicationDueAt(new Date('2026-11-20T12:00:00+09:00'))).toEqual(
    new Date('2026-11-21T12:00:00+09:00'),
  );
});

const complete: Record<NeededForApproval, string | number> = {
  ...{ name: '마루 카페', category: 'CAFE', phone: '+82220001234', address: '서울특별시 성동구 마루길 1' },
  ...{ lat: 37.5, lng: 127, businessNumber: '111-11-11119', businessName: '마루', ownerName: '한마루' },
  ...{ openedOn: '2024-03-02', registrationImageKey: 'registration-image/…' },
};

test('spec 4 · an approval needs the image and every field', () => {
  expect(missingForApproval(complete)).toEqual([]);
  for (const name of neededForApproval) {
    expect(missingForApproval({ ...complete, [name]: null })).toEqual([name]);
  }
  expect(missingForApproval({ ...complete, ownerName: '', lat: 0 })).toEqual(['ownerName']);
});

test('missing fields are listed in the order of the form', () => {
  const nothing = Object.fromEntries(neededForApproval.map((name) => [name, null]));

  expect(missingForApproval(nothing as Record<NeededForApproval, null>)).toEqual(neededForApproval);
});

test('an application can be submitted without the registration, but not approved without it', () => {
  expect(neededToSubmit.every((name) => neededForApproval.includes(name))).toBe(true);
  expect(neededForApproval.filter((name) => !neededToSubmit.includes(name))).toEqual([
    ...['businessNumber', 'businessName', 'ownerName', 'openedOn', 'registrationImageKey'],
  ]);
});
