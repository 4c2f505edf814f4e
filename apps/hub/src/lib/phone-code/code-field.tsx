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
import { MailboxLink } from '#hub/lib/mailbox-link.tsx';
import { useNow } from '#hub/lib/use-now.ts';
import styles from './phone-code-dialog.module.css';
import type { PhoneCodeForm } from './use-phone-code.ts';

/** Field for the code, with its expiry and a button that sends another. */
export function CodeField({ form, sentAt }: { form: PhoneCodeForm; sentAt: number }) {
  const { t } = useTranslation('phone-code');
  const field = useRef<HTMLInputElement>(null);
  const now = Math.max(sentAt, useNow(1_000));
  const wait = secondsUntil(sentAt + resendSeconds * 1_000, now);

  // Focus the field, because the code is typed next, also after another one was sent.
  useEffect(() => {
    if (sentAt) field.current?.focus();
  }, [sentAt]);

  return (
    <>
      <CodeInput
        ref={field}
        label={t('code')}
        name="code"
        digits={codeDigits}
        value={form.code}
        onChange={form.setCode}
        timeLeft={{
          seconds: secondsUntil(sentAt + codeSeconds * 1_000, now),
          label: t('timeLeft'),
        }}
        error={form.errorAt('code')}
      />
      <div className={styles.resend}>
        <span>{wait > 0 && t('resendWait', { seconds: wait })}</span>
        <Button variant="subtle" disabled={wait > 0 || form.isAsking} onClick={() => void form.send()}>
          {t('resend')}
        </Button>
      </div>
      <MailboxLink text={t('mailbox')} />
    </>
  );
}
