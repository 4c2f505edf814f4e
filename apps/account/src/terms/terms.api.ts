import { getTermsAndConditions, type TermsGroup } from '@maru/contract/terms/terms.endpoints.ts';
import { callAsClient } from '#account/lib/call-as-client.ts';

/** Articles in force for sign-up, in order of their groups, in the language of the page. */
export function fetchUserTerms(signal: AbortSignal): Promise<TermsGroup[]> {
  return callAsClient(getTermsAndConditions, { articlescope: 'USER' }, { signal });
}
