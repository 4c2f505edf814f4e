import { Button } from '@mantine/core';
import { PasswordInput } from '@maru/ui/fields/password-input.tsx';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAct } from '#account/lib/use-act.ts';
import { keepUsername, takeUsername } from './kept-username.ts';
import styles from './login-form.module.css';
import { useFilled } from './use-filled.ts';

/**
 * The fields keep their own text, since the browser posts them: what was typed or filled in before the script came
 * stays. The button waits for both only once there is script to wake it. What refused the last try describes both
 * fields: it stood in the page from the start, and not every screen reader says an alert that did.
 */
export function LoginForm({ refusalId }: { refusalId: string | undefined }) {
  const { t } = useTranslation('sign-in');
  const form = useRef<HTMLFormElement>(null);
  const isFilled = useFilled(form);
  const { run: post, isRunning: isPosted } = useAct(untilShownAgain);
  const [isCapsLockOn, setIsCapsLockOn] = useState(false);

  useEffect(() => takeUsername(form.current, refusalId !== undefined), [refusalId]);

  function handleSubmit(event: FormEvent) {
    if (isPosted) return event.preventDefault();
    keepUsername(form.current);
    void post();
  }

  const noticeCapsLock = (event: KeyboardEvent) =>
    setIsCapsLockOn(event.getModifierState?.('CapsLock') ?? false);

  return (
    <form ref={form} className={styles.form} method="post" action="/login" noValidate onSubmit={handleSubmit}>
      <TextInput
        label={t('login.username')}
        name="username"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        describedBy={refusalId}
        autoFocus
      />
      <PasswordInput
        label={t('login.password')}
        name="password"
        autoComplete="current-password"
        enterKeyHint="go"
        describedBy={refusalId}
        showText={t('login.show')}
        hideText={t('login.hide')}
        {...(isCapsLockOn ? { description: t('login.capsLock') } : {})}
        onKeyDown={noticeCapsLock}
      />
      <Button type="submit" variant="filled" size="lg" fullWidth disabled={!isFilled} loading={isPosted}>
        {t('login.submit')}
      </Button>
    </form>
  );
}

/** The browser posts the form and leaves; a page that comes back from its memory may post again. */
function untilShownAgain(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('pageshow', ({ persisted }) => persisted && resolve());
  });
}
