import { Button } from '@mantine/core';
import { callingCodeOf } from '@maru/contract/phone/countries.ts';
import { formatPhone } from '@maru/contract/phone/format-phone.ts';
import { codeDigits } from '@maru/contract/verification/verification.endpoints.ts';
import { CodeInput } from '@maru/ui/code/code-input.tsx';
import { CodeReveal } from '@maru/ui/code/code-reveal.tsx';
import type { ActionDispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '#account/lib/page.tsx';
import type { PhoneCodeMoment } from './phone-code-clock.ts';
import type { PhoneCodeEvent, PhoneCodeFlow } from './phone-code-flow.ts';
import styles from './phone-code-form.module.css';

type CodeStepProps = {
  flow: PhoneCodeFlow;
  moment: PhoneCodeMoment;
  dispatch: ActionDispatch<[PhoneCodeEvent]>;
  onResend: () => void;
  error: string | undefined;
};

/**
 * The field for the code, enabled once one was sent, with its recipient, its expiry, and a button that sends
 * another code.
 */
export function CodeStep({ flow, moment, dispatch, onResend, error }: CodeStepProps) {
  const { t } = useTranslation('verification');
  const { environment } = usePage().config;
  const { phone, code, step, asking } = flow;
  const { secondsLeft, resendWait, canResend } = moment;

  return (
    <CodeReveal isOpen={step === 'code'}>
      <div className={styles.code}>
        <p className={styles.sent} role="status">
          {step === 'code' &&
            t('sent', { phone: formatPhone(callingCodeOf(phone.country) ?? '', phone.digits) })}
        </p>
        <CodeInput
          label={t('code')}
          name="code"
          digits={codeDigits}
          value={code}
          onChange={(typed) => dispatch({ type: 'codeTyped', code: typed })}
          timeLeft={secondsLeft === undefined ? undefined : { seconds: secondsLeft, label: t('timeLeft') }}
          error={error}
        />
        <div className={styles.resend}>
          <span>{resendWait > 0 && t('resendWait', { seconds: resendWait })}</span>
          <Button
            variant="subtle"
            size="sm"
            disabled={!canResend}
            loading={step === 'code' && asking === 'send'}
            onClick={onResend}
          >
            {t('resend')}
          </Button>
        </div>
        {environment === 'trial' && (
          <a className="small-link" href="/dev/outbox" target="_blank" rel="noreferrer">
            {t('mailbox')}
          </a>
        )}
      </div>
    </CodeReveal>
  );
}
