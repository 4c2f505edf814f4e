import { codeDigits, type VerificationPurpose } from '@maru/contract/verification/verification.endpoints.ts';
import { isApiError } from '@maru/web/api-error.ts';
import { errorWords, reportError } from '@maru/web/report-error.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldOf, noPhone, numberOf, type ProblemField, problemOf, type TypedPhone } from './code-flow.ts';
import { type NewPhone, useCheckCode, useSendCode } from './phone-code.api.ts';

type Problem = { field: ProblemField; words: string };

export type PhoneCodeUse = {
  purpose: VerificationPurpose;
  /** Runs before a code is sent, for example to check a password. */
  begin?: (phone: NewPhone) => Promise<unknown>;
  /** Sets the verified phone. Resolves to false if the verification has expired. */
  apply: (phone: NewPhone) => Promise<boolean>;
  onDone: (phone: TypedPhone) => void;
};

/** Sets a phone in two steps: the phone, then the code sent to it. Another phone starts over. */
export function usePhoneCode({ purpose, begin, apply, onDone }: PhoneCodeUse) {
  const { t } = useTranslation(['phone-code', 'errors']);
  const [phone, setPhone] = useState<TypedPhone>(noPhone);
  const [code, setCode] = useState('');
  const [sentAt, setSentAt] = useState<number>();
  const [problem, setProblem] = useState<Problem>();
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync: sendCode } = useSendCode(purpose);
  const { mutateAsync: checkCode } = useCheckCode(purpose);

  async function ask(act: () => Promise<void>) {
    if (isAsking) return;
    setIsAsking(true);
    setProblem(undefined);
    try {
      await act();
    } catch (error) {
      const words = errorWords(error);
      if (words === undefined) return reportError(error);
      // The code was right, but the verification has expired: start over.
      if (isApiError(error, 'PHONE_NOT_VERIFIED')) setSentAt(undefined);
      setProblem({ field: fieldOf(error), words });
    } finally {
      setIsAsking(false);
    }
  }

  function send() {
    const number = numberOf(phone);
    if (!number) return setProblem({ field: 'phone', words: t(`errors:fields.${problemOf(phone)}`) });
    return ask(async () => {
      await begin?.(number);
      await sendCode(number);
      setCode('');
      setSentAt(Date.now());
    });
  }

  function confirm() {
    const number = numberOf(phone);
    if (!number) return;
    if (code.length < codeDigits) return setProblem({ field: 'code', words: t('codeIncomplete') });
    return ask(async () => {
      await checkCode({ phone: number, code });
      if (await apply(number)) return onDone(phone);
      setSentAt(undefined);
      setProblem({ field: 'form', words: t('expired') });
    });
  }

  return {
    phone,
    code,
    sentAt,
    isAsking,
    errorAt: (field: ProblemField) => (problem?.field === field ? problem.words : undefined),
    forget: (field: ProblemField) => problem?.field === field && setProblem(undefined),
    setPhone(typed: TypedPhone) {
      setPhone(typed);
      setSentAt(undefined);
      setProblem(undefined);
    },
    setCode(typed: string) {
      setCode(typed);
      setProblem(undefined);
    },
    send,
    submit: () => void (sentAt === undefined ? send() : confirm()),
  };
}

export type PhoneCodeForm = ReturnType<typeof usePhoneCode>;
