import type { InputOf } from '@maru/contract/endpoint.ts';
import { submitInquiry } from '@maru/contract/inquiries/inquiries.endpoints.ts';
import { getTermsAndConditions } from '@maru/contract/terms/terms.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';

/** The articles that senders agree to, in the language of the page. */
export const inquiryTermsQuery = (language: string) =>
  queryOptions({
    queryKey: ['terms', 'INQUIRY', language],
    queryFn: ({ signal }) => call(getTermsAndConditions, { articlescope: 'INQUIRY' }, { signal }),
    staleTime: 300_000,
  });

/** The form shows the errors. */
export function useSubmitInquiry() {
  return useMutation({
    mutationFn: (input: InputOf<typeof submitInquiry>) => sendOnce(submitInquiry, input),
    meta: { handlesErrors: true },
  });
}
