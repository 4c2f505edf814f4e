import { Button } from '@mantine/core';
import { PasswordInput } from '@maru/ui/fields/password-input.tsx';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import page from '#account/lib/form-page.module.css';
import { useAct } from '#account/lib/use-act.ts';
import styles from './login-form.module.css';
import { restoreUsername, saveUsername } from './saved-username.ts';
import { useIsFilled } from './use-is-filled.ts';

/**
 * The fields are uncontrolled, because the browser posts the form; so input from before hydration stays. The
 * button is disabled only after hydration. The refusal describes both fields, because not every screen reader
 * announces an alert that was in the page from the start.
 */
export function LoginForm({ refusalId }: { refusalId: string | undefined }) {
  const { t } = useTranslation('sign-in');
  const form = useRef<HTMLFormElement>(null);
  const isFilled = useIsFilled(form);
  const { run: post, isRunning: isPosted } = useAct(untilShownAgain);
  const [isCapsLockOn, setIsCapsLockOn] = useState(false);

  useEffect(() => restoreUsername(form.current, refusalId !== undefined), [refusalId]);

  function handleSubmit(event: FormEvent) {
    if (isPosted) return event.preventDefault();
    saveUsername(form.current);
    void post();
  }

  const noticeCapsLock = (event: KeyboardEvent) =>
    setIsCapsLockOn(event.getModifierState?.('CapsLock') ?? false);

  return (
    <form
      ref={form}
      className={`${page.fields} ${styles.form}`}
      method="post"
      action="/login"
      noValidate
      onSubmit={handleSubmit}
    >
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

/** Resolves when the page returns from the back-forward cache, so that the form can be posted again. */
function untilShownAgain(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('pageshow', ({ persisted }) => persisted && resolve());
  });
}
