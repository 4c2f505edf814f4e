import { isApiError } from '@maru/web/api-error.ts';
import { useEffect, useReducer } from 'react';
import { useAct } from '#account/lib/use-act.ts';
import type { TermsAgreement } from '#account/terms/terms-answers.ts';
import { numberOf } from '#account/verification/phone-code-flow.ts';
import type { BasicsName } from './basics.ts';
import { forgetBasics, keepTyped, keptBasics } from './kept-basics.ts';
import { createUser } from './sign-up.api.ts';
import { signUp, startSignUp } from './sign-up-flow.ts';
import { refusalIn } from './sign-up-refusal.ts';
import { useStepHistory } from './use-step-history.ts';

/** The flow of signing up, with what the browser keeps of it and the call at its end. */
export function useSignUp() {
  const [state, send] = useReducer(signUp, startSignUp);
  const { basics, phone } = state;
  useStepHistory(state.step, (step) => send({ type: 'wentTo', step }));
  useEffect(() => {
    const kept = keptBasics();
    if (kept) send({ type: 'kept', basics: kept });
  }, []);

  function type(name: BasicsName, value: string) {
    send({ type: 'typed', name, value });
    keepTyped(name, value);
  }

  const create = useAct(async (agreements: TermsAgreement[]) => {
    const number = numberOf(phone.phone);
    if (!number) return;
    try {
      await createUser({ basics, phone: number, agreements });
      forgetBasics();
      send({ type: 'created' });
    } catch (error) {
      const refusal = isApiError(error) ? refusalIn(error) : undefined;
      if (isApiError(error)) send({ type: 'refused', error });
      // The other steps say it themselves.
      if (!refusal || refusal.at === 'term') throw error;
    }
  });

  return { state, send, type, create };
}
