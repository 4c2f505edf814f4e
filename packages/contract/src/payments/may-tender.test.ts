import { expect, test } from 'vitest';
import { mayTender } from './may-tender.ts';

test.each([
  ['card', 'INSTORE', ['card'], true],
  ['INSTORE_CASH', 'INSTORE', ['card'], false],
  ['INSTORE_CASH', 'ONLINE', ['INSTORE_CASH'], true],
  ['cash', 'INSTORE', ['card', 'INSTORE_CASH'], false],
  ['cash', 'ONLINE', [], true],
  ['cash', 'ONLINE_PREORDER', [], true],
] as const)('%s may pay an %s order if the store takes %j: %s', (type, orderType, tenderTypes, may) => {
  expect(mayTender(type, { orderType, tenderTypes })).toBe(may);
});
