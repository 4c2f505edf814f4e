import { isApiError } from '@maru/web/api-error.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAct } from '#account/lib/use-act.ts';
import { type Approval, type ApprovalAnswer, answerApproval, fetchApproval } from './app-lock.api.ts';

export type ApprovalStep =
  | { name: 'loading' | 'unknown' | 'failed' }
  /** `isAnswered`: this person has answered the request on this page. */
  | { name: 'found'; approval: Approval; isAnswered: boolean };

/** Reads a request to unlock when the page opens. Only a button answers it. */
export function useApproval(token: string) {
  const [step, setStep] = useState<ApprovalStep>({ name: 'loading' });

  async function look(isAnswered = false) {
    try {
      setStep({ name: 'found', approval: await fetchApproval(token), isAnswered });
    } catch (error) {
      const isNone = isApiError(error, 'NOT_FOUND') || isApiError(error, 'WRONG_FORMAT');
      setStep({ name: isNone ? 'unknown' : 'failed' });
    }
  }

  const { run: answer, isRunning } = useAct(async (said: ApprovalAnswer) => {
    try {
      setStep({ name: 'found', approval: await answerApproval(token, said), isAnswered: true });
    } catch (error) {
      if (isApiError(error, 'NOT_FOUND')) return setStep({ name: 'unknown' });
      if (!isApiError(error, 'APPROVAL_ENDED')) throw error;
      await look(true);
    }
  });

  const begin = useEffectEvent(() => void look());
  useEffect(() => begin(), []);
  return { step, look, answer, isAnswering: isRunning };
}
