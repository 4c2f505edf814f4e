import type { Right } from '@maru/contract/store-access/rights.ts';
import { expect, test } from 'vitest';
import { cancelledOrder } from '#hub/orders/order-builders.ts';
import { backActsOf } from './back-acts.ts';

const everything = () => true;
const orderOnly = (right: Right) => right === 'ORDER';

test('a suspended store is neither offered to complete a cancelled order nor told who may', () => {
  const order = cancelledOrder();
  expect(backActsOf(order, { may: everything, applicationStatus: 'APPROVED' }).offered).toEqual(['revert']);
  for (const may of [everything, orderOnly])
    expect(backActsOf(order, { may, applicationStatus: 'TERMINATED' })).toEqual({
      offered: [],
      withheld: [],
    });
});

test('acts that give money back are not offered to a member who lacks the right, but are named as withheld', () => {
  const paid = cancelledOrder({ status: 'CLOSED', paid: 9_000 });
  const member = { may: orderOnly, applicationStatus: 'TERMINATED' as const };
  const { offered, withheld } = backActsOf(paid, member);
  expect(offered).toEqual([]);
  expect(withheld).toContain('cancel');
});
