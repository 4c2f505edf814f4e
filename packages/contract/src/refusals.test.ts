import { expect, test } from 'vitest';
import { z } from 'zod';
import { anyone, endpoint, member, owner } from './endpoint.ts';
import { Id } from './fields.ts';
import { refusalsOf } from './refusals.ts';

const always = ['WRONG_FORMAT', 'INTERNAL', 'UNAVAILABLE'];

const open = endpoint({
  name: 'look',
  method: 'GET',
  path: '/look',
  summary: '',
  access: [anyone],
  input: z.strictObject({}),
  output: z.null(),
  errors: [],
});

const ofStore = endpoint({
  ...open,
  path: '/stores/:storeId/look',
  access: [member('ANY')],
  input: z.strictObject({ storeId: Id }),
});

test('a call open to anyone has only the general refusals and TOO_MANY_REQUESTS', () => {
  expect(refusalsOf(open).sort()).toEqual([...always, 'TOO_MANY_REQUESTS'].sort());
});

test('a call for any member can also be refused with UNAUTHENTICATED or NOT_FOUND', () => {
  expect(refusalsOf(ofStore).sort()).toEqual([...always, 'NOT_FOUND', 'UNAUTHENTICATED'].sort());
});

test('a call that needs a right or an owner can be refused with FORBIDDEN', () => {
  expect(refusalsOf({ ...ofStore, access: [member('SALES')] })).toContain('FORBIDDEN');
  expect(refusalsOf({ ...ofStore, access: [owner] })).toContain('FORBIDDEN');
  expect(refusalsOf({ ...ofStore, access: [owner, member('ANY')] })).not.toContain('FORBIDDEN');
});

test('locks, versions and idempotency keys add their own codes', () => {
  const flagged = endpoint({ ...ofStore, lock: 'MENU_EDIT', versioned: true, idempotent: true });

  expect(refusalsOf(flagged)).toEqual(
    expect.arrayContaining([
      'LOCKED',
      'DATA_WAS_BEEN_MODIFIED',
      'REQUEST_IN_PROGRESS',
      'IDEMPOTENCY_KEY_REUSED',
    ]),
  );
});

test('a code that the endpoint names too is listed once', () => {
  const codes = refusalsOf({ ...ofStore, errors: ['NOT_FOUND', 'ORDER_PENDING'] });

  expect(codes.filter((code) => code === 'NOT_FOUND')).toHaveLength(1);
  expect(codes).toContain('ORDER_PENDING');
});
