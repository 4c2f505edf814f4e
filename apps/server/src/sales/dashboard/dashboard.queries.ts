import type { FirstStepName } from '@maru/contract/sales/dashboard.endpoints.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';

export async function sumOpenOrders(db: DbOrTx, storeId: string) {
  const { rows } = await sql<{ orders: number; total: number }>`
    select count(*)::integer as orders, coalesce(sum(total_krw), 0)::bigint as total
    from orders where store_id = ${storeId} and status = 'OPEN'`.execute(db);
  return rows[0] ?? { orders: 0, total: 0 };
}

/** The first steps of a store that has taken no order yet; otherwise undefined. */
export async function findFirstSteps(
  db: DbOrTx,
  storeId: string,
  now: Date,
): Promise<Record<FirstStepName, boolean> | undefined> {
  const { rows } = await sql<Record<FirstStepName, boolean>>`
    select
      exists (select 1 from menu_items i where i.store_id = s.id and i.deleted_at is null
        and (i.sold_out_until is null or i.sold_out_until <= ${now}) and coalesce(i.stock, 1) > 0) as menu,
      coalesce(jsonb_path_exists(s.opening_hours, '$.days.*.open ? (@ != null)'), false) as hours,
      s.application_status not in ('DRAFT', 'PENDING')
        or (s.application_status = 'PENDING' and s.registration_file_id is not null) as registration,
      g.tenders_chosen as tenders,
      g.works_alone or (select count(*) from store_members m where m.store_id = s.id) > 1
        or exists (select 1 from store_invitations v where v.store_id = s.id and v.ended_as is null
          and v.expires_at > ${now}) as staff
    from stores s join store_settings g on g.store_id = s.id
    where s.id = ${storeId} and not exists (select 1 from orders o where o.store_id = s.id)`.execute(db);
  return rows[0];
}
