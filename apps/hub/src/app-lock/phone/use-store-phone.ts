import { codeDigits } from '@maru/contract/verification/verification.endpoints.ts';
import { isApiError } from '@maru/web/api-error.ts';
import { errorWords, reportError } from '@maru/web/report-error.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeStorePhone, useCheckCode, useSendCode } from '#hub/app-lock/app-lock.api.ts';
import { fieldOf, noPhone, numberOf, type ProblemField, type TypedPhone } from './code-flow.ts';

type Problem = { field: ProblemField; words: string };

/** Sets the store phone in two steps: the phone, then the code sent to it. Another phone starts over. */
export function useStorePhone(storeId: string, onChanged: () => void) {
  const { t } = useTranslation(['app-lock', 'errors']);
  const [phone, setPhone] = useState<TypedPhone>(noPhone);
  const [code, setCode] = useState('');
  const [sentAt, setSentAt] = useState<number>();
  const [problem, setProblem] = useState<Problem>();
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync: sendCode } = useSendCode();
  const { mutateAsync: checkCode } = useCheckCode();
  const { mutateAsync: change } = useChangeStorePhone(storeId);

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
    if (!number)
      return setProblem({ field: 'phone', words: t('errors:fields.phoneNumberisNotCorrectFormat') });
    return ask(async () => {
      await sendCode(number);
      setCode('');
      setSentAt(Date.now());
    });
  }

  function confirm() {
    const number = numberOf(phone);
    if (!number) return;
    if (code.length < codeDigits) return setProblem({ field: 'code', words: t('phone.codeIncomplete') });
    return ask(async () => {
      await checkCode({ phone: number, code });
      await change(number);
      onChanged();
    });
  }

  return {
    phone,
    code,
    sentAt,
    isAsking,
    errorAt: (field: ProblemField) => (problem?.field === field ? problem.words : undefined),
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

export type StorePhoneForm = ReturnType<typeof useStorePhone>;
