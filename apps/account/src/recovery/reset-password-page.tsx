import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CallingPage } from '#account/lib/calling-page.tsx';
import page from '#account/lib/form-page.module.css';
import { NewPasswordFields } from '#account/lib/new-password-fields.tsx';
import { usePage } from '#account/lib/page.tsx';
import { useProblemWords } from '#account/lib/problems.ts';
import { StepTitle } from '#account/lib/step-title.tsx';
import styles from './recovery.module.css';
import { readResetLink } from './reset-link.ts';
import { tabPaths } from './use-recovery-tab.ts';
import { useResetPassword } from './use-reset-password.ts';

/** Page behind the link in the mail: sets a new password. */
export function ResetPasswordPage() {
  const { t } = useTranslation('recovery');
  const { query } = usePage();
  const { step, form, leave } = useResetPassword(readResetLink(query));

  return (
    <CallingPage>
      {step.name === 'form' && (
        <>
          <StepTitle>{t('reset.title')}</StepTitle>
          <p className={styles.text}>{t('reset.text')}</p>
          <form {...form.props} className={page.fields}>
            <NewPasswordFields field={form.field} onLeave={leave} enterKeyHint="done" />
            <Button {...form.button} variant="filled" size="lg" fullWidth>
              {t('reset.submit')}
            </Button>
          </form>
        </>
      )}
      {step.name === 'refused' && <RefusedLink code={step.code} />}
      {step.name === 'success' && (
        <>
          <StepTitle isNew>{t('reset.done')}</StepTitle>
          <p className={styles.text}>{t('reset.doneText')}</p>
          <Button component="a" href="/" variant="filled" size="lg" fullWidth>
            {t('login')}
          </Button>
        </>
      )}
    </CallingPage>
  );
}

function RefusedLink({ code }: { code: 'TOKEN_INVALID' | 'INCORRECT_ACCESS' }) {
  const { t } = useTranslation('recovery');
  const wordsOf = useProblemWords();

  return (
    <>
      <StepTitle isNew>{t('reset.refused')}</StepTitle>
      <p className="danger-box" role="alert">
        {wordsOf({ code })}
      </p>
      <Button component="a" href={tabPaths.password} variant="filled" size="lg" fullWidth>
        {t('reset.newMail')}
      </Button>
    </>
  );
}
