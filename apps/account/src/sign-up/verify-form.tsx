import { Button } from '@mantine/core';
import { PasswordInput } from '@maru/ui/fields/password-input.tsx';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import page from '#account/lib/form-page.module.css';
import { useProblemWords } from '#account/lib/problems.ts';
import { useAct } from '#account/lib/use-act.ts';
import { useForm } from '#account/lib/use-form.ts';
import { resendMail, verifyEmail } from './sign-up.api.ts';
import styles from './sign-up.module.css';
import { type VerifyProblem, verifyProblem, wasVerifiedBefore } from './verify-problem.ts';

type Credentials = { username: string; password: string };
/** Whether this press verified the address, or an earlier one. */
export type Verified = 'now' | 'before';

const nothing: Credentials = { username: '', password: '' };

/** Verifies the address by username, password and token. Input is kept after an error. */
export function VerifyForm({ token, onVerified }: { token: string; onVerified: (when: Verified) => void }) {
  const { t } = useTranslation('sign-up');
  const [values, setValues] = useState(nothing);
  const [problem, setProblem] = useState<VerifyProblem>();
  const { props, button, field } = useForm<keyof Credentials>({
    values,
    onChange: (name, value) => setValues((before) => ({ ...before, [name]: value })),
    isFilled: values.username.trim() !== '' && values.password !== '',
    async send() {
      setProblem(undefined);
      try {
        await verifyEmail(token, { ...values, username: values.username.trim() });
        onVerified('now');
      } catch (error) {
        if (wasVerifiedBefore(error)) return onVerified('before');
        const known = verifyProblem(error);
        if (!known) throw error;
        setProblem(known);
      }
    },
  });

  return (
    <>
      {problem && <VerifyAlert problem={problem} username={values.username.trim()} />}
      <form {...props} className={page.fields}>
        <TextInput
          {...field('username')}
          label={t('username')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
        />
        <PasswordInput
          {...field('password')}
          label={t('app:password.new')}
          autoComplete="current-password"
          enterKeyHint="go"
          showText={t('app:password.show')}
          hideText={t('app:password.hide')}
        />
        <Button {...button} variant="filled" size="lg" fullWidth>
          {t('verify.submit')}
        </Button>
      </form>
    </>
  );
}

function VerifyAlert({ problem, username }: { problem: VerifyProblem; username: string }) {
  const { t } = useTranslation('sign-up');
  const wordsOf = useProblemWords();
  const { run, isRunning } = useAct(async () => {
    await resendMail(username);
    showNotice({ id: 'verification-mail', type: 'SUCCESS', message: t('verify.resent') });
  });

  return (
    <>
      <div className={`danger-box ${styles.error}`} role="alert">
        {problem.kind === 'authentication' && <strong>{t('verify.authenticationError')}</strong>}
        <p>{wordsOf(problem)}</p>
      </div>
      {problem.isMailNeeded && (
        <div className={styles.help}>
          <Button variant="default" loading={isRunning} onClick={() => run()}>
            {t('resend')}
          </Button>
        </div>
      )}
    </>
  );
}
