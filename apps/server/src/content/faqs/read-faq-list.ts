import type { FaqList } from '@maru/contract/content/faq.endpoints.ts';
import type { DbOrTx } from '#server/db/database.ts';
import { findListVersion } from '../content-lists.queries.ts';
import { listCategoryRows } from './faq-categories.queries.ts';
import { listFaqRows } from './faqs.queries.ts';
import { presentFaqList } from './present-faq.ts';

/** The list as admins see it, or, with `onlyPublished`, as everybody sees it. */
export async function readFaqList(
  db: DbOrTx,
  { now, onlyPublished }: { now: Date; onlyPublished: boolean },
): Promise<FaqList> {
  const version = await findListVersion(db, 'FAQ');
  const categories = await listCategoryRows(db);
  const faqs = await listFaqRows(db, { publishedAt: onlyPublished ? now : undefined });
  return presentFaqList({ version, categories, faqs }, now);
}
