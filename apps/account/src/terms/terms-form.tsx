import { Button } from '@mantine/core';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { agreementsOf, areRequiredAgreed, type TermsAgreement } from './terms-answers.ts';
import styles from './terms-form.module.css';
import { TermsList, type TermsListProps } from './terms-list.tsx';

export type TermsFormProps = TermsListProps & {
  /** An answer to each article, what was not ticked as refused: what `createUser` takes. */
  onDone: (agreements: TermsAgreement[]) => void;
  isSending: boolean;
};

/** The articles with their ticks and Done, which waits for the required ones. */
export function TermsForm({ groups, answers, onChange, onDone, isSending }: TermsFormProps) {
  const { t } = useTranslation('terms');
  const isEnough = areRequiredAgreed(groups, answers);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isEnough && !isSending) onDone(agreementsOf(groups, answers));
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <TermsList groups={groups} answers={answers} onChange={onChange} />
      <div>
        <Button type="submit" variant="filled" size="lg" fullWidth disabled={!isEnough} loading={isSending}>
          {t('form.done')}
        </Button>
        <p className={styles.need} role="status">
          {isEnough ? '' : t('form.need')}
        </p>
      </div>
    </form>
  );
}
