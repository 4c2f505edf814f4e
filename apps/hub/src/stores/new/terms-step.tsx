import { Button } from '@mantine/core';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { missingArticles } from '@maru/ui/terms/terms-answers.ts';
import { TermsList } from '@maru/ui/terms/terms-list.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#hub/lib/use-language.ts';
import { useTermsWords } from '#hub/terms/use-terms-words.ts';
import { storeTermsQuery, useSendVerification } from './new-store.api.ts';
import styles from './new-store.module.css';
import type { NewStore } from './new-store.ts';
import { StepForm } from './step-form.tsx';
import { useStepForm } from './use-step-form.ts';
import { type Opened, useSubmit } from './use-submit.ts';

type StepProps = {
  store: NewStore;
  /** E-mail of the person, for the verification mail. */
  username: string;
  onChange: (part: Partial<NewStore>) => void;
  onBack: () => void;
  onOpened: (opened: Opened) => void;
};

/** The terms, with the button that submits the application. */
export function TermsStep({ store, username, onChange, onBack, onOpened }: StepProps) {
  const { t } = useTranslation('new-store');
  const { data: groups } = useSuspenseQuery(storeTermsQuery(useLanguage()));
  const { submit: send, isPending, refusal } = useSubmit({ store, groups, onChange, onOpened });
  const missing = missingArticles(groups, store.answers);
  const problems = Object.fromEntries(missing.map((id) => [id, 'required' as const]));
  const { errorOf, submit } = useStepForm<string>(problems, () => void send());
  const words = useTermsWords(groups);
  const isRefused = missing.some((id) => errorOf(id) !== undefined);

  return (
    <StepForm
      title={t('terms.title')}
      text={t('terms.text')}
      onSubmit={submit}
      onBack={onBack}
      nextText={t('terms.submit')}
      isPending={isPending}
    >
      <TermsList
        groups={groups}
        answers={store.answers}
        onChange={(answers) => onChange({ answers })}
        headingLevel={3}
        words={words}
        error={isRefused ? t('terms.needed') : undefined}
      />
      {refusal && (
        <div role="alert" className={`danger-box ${styles.refusal}`}>
          <p>{refusal.words}</p>
          {refusal.isUnverified && <SendVerification username={username} />}
        </div>
      )}
    </StepForm>
  );
}

function SendVerification({ username }: { username: string }) {
  const { t } = useTranslation('new-store');
  const { mutate, isPending } = useSendVerification();
  const send = () =>
    mutate(username, {
      onSuccess: () =>
        showNotice({ id: 'verification-sent', type: 'SUCCESS', message: t('unverified.sent', { username }) }),
    });

  return (
    <>
      <p>{t('unverified.text', { username })}</p>
      <Button loading={isPending} onClick={send}>
        {t('unverified.send')}
      </Button>
    </>
  );
}
