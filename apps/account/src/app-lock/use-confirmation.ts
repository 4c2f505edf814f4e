import { isApiError } from '@maru/web/api-error.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAct } from '#account/lib/use-act.ts';
import { type Confirmation, confirmPhone, fetchConfirmation } from './store-phone.api.ts';

export type ConfirmationStep =
  | { name: 'loading' | 'unknown' | 'failed' }
  | { name: 'found'; confirmation: Confirmation };

/** Reads a new store phone when the page opens. Only the button confirms it. */
export function useConfirmation(token: string) {
  const [step, setStep] = useState<ConfirmationStep>({ name: 'loading' });

  async function look() {
    try {
      setStep({ name: 'found', confirmation: await fetchConfirmation(token) });
    } catch (error) {
      const isNone = isApiError(error, 'NOT_FOUND') || isApiError(error, 'WRONG_FORMAT');
      setStep({ name: isNone ? 'unknown' : 'failed' });
    }
  }

  const { run: confirm, isRunning } = useAct(async () => {
    try {
      setStep({ name: 'found', confirmation: await confirmPhone(token) });
    } catch (error) {
      if (isApiError(error, 'NOT_FOUND')) return setStep({ name: 'unknown' });
      if (!isApiError(error, 'STORE_PHONE_RESET_ENDED')) throw error;
      await look();
    }
  });

  const begin = useEffectEvent(() => void look());
  useEffect(() => begin(), []);
  return { step, look, confirm, isConfirming: isRunning };
}
