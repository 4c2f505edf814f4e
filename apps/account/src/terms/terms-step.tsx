import { TermsForm, type TermsFormProps } from './terms-form.tsx';
import { TermsPlaceholder } from './terms-placeholder.tsx';
import { useTerms } from './use-terms.ts';

/** The page keeps `answers`, so that nothing is lost on going back. */
export type TermsStepProps = Omit<TermsFormProps, 'groups'>;

/**
 * Fetches the terms and asks for an answer to each article. If `createUser` is refused with TERMS_NOT_AGREED
 * because the terms changed, change the `key` to fetch them again.
 */
export function TermsStep(props: TermsStepProps) {
  const groups = useTerms();
  return groups ? <TermsForm groups={groups} {...props} /> : <TermsPlaceholder />;
}
