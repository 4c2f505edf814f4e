import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { listInquiries as wire } from '@maru/contract/inquiries/inquiries.endpoints.ts';
import { hoursToAnswer } from '@maru/contract/inquiries/inquiry-rules.ts';
import type { UserContext } from '#server/http/context.ts';
import { pageOf } from '#server/http/page-of.ts';
import { countInquiries, listInquiryRows } from '#server/inquiries/inquiry-list.queries.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { presentRow } from './present-inquiry.ts';
import { readInquirySearch } from './read-inquiry-search.ts';

export function listInquiriesBy(keys: Keys) {
  return async function listInquiries(
    { db, now }: UserContext,
    { state, stringToSearch, ...pages }: ParsedInputOf<typeof wire>,
  ): Promise<OutputOf<typeof wire>> {
    const overdueBefore = new Date(now.getTime() - hoursToAnswer * 3_600_000);
    const filter = { state, overdueBefore, search: readInquirySearch(keys, stringToSearch) };
    return pageOf(pages, {
      count: () => countInquiries(db, filter),
      list: (place) => listInquiryRows(db, filter, place),
      present: (row) => presentRow(keys, row),
    });
  };
}
