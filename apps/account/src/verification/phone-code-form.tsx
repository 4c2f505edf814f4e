import { Button } from '@mantine/core';
import { phoneCountries } from '@maru/contract/phone/countries.ts';
import { formatTypedPhone } from '@maru/contract/phone/format-phone.ts';
import { readPhone } from '@maru/contract/phone/read-phone.ts';
import { PhoneInput } from '@maru/ui/phone/phone-input.tsx';
import type { TFunction } from 'i18next';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useEarlyPress } from '#account/lib/use-early-press.ts';
import { CodeStep } from './code-step.tsx';
import styles from './phone-code-form.module.css';
import { fieldOf, type PhoneCodeProblem } from './phone-code-problem.ts';
import { problemWords } from './problem-words.ts';
import { type PhoneCodeUse, usePhoneCode } from './use-phone-code.ts';

export type PhoneCodeFormProps = PhoneCodeUse & {
  /** Whether the call after the verification is running. */
  isSending?: boolean;
  /** Rendered below the phone field and its error. */
  belowPhone?: ReactNode;
};

/**
 * Asks for a phone and the code sent to it. The page keeps `flow` with `useReducer(phoneCode, startPhoneCode)`, so that
 * going back loses nothing.
 */
export function PhoneCodeForm({ isSending = false, belowPhone, ...use }: PhoneCodeFormProps) {
  const { t, i18n } = useTranslation('verification');
  const { flow, dispatch } = use;
  const { moment, submit, resend } = usePhoneCode(use);
  const form = useRef<HTMLFormElement>(null);
  const earlyPress = useEarlyPress(form);

  const { problem } = moment;
  const field = problem && fieldOf(problem);
  const words = problem && problemWords(t, problem);

  // Focuses the first invalid field, or the code after it was sent.
  useEffect(() => {
    if (field === 'phone' || field === 'code')
      form.current?.querySelector<HTMLInputElement>('input[aria-invalid="true"]')?.focus();
  }, [field]);
  useEffect(() => {
    if (flow.step === 'code') form.current?.querySelector<HTMLInputElement>('[name="code"]')?.focus();
  }, [flow.step]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isSending) submit();
  }

  return (
    <form {...earlyPress.props} ref={form} className={styles.form} noValidate onSubmit={handleSubmit}>
      <PhoneInput
        label={t('phone')}
        countryLabel={t('country')}
        searchLabel={t('countrySearch')}
        nothingFoundText={t('countryNone')}
        countries={phoneCountries}
        language={i18n.language}
        name="phone"
        placeholder={flow.phone.country === 'KR' ? t('phoneExample') : ''}
        value={flow.phone}
        onChange={(phone) => dispatch({ type: 'phoneTyped', phone })}
        format={formatTypedPhone}
        read={readPhone}
        error={field === 'phone' ? words : undefined}
      />
      {belowPhone}
      <CodeStep
        {...{ flow, moment, dispatch }}
        onResend={resend}
        error={field === 'code' ? words : undefined}
      />
      <p className={`danger-box ${styles.problem}`} role="alert">
        {problem && field === 'form' && wordsOfForm(t, problem, moment.wait)}
      </p>
      {flow.step === 'verified' && (
        <p className={styles.verified} role="status">
          {t('verified')}
        </p>
      )}
      <Button
        type="submit"
        variant="filled"
        size="lg"
        fullWidth
        disabled={earlyPress.isTakenOver && !moment.canSubmit && flow.asking === undefined}
        loading={flow.asking !== undefined || isSending}
      >
        {t(`submit.${flow.step}`)}
      </Button>
    </form>
  );
}

/** The countdown is visual only; screen readers hear the text once. */
function wordsOfForm(t: TFunction, problem: PhoneCodeProblem, wait: number) {
  if (problem.name !== 'TOO_MANY_REQUESTS') return problemWords(t, problem);
  return (
    <>
      <span className="heard-only">{problemWords(t, problem)}</span>
      <span aria-hidden>{problemWords(t, { ...problem, seconds: wait })}</span>
    </>
  );
}
