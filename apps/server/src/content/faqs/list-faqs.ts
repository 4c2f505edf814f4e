import type { FaqList } from '@maru/contract/content/faq.endpoints.ts';
import { inSnapshot } from '#server/db/in-transaction.ts';
import type { UserContext } from '#server/http/context.ts';
import { type IsAdmin, mayReadAll } from '../may-read-all.ts';
import { readFaqList } from './read-faq-list.ts';

export function listFaqsBy(isAdmin: IsAdmin) {
  return async function listFaqs(context: UserContext, input: { isAdmin: boolean }): Promise<FaqList> {
    const { db, now } = context;
    const all = await mayReadAll(isAdmin, context, input);
    return inSnapshot(db, (tx) => readFaqList(tx, { now, onlyPublished: !all }));
  };
}
