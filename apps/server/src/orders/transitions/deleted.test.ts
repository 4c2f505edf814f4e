import { expect, test } from 'vitest';
import { everyOrder } from '#test/builders/every-order.ts';
import { moment } from '#test/builders/whole-order.ts';
import { outcomesOf } from '#test/outcomes-of.ts';
import { deleted } from './deleted.ts';

const { results, refused, impossible } = outcomesOf(everyOrder, (whole) => deleted(whole, moment));

test('only cancelled orders that wait for nothing can be deleted', () => {
  const isDeletable = ({ status, pending }: (typeof results)[number]['whole']['order']) =>
    status === 'CANCELLED' && pending === null;

  expect(results.length).toBeGreaterThan(0);
  expect(results.filter(({ whole }) => !isDeletable(whole.order))).toEqual([]);
  expect(refused.filter(({ whole }) => isDeletable(whole.order))).toEqual([]);
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['ORDER_NOT_DELETABLE']));
  expect(impossible).toEqual([]);
});

test('deleting moves neither money nor stock', () => {
  for (const { result } of results)
    expect(result).toEqual({
      changes: { deletedAt: moment.now.toISOString() },
      lines: [],
      removedLines: [],
      payments: [],
      transactions: [],
      cashReceipts: [],
      history: [{ kind: 'DELETED', reason: null, amountKrw: null }],
      stock: { returned: [], taken: [] },
      jobs: [],
    });
});
