import { Button } from '@mantine/core';
import { TermsList } from '@maru/ui/terms/terms-list.tsx';
import { useTranslation } from 'react-i18next';
import { useTermsWords } from '#hub/terms/use-terms-words.ts';
import type { InquiryForm } from './use-inquiry-form.ts';

/** Asks for consent to the articles; a button opens the whole text of each. */
export function InquiryConsents({ form }: { form: InquiryForm }) {
  const { t } = useTranslation('about');
  const { data: groups, isError, refetch } = form.terms;
  const words = useTermsWords(groups ?? []);
  if (!groups) {
    return (
      <p role={isError ? 'alert' : 'status'}>
        {t(isError ? 'terms.failed' : 'terms.loading')}{' '}
        {isError && <Button onClick={() => void refetch()}>{t('terms.again')}</Button>}
      </p>
    );
  }
  return (
    <div data-field="consents">
      <TermsList
        groups={groups}
        answers={form.answers}
        onChange={form.setAnswers}
        headingLevel={3}
        words={words}
        error={form.errors.consents}
      />
    </div>
  );
}
