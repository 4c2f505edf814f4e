import type { Faq, getFaq as wire } from '@maru/contract/content/faq.endpoints.ts';
import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { type IsAdmin, mayReadAll } from '../may-read-all.ts';
import { findFaq } from './faqs.queries.ts';
import { presentFaq } from './present-faq.ts';

export function getFaqBy(isAdmin: IsAdmin) {
  return async function getFaq(context: UserContext, input: ParsedInputOf<typeof wire>): Promise<Faq> {
    const { db, now } = context;
    const all = await mayReadAll(isAdmin, context, input);
    const faq = presentFaq((await findFaq(db, input.id)) ?? fail('NOT_FOUND'), now);
    if (!all && faq.status !== 'PUBLISHED') fail('NOT_FOUND');
    return faq;
  };
}
