import { expect, test } from 'vitest';
import { mayAct, type StoreAct } from './store-acts.ts';

const now = new Date('2026-11-20T03:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);

test.each([
  ['DRAFT', null, []],
  ['PENDING', null, []],
  ['APPROVED', null, ['ADD', 'SETTLE', 'RECEIPTED']],
  ['TERMINATED', ago(0), ['SETTLE', 'RECEIPTED']],
  ['TERMINATED', ago(29.9), ['SETTLE', 'RECEIPTED']],
  ['TERMINATED', ago(30), ['SETTLE']],
] as const)('a store that is %s since %s may %j', (applicationStatus, terminatedAt, acts) => {
  const all: StoreAct[] = ['ADD', 'SETTLE', 'RECEIPTED'];

  expect(all.filter((act) => mayAct(act, { applicationStatus, terminatedAt }, now))).toEqual(acts);
});
