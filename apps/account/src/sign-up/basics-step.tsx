import { Button } from '@mantine/core';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlternativeLinks } from '#account/lib/alternative-links.tsx';
import page from '#account/lib/form-page.module.css';
import { livePasswordProblems } from '#account/lib/new-password.ts';
import { NewPasswordFields } from '#account/lib/new-password-fields.tsx';
import { hasProblem, type Problems } from '#account/lib/problems.ts';
import { useForm } from '#account/lib/use-form.ts';
import { areBasicsFilled, type Basics, type BasicsName, basicsProblems } from './basics.ts';
import { checkBasics } from './sign-up.api.ts';
import styles from './sign-up.module.css';

type BasicsStepProps = {
  basics: Basics;
  /** The e-mail belongs to an invitation and cannot be changed. */
  isInvited?: boolean;
  onChange: (name: BasicsName, value: string) => void;
  /** A reload lost the password that had been typed. */
  isPasswordLost?: boolean;
  /** Server errors after everything was sent. */
  problems: Problems<BasicsName>;
  /** Called once the server has accepted username and password. */
  onAvailable: (username: string) => void;
};

/** Name, e-mail and password. Continues if the e-mail is free and the password is not a common one. */
export function BasicsStep({
  basics,
  isInvited = false,
  onChange,
  isPasswordLost,
  problems,
  onAvailable,
}: BasicsStepProps) {
  const { t } = useTranslation('sign-up');
  const reasonId = useId();
  const [left, setLeft] = useState({ password: false, confirm: false });
  const { props, button, field, problemAt } = useForm<BasicsName>({
    values: basics,
    onChange,
    isFilled: areBasicsFilled(basics),
    check: () => basicsProblems(basics),
    async send() {
      const username = basics.username.trim();
      const found = await checkBasics({ username, password: basics.password });
      if (!hasProblem(found)) onAvailable(username);
      return found;
    },
    problems,
    live: livePasswordProblems(basics, left),
  });

  const form = props.ref;
  useEffect(() => {
    if (isPasswordLost) form.current?.querySelector<HTMLInputElement>('[name="password"]')?.focus();
  }, [isPasswordLost, form]);

  const atUsername = problemAt('username');
  const isUsed = typeof atUsername === 'object' && atUsername.code === 'USED_EMAIL';
  const waysOn = [
    { href: '/', label: t('usedEmail.login') },
    { href: '/forgotPassword', label: t('usedEmail.forgotPassword') },
  ];

  return (
    <form {...props} className={`${page.fields} ${styles.form}`}>
      {isPasswordLost && (
        <p id={reasonId} className={styles.resumed}>
          {t('passwordLost')}
        </p>
      )}
      <TextInput {...field('name')} label={t('name')} autoComplete="name" enterKeyHint="next" />
      <div>
        <TextInput
          {...field('username')}
          label={t('username')}
          description={t(isInvited ? 'invited.username' : 'usernameUse')}
          readOnly={isInvited}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
        />
        {isUsed && <AlternativeLinks ways={waysOn} />}
      </div>
      <NewPasswordFields
        field={field}
        onLeave={(name) => setLeft((before) => ({ ...before, [name]: true }))}
        enterKeyHint="next"
        describedBy={isPasswordLost ? reasonId : undefined}
      />
      <Button {...button} variant="filled" size="lg" fullWidth>
        {t('next')}
      </Button>
    </form>
  );
}
