import { type RawBuilder, sql } from 'kysely';
import { asInstant } from '#server/db/as-instant.ts';
import type { Db } from '#server/db/database.ts';
import type { ListedFields } from './own-data.ts';

async function rowsOf(db: Db, query: RawBuilder<ListedFields>): Promise<ListedFields[]> {
  return (await query.execute(db)).rows;
}

/** Answers to articles, with the text that was shown. */
export function listOwnConsents(db: Db, userId: string) {
  return rowsOf(
    db,
    sql`select ${asInstant(sql`c.agreed_at`)} as answered_at, c.agreed, c.version, c.language,
        case c.language when 'ko' then a.title_ko else a.title_en end as title,
        case c.language when 'ko' then a.content_ko else a.content_en end as content,
        s.name as store_name, c.address as network_address, c.device_type
      from terms_consents c join terms_articles a on a.id = c.article_id
      left join stores s on s.id = c.agreed_for_store
      where c.user_id = ${userId} order by c.agreed_at, c.id`,
  );
}

/** Current and former memberships. */
export function listOwnStores(db: Db, userId: string) {
  return rowsOf(
    db,
    sql`select s.name as store_name, m.role, m.rights,
        ${asInstant(sql`m.created_at`)} as joined_at, null as left_at
      from store_members m join stores s on s.id = m.store_id where m.user_id = ${userId}
      union all
      select s.name, null, null, null, ${asInstant(sql`f.left_at`)}
      from former_store_members f join stores s on s.id = f.store_id where f.user_id = ${userId}
      order by 1, 4`,
  );
}

/**
 * What the person did, oldest first. The changed values are left out, because they belong to the store and may name
 * other people.
 */
export function listOwnActs(db: Db, userId: string) {
  return rowsOf(
    db,
    sql`select ${asInstant(sql`t.at`)} as at, t.act, s.name as store_name, t.device_type, t.client_version
      from (
        select id, at, act, null::uuid as store_id, device_type, client_version
        from user_trail where user_id = ${userId} and (actor_id is null or actor_id = ${userId})
        union all
        select id, at, act, store_id, device_type, client_version from store_trail where actor_id = ${userId}
      ) t left join stores s on s.id = t.store_id
      order by t.at, t.id`,
  );
}
