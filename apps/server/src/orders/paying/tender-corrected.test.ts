import { expect, test } from 'vitest';
import { expectToAddUp } from '#test/adds-up.ts';
import { everyOrder, paymentCases } from '#test/builders/every-order.ts';
import { moment, wholeOrder } from '#test/builders/whole-order.ts';
import { outcomesOf } from '#test/outcomes-of.ts';
import { presentOrder } from '../present-order.ts';
import { cancelled } from '../transitions/cancelled.ts';
import { reverted } from '../transitions/reverted.ts';
import { applied } from '../transitions/transition.ts';
import { tenderCorrected } from './tender-corrected.ts';

const asked = { paymentId: 'payment1', type: 'INSTORE_CAT' as const, reason: '단말기로 받음' };

test('a tender in hand that holds money can be corrected, unless its order is cancelled or pending', () => {
  const paid = everyOrder.filter(({ whole }) => whole.payments.length > 0);
  const { done, refused } = outcomesOf(paid, (whole) => tenderCorrected(whole, moment, asked));

  expect(done).toEqual(
    ['OPEN', 'CLOSED'].flatMap((status) => ['part', 'cash', 'hands'].map((money) => `${status} ${money}`)),
  );
  for (const { whole, code, detail } of refused) {
    const { pending, status } = whole.order;
    const isCard = whole.payments[0]?.type === 'card';
    const reason = status === 'CANCELLED' ? 'CANCELLED' : isCard ? 'PROVIDER' : 'NOTHING_HELD';
    expect({ code, detail }).toEqual(
      pending
        ? { code: 'ORDER_PENDING', detail: { pending } }
        : { code: 'TENDER_NOT_CORRECTABLE', detail: { reason } },
    );
  }
});

test('a corrected order holds the same in every tax part; the wrong tender is empty and no longer counts', () => {
  const whole = wholeOrder({ status: 'CLOSED' }, paymentCases.cash);
  const after = applied(whole, tenderCorrected(whole, moment, asked), moment);

  const order = presentOrder(after);
  expect(order).toMatchObject({
    ...{ paid: 11_000, leftToPay: 0, refunded: 0, paymentType: 'INSTORE_CAT' },
    payments: [
      { type: 'INSTORE_CASH', approved: 11_000, refunded: 11_000 },
      { type: 'INSTORE_CAT', approved: 11_000, refunded: 0, takenBy: '김마루' },
    ],
  });
  expect(order.history.at(-1)).toMatchObject({ kind: 'CORRECTED', reason: '단말기로 받음', amount: 11_000 });
  expectToAddUp(order);
});

test('a corrected order is cancelled and reverted as usual', () => {
  const whole = wholeOrder({ status: 'CLOSED' }, paymentCases.cash);
  const after = applied(whole, tenderCorrected(whole, moment, asked), moment);
  const gone = applied(after, cancelled(after, moment, '품절'), moment);
  expect(presentOrder(gone)).toMatchObject({ status: 'CANCELLED', paid: 0 });

  const again = applied(gone, reverted(gone, moment, { reason: '실수', isReplaced: false }), moment);
  expect(presentOrder(again)).toMatchObject({ status: 'CLOSED', paid: 11_000, paymentType: 'INSTORE_CAT' });
  expectToAddUp(presentOrder(again));
});

test('a correction to the same type is refused', () => {
  const whole = wholeOrder({ status: 'CLOSED' }, paymentCases.cash);
  const { refused } = outcomesOf([{ name: 'same', whole }], (one) =>
    tenderCorrected(one, moment, { ...asked, type: 'INSTORE_CASH' }),
  );
  expect(refused).toMatchObject([{ code: 'TENDER_NOT_CORRECTABLE', detail: { reason: 'SAME_TYPE' } }]);
});
