import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { listUnsettled } from './list-unsettled.ts';

const shop = await openShop();

test('a transaction that a person decided is still checked, also behind many that stay without an answer', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at);
  const { response } = await shop.pay(at, id, { paymentMethod: 'card', amount: 4_500 });
  const transactionId = response.payment.transactions[0]?.id ?? '';
  await shop.db
    .updateTable('paymentTransactions')
    .set({ decidedBy: at.owner.id ?? '' })
    .where('id', '=', transactionId)
    .execute();
  await sql`insert into payment_transactions
    select (jsonb_populate_record(t, jsonb_build_object(
      'id', gen_random_uuid(), 'seq', t.seq + n, 'at', t.at - n * interval '1 minute'))).*
    from payment_transactions t, generate_series(1, 40) n where t.id = ${transactionId}`.execute(shop.db);

  const listed = await listUnsettled(shop.db, new Date(shop.clock.now.getTime() + 60_000));

  expect(listed.map((row) => row.id)).toContain(transactionId);
});
