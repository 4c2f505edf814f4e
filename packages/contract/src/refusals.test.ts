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

test('an open call refuses only what is wrong with the request, and too many of them', () => {
  expect(refusalsOf(open).sort()).toEqual([...always, 'TOO_MANY_REQUESTS'].sort());
});

test('a call of any member may also find nobody signed in, or another store', () => {
  expect(refusalsOf(ofStore).sort()).toEqual([...always, 'NOT_FOUND', 'UNAUTHENTICATED'].sort());
});

test('a call that needs a right or an owner may be FORBIDDEN', () => {
  expect(refusalsOf({ ...ofStore, access: [member('SALES')] })).toContain('FORBIDDEN');
  expect(refusalsOf({ ...ofStore, access: [owner] })).toContain('FORBIDDEN');
  expect(refusalsOf({ ...ofStore, access: [owner, member('ANY')] })).not.toContain('FORBIDDEN');
});

test('locks, versions and idempotency keys bring their own codes', () => {
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

test('a code that the act states too is listed once', () => {
  const codes = refusalsOf({ ...ofStore, errors: ['NOT_FOUND', 'ORDER_PENDING'] });

  expect(codes.filter((code) => code === 'NOT_FOUND')).toHaveLength(1);
  expect(codes).toContain('ORDER_PENDING');
});
