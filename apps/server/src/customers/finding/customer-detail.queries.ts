import type { OrderStatus } from '@maru/contract/orders/order-status.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';

/** Number of orders that a customer's page shows. */
const latestOrders = 20;

export type ConsentRow = {
  articleId: string;
  titleKo: string;
  titleEn: string;
  required: boolean;
  version: number;
  textHash: Buffer;
  agreed: boolean;
  at: Date;
  where: 'TILL' | 'OFFICE';
  by: string | null;
  ofMerged: boolean;
};

/** All answers of a customer and of those who were merged into this customer, the latest first. */
export async function listCustomerConsents(
  db: DbOrTx,
  storeId: string,
  customerId: string,
): Promise<ConsentRow[]> {
  const { rows } = await sql<ConsentRow>`
    select s.article_id, a.title_ko, a.title_en, a.required, s.version, s.text_hash, s.agreed, s.agreed_at as at,
      s.place as "where", u.name as by, s.customer_id <> ${customerId} as of_merged
    from customer_consents s join terms_articles a on a.id = s.article_id left join users u on u.id = s.recorded_by
    where s.store_id = ${storeId} and s.customer_id in (
      select id from customers where store_id = ${storeId} and (id = ${customerId} or merged_into = ${customerId}))
    order by s.agreed_at desc, s.id desc`.execute(db);
  return rows;
}

/** Unexpired points by their expiry, the soonest first. */
export async function listExpiring(
  db: DbOrTx,
  { storeId, customerId, at }: { storeId: string; customerId: string; at: Date },
) {
  const { rows } = await sql<{ expiresAt: Date; points: number }>`
    select expires_at, sum(remaining)::bigint as points from point_lots
    where store_id = ${storeId} and customer_id = ${customerId} and remaining > 0 and expires_at > ${at}
    group by expires_at order by expires_at`.execute(db);
  return rows;
}

/** The latest orders that name a customer, or one who was merged into it. */
export async function listLatestOrders(db: DbOrTx, storeId: string, customerId: string) {
  const { rows } = await sql<{
    id: string;
    orderNumber: number;
    businessDate: string;
    takenAt: Date;
    status: OrderStatus;
    total: number;
    refunded: number;
    pointsUsed: number;
  }>`
    select id, order_number, business_date, taken_at, status, total_krw as total,
      refunded_krw as refunded, points_used_krw as points_used
    from orders where store_id = ${storeId} and deleted_at is null and customer_id in (
      select id from customers where store_id = ${storeId} and (id = ${customerId} or merged_into = ${customerId}))
    order by taken_at desc limit ${latestOrders}`.execute(db);
  return rows;
}
