import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();

/** An order of 4,500 won with 4,000 paid in cash, and a helper that runs a statement on its rows. */
async function paidInPart() {
  const at = await shop.openStore();
  const { id } = await shop.order(at, {
    tenders: [
      { type: 'INSTORE_CASH', amount: 3_000 },
      { type: 'INSTORE_CAT', amount: 1_000 },
    ],
  });
  const change = (statement: string) => shop.pool.query(statement, [at.storeId, id]);
  return { at, id, change };
}

const onPayments = (set: string) => `update payments set ${set} where store_id = $1 and order_id = $2`;

test.each([
  [
    'more is held than the order comes to',
    onPayments('amount_krw = 3000, approved_krw = 3000'),
    'orders__not_overpaid',
  ],
  ['more is held than a payment is for', onPayments('approved_krw = amount_krw + 1'), 'payments__held'],
  ['more is given back than was taken', onPayments('refunded_krw = amount_krw + 1'), 'payments__held'],
  ['less is handed over than is paid', onPayments('received_krw = amount_krw - 1'), 'payments__received'],
  ['excess is below nothing', onPayments('excess_krw = -1'), 'payments_excess_krw_check'],
  ['more is missing than a payment holds', onPayments('missing_krw = approved_krw + 1'), 'payments__missing'],
  [
    'a movement moves nothing',
    `update payment_transactions set amount_krw = 0, supply_krw = 0, vat_krw = 0, tax_free_krw = 0
      where store_id = $1 and order_id = $2`,
    'payment_transactions__amount',
  ],
  [
    'a correction moves money of the order',
    `update payment_transactions set kind = 'CORRECTION' where store_id = $1 and order_id = $2`,
    'payment_transactions__correction',
  ],
  [
    'the tax parts of a movement do not make up its amount',
    'update payment_transactions set vat_krw = vat_krw + 1 where store_id = $1 and order_id = $2',
    'payment_transactions__tax',
  ],
  [
    'a movement belongs to the payment of another order',
    `update payment_transactions set order_id = gen_random_uuid() where store_id = $1 and order_id = $2`,
    'payment_transactions__payment',
  ],
])('the database refuses that %s', async (_, statement, constraint) => {
  const { at, id, change } = await paidInPart();

  await expect(change(statement)).rejects.toMatchObject({ constraint });

  expect(await shop.readOrder(at, id)).toMatchObject({ paid: 4_000, leftToPay: 500 });
});

test('excess does not count as held: an order may have any amount of excess beside its total', async () => {
  const { at, id, change } = await paidInPart();

  await change(onPayments('excess_krw = 1000000'));

  expect(await shop.readOrder(at, id)).toMatchObject({ paid: 4_000, leftToPay: 500 });
});
