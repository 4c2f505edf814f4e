import { Button } from '@mantine/core';
import {
  codeDigits,
  codeSeconds,
  resendSeconds,
} from '@maru/contract/verification/verification.endpoints.ts';
import { CodeInput } from '@maru/ui/code/code-input.tsx';
import { secondsUntil } from '@maru/ui/time-left.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MailboxLink } from '#hub/app-lock/mailbox-link.tsx';
import { useNow } from '#hub/lib/use-now.ts';
import styles from './store-phone-dialog.module.css';
import type { StorePhoneForm } from './use-store-phone.ts';

/** Field for the code, with its expiry and a button that sends another. */
export function CodeField({ form, sentAt }: { form: StorePhoneForm; sentAt: number }) {
  const { t } = useTranslation('app-lock');
  const field = useRef<HTMLInputElement>(null);
  const now = Math.max(sentAt, useNow(1_000));
  const wait = secondsUntil(sentAt + resendSeconds * 1_000, now);

  // The code is typed next, also after another one was sent.
  useEffect(() => {
    if (sentAt) field.current?.focus();
  }, [sentAt]);

  return (
    <>
      <CodeInput
        ref={field}
        label={t('phone.code')}
        name="code"
        digits={codeDigits}
        value={form.code}
        onChange={form.setCode}
        timeLeft={{
          seconds: secondsUntil(sentAt + codeSeconds * 1_000, now),
          label: t('phone.timeLeft'),
        }}
        error={form.errorAt('code')}
      />
      <div className={styles.resend}>
        <span>{wait > 0 && t('phone.resendWait', { seconds: wait })}</span>
        <Button variant="subtle" disabled={wait > 0 || form.isAsking} onClick={() => void form.send()}>
          {t('phone.resend')}
        </Button>
      </div>
      <MailboxLink />
    </>
  );
}
