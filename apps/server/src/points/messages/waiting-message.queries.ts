import type { Language } from '@maru/contract/language.ts';
import type { PointMessageKind, TemplatePurpose } from '@maru/contract/points/point-messages.ts';
import type { ApplicationStatus } from '@maru/contract/stores/application.ts';
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

/** A message that waits to be posted, with all that decides whether and how. */
export type WaitingMessage = {
  storeId: string;
  id: string;
  kind: PointMessageKind;
  at: Date;
  used: number;
  earned: number;
  returned: number;
  revoked: number;
  storeName: string;
  applicationStatus: ApplicationStatus;
  language: Language;
  /** The customer of the message or, if that one was merged meanwhile, the kept one. */
  customerId: string;
  phoneSealed: Buffer | null;
  /** The latest answers to all required articles are yes. */
  hasConsent: boolean;
  kinds: PointMessageKind[];
  channelId: string | null;
  templates: Partial<Record<TemplatePurpose, string | null>>;
  dayStart: number | null;
};

/** Locks a message until commit; undefined if it was posted or ended. */
export async function lockWaiting(
  tx: Tx,
  { storeId, id }: { storeId: string; id: string },
): Promise<WaitingMessage | undefined> {
  const { rows } = await sql<WaitingMessage>`
    select m.store_id, m.id, m.kind, m.at, m.used, m.earned, m.returned, m.revoked,
      s.name as store_name, s.application_status, coalesce(g.language, 'ko') as language,
      c.id as customer_id, c.phone_sealed, ${consented} as has_consent,
      coalesce(t.kinds, '{}') as kinds, t.channel_id, coalesce(t.templates, '{}'::jsonb) as templates,
      (select day_start from store_day_starts d where d.store_id = m.store_id and d.valid_from <= m.at
        order by valid_from desc limit 1) as day_start
    from point_messages m
    join stores s on s.id = m.store_id
    join customers n on n.store_id = m.store_id and n.id = m.customer_id
    join customers c on c.store_id = n.store_id and c.id = coalesce(n.merged_into, n.id)
    left join store_settings g on g.store_id = m.store_id
    left join point_message_settings t on t.store_id = m.store_id
    where m.store_id = ${storeId} and m.id = ${id} and m.message_id is null and m.settled_at is null
    for update of m`.execute(tx);
  return rows[0];
}

/**
 * Whether a customer `c`, or those who were merged into `c`, answered at least one required article, and the latest
 * answer to each of these articles is yes.
 */
const consented = sql`coalesce((select bool_and(last.agreed) from (
    select distinct on (a.group_id, a.key) a.required, k.agreed
    from customer_consents k join terms_articles a on a.id = k.article_id
    where k.store_id = c.store_id and k.customer_id = any(array(select m.id from customers m
      where m.store_id = c.store_id and m.merged_into = c.id) || c.id)
    order by a.group_id, a.key, k.agreed_at desc, k.id desc
  ) last where last.required), false)`;

/** What is left of the points that a customer earned by purchases. Kakao messages may not be about other points. */
export async function sumOfPurchases(
  tx: Tx,
  { storeId, customerId }: Pick<WaitingMessage, 'storeId' | 'customerId'>,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select coalesce(sum(l.remaining), 0)::bigint as left from point_lots l
    join point_entries e on e.store_id = l.store_id and e.id = l.entry_id
    where l.store_id = ${storeId} and l.customer_id = ${customerId} and l.remaining > 0 and l.expires_at > ${now}
      and e.order_id is not null`.execute(tx);
  return rows[0]?.left ?? 0;
}

export type Expiring = { points: number; first: Date; last: Date };

/** What is left now of the lots that a notice is about; undefined if nothing. */
export async function expiringOf(
  tx: Tx,
  { storeId, id }: Pick<WaitingMessage, 'storeId' | 'id'>,
  now: Date,
): Promise<Expiring | undefined> {
  const { rows } = await sql<Expiring>`
    select sum(l.remaining)::bigint as points, min(l.expires_at) as first, max(l.expires_at) as last
    from point_notices n join point_lots l on l.store_id = n.store_id and l.id = n.lot_id
    where n.store_id = ${storeId} and n.message_id = ${id} and l.remaining > 0 and l.expires_at > ${now}
      and l.expires_at = n.expires_at
    having sum(l.remaining) > 0`.execute(tx);
  return rows[0];
}
