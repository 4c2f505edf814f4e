import { getTermsAndConditions, type TermsGroup } from '@maru/contract/terms/terms.endpoints.ts';
import { callAsClient } from '#account/lib/call-as-client.ts';

/** The articles in force for people who sign up, in the order of their groups and in the language of the page. */
export function fetchUserTerms(signal: AbortSignal): Promise<TermsGroup[]> {
  return callAsClient(getTermsAndConditions, { articlescope: 'USER' }, { signal });
}
