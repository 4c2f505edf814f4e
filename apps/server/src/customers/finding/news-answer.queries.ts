import { sql } from 'kysely';

/** The latest answer about news of the store that a customer `c`, or one who was merged into `c`, gave. */
const answers = sql`from customer_consents k
  where k.store_id = c.store_id
    and k.customer_id = any(array(select m.id from customers m
      where m.store_id = c.store_id and m.merged_into = c.id) || c.id)
    and k.article_id in (select a.id from terms_articles a join terms_groups g on g.id = a.group_id
      where g.scope = 'CUSTOMER' and a.key = 'customer-news')
  order by k.agreed_at desc, k.id desc limit 1`;

export type NewsAnswer = { agreed: boolean; at: string };

/** The latest answer counts, whichever of the customer's numbers it was given for. */
export const newsAnswerPiece = sql`(select jsonb_build_object('agreed', k.agreed, 'at', k.agreed_at) ${answers})`;

/** A condition on a customer `c`. */
export const agreedToNewsPiece = sql`coalesce((select k.agreed ${answers}), false)`;
