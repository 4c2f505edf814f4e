import { Button } from '@mantine/core';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { agreementsOf, areRequiredAgreed, type TermsAgreement, type TermsAnswers } from './terms-answers.ts';
import { TermsList } from './terms-list.tsx';
import { TermsPlaceholder } from './terms-placeholder.tsx';
import styles from './terms-step.module.css';
import { useTerms } from './use-terms.ts';

export type TermsStepProps = {
  /** Kept by the page, so that going back loses nothing. */
  answers: TermsAnswers;
  onChange: (answers: TermsAnswers) => void;
  /** An answer to each article, what was not ticked as refused: what `createUser` takes. */
  onDone: (agreements: TermsAgreement[]) => void;
  isSending: boolean;
};

/**
 * Fetches the terms and asks for an answer to each. Where the server says TERMS_NOT_AGREED because they have changed
 * meanwhile, give it another `key`: it fetches them anew.
 */
export function TermsStep({ answers, onChange, onDone, isSending }: TermsStepProps) {
  const { t } = useTranslation('terms');
  const groups = useTerms();
  if (!groups) return <TermsPlaceholder />;

  const isEnough = areRequiredAgreed(groups, answers);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (groups && isEnough && !isSending) onDone(agreementsOf(groups, answers));
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <TermsList groups={groups} answers={answers} onChange={onChange} />
      <div>
        <Button type="submit" variant="filled" size="lg" fullWidth disabled={!isEnough} loading={isSending}>
          {t('step.done')}
        </Button>
        <p className={styles.need} role="status">
          {isEnough ? '' : t('step.need')}
        </p>
      </div>
    </form>
  );
}
