import {
  minutesUntilPaymentIsUnknown,
  mostCounted,
} from '@maru/contract/serviceability/serviceability-rules.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';

type PaymentRow = {
  id: string;
  storeId: string;
  storeName: string;
  orderId: string;
  amount: number;
  kind: 'APPROVAL' | 'REFUND' | 'CORRECTION';
  provider: string | null;
  at: Date;
};

const isUnknown = (now: Date) => sql`t.status in ('REQUESTED', 'UNKNOWN')
  and t.at < ${now}::timestamptz - make_interval(mins => ${minutesUntilPaymentIsUnknown})`;

export async function countUnknownPayments(db: DbOrTx, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select 1 from payment_transactions t where ${isUnknown(now)} limit ${mostCounted}
    ) counted`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function listUnknownPaymentRows(
  db: DbOrTx,
  now: Date,
  { offset, limit }: { offset: number; limit: number },
): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select t.id, t.store_id, s.name as store_name, t.order_id, t.amount_krw as amount, t.kind, t.provider, t.at
    from payment_transactions t join stores s on s.id = t.store_id
    where ${isUnknown(now)} order by t.at, t.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}
