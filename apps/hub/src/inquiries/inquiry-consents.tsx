import { Button } from '@mantine/core';
import { TermsList } from '@maru/ui/terms/terms-list.tsx';
import { useTranslation } from 'react-i18next';
import type { InquiryForm } from './use-inquiry-form.ts';

/** What a person who asks agrees to, with the whole text. */
export function InquiryConsents({ form }: { form: InquiryForm }) {
  const { t } = useTranslation('about');
  const { data: groups, isError, refetch } = form.terms;
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
        words={{
          all: t('terms.all'),
          required: t('terms.required'),
          optional: t('terms.optional'),
          open: t('terms.open'),
          close: t('terms.close'),
          openOf: (title) => t('terms.openOf', { title }),
          closeOf: (title) => t('terms.closeOf', { title }),
        }}
        error={form.errors.consents}
      />
    </div>
  );
}
