import { expect, test } from 'vitest';
import type { Member } from '#hub/store-access/store-access.api.ts';
import { changeOf, memberValuesOf, newcomer, rowOf, usernameProblem } from './member-values.ts';

const staff: Member = {
  userId: '7',
  username: 'haneul@maru.example',
  name: '이하늘',
  role: 'STAFF',
  rights: ['ORDER', 'MENU'],
  version: 3,
  isLastOwner: false,
};

test('a new member is sent as typed, without a version', () => {
  expect(changeOf({ ...newcomer, username: ' haneul@maru.example ' }, undefined)).toEqual({
    action: 'ADD',
    username: 'haneul@maru.example',
    role: 'STAFF',
    rights: ['ORDER'],
  });
});

test('an existing member is named by id and version, not by an address that may be masked', () => {
  const known = { userId: '7', version: 3 };
  expect(changeOf(memberValuesOf({ ...staff, username: 'ha***@maru.example' }), known)).toEqual({
    action: 'CHANGE',
    ...known,
    role: 'STAFF',
    rights: ['ORDER', 'MENU'],
  });
  expect(changeOf({ ...memberValuesOf(staff), role: 'OWNER' }, known)).not.toHaveProperty('rights');
});

test('an owner made staff starts with the default rights', () => {
  expect(memberValuesOf({ ...staff, role: 'OWNER', rights: [] }).rights).toEqual(newcomer.rights);
});

test('a member made an owner meanwhile differs only in the role', () => {
  const made = { ...staff, role: 'OWNER' as const, rights: [], version: 4 };
  const others = [{ ...staff, userId: '8' }, made];
  const row = rowOf(staff, { members: others, invitations: [] });
  expect(row).toBe(made);
  expect(row && memberValuesOf(row, staff.rights)).toEqual({ ...memberValuesOf(staff), role: 'OWNER' });
});

test('a removed member has no row', () => {
  expect(rowOf(staff, { members: [{ ...staff, userId: '8' }], invitations: [] })).toBeUndefined();
  expect(rowOf(undefined, { members: [staff], invitations: [] })).toBeUndefined();
});

test.each([
  ['', 'enterUsername'],
  ['haneul', 'notCorrectEmailForm'],
  [' Haneul@Maru.example ', undefined],
])('the e-mail %j: %s', (typed, problem) => {
  expect(usernameProblem(typed)).toBe(problem);
});
