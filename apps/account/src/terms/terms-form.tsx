import { Button } from '@mantine/core';
import { agreementsOf, missingArticles, type TermsAgreement } from '@maru/ui/terms/terms-answers.ts';
import { TermsList, type TermsListProps } from '@maru/ui/terms/terms-list.tsx';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './terms-form.module.css';

export type TermsFormProps = Pick<TermsListProps, 'groups' | 'answers' | 'onChange'> & {
  /**
   * Called with one answer per article, as `createUser` takes them. Articles that are not ticked are refused.
   */
  onDone: (agreements: TermsAgreement[]) => void;
  isSending: boolean;
};

/** Articles with checkboxes. The button is disabled until all required ones are ticked. */
export function TermsForm({ groups, answers, onChange, onDone, isSending }: TermsFormProps) {
  const { t } = useTranslation('terms');
  const isEnough = missingArticles(groups, answers).length === 0;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isEnough && !isSending) onDone(agreementsOf(groups, answers));
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <TermsList
        groups={groups}
        answers={answers}
        onChange={onChange}
        headingLevel={2}
        words={{
          all: t('list.all'),
          allHint: t('list.allHint'),
          required: t('list.required'),
          optional: t('list.optional'),
          open: t('list.open'),
          close: t('list.close'),
          openOf: (title) => t('list.openOf', { title }),
          closeOf: (title) => t('list.closeOf', { title }),
        }}
      />
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
