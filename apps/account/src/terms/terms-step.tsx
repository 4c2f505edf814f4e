import { TermsForm, type TermsFormProps } from './terms-form.tsx';
import { TermsPlaceholder } from './terms-placeholder.tsx';
import { useTerms } from './use-terms.ts';

/** `answers` are kept by the page, so that going back loses nothing. */
export type TermsStepProps = Omit<TermsFormProps, 'groups'>;

/**
 * Fetches the terms and asks for an answer to each. Where the server says TERMS_NOT_AGREED because they have changed
 * meanwhile, give it another `key`: it fetches them anew.
 */
export function TermsStep(props: TermsStepProps) {
  const groups = useTerms();
  return groups ? <TermsForm groups={groups} {...props} /> : <TermsPlaceholder />;
}
