import type { TermsAgreement } from '@maru/ui/terms/terms-answers.ts';
import { isApiError } from '@maru/web/api-error.ts';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { showError } from '#account/lib/show-error.ts';
import { useAct } from '#account/lib/use-act.ts';
import { askServer } from '#account/verification/ask-server.ts';
import { numberOf } from '#account/verification/phone-code-flow.ts';
import type { BasicsName } from './basics.ts';
import { savedSignUp, saveSignUp } from './saved-sign-up.ts';
import { createUser } from './sign-up.api.ts';
import { signUp, startSignUp } from './sign-up-flow.ts';
import { refusalIn } from './sign-up-refusal.ts';
import { useStepHistory } from './use-step-history.ts';

/** State of signing up: the flow, what the browser stores, and the final call. */
export function useSignUp() {
  const [state, send] = useReducer(signUp, startSignUp);
  const [isSettled, settle] = useReducer(() => true, false);
  const { basics, phone } = state;
  useStepHistory(state.step, { isSettled, onGo: (step) => send({ type: 'wentTo', step }) });
  useEffect(() => {
    const saved = savedSignUp();
    if (saved) send({ type: 'restored', saved });
    settle();
  }, []);
  useEffect(() => {
    if (isSettled) saveSignUp(state);
  }, [isSettled, state]);

  const isLooking = phone.asking === 'look';
  const look = useEffectEvent(async () => {
    try {
      const answer = await askServer(phone, 'SIGN_UP');
      if (answer) send({ type: 'phone', event: answer });
    } catch (error) {
      send({ type: 'phone', event: { type: 'failed', phone: phone.phone } });
      showError(error);
    }
  });
  useEffect(() => {
    if (isLooking) void look();
  }, [isLooking]);

  const type = (name: BasicsName, value: string) => send({ type: 'typed', name, value });

  const create = useAct(async (agreements: TermsAgreement[]) => {
    const number = numberOf(phone.phone);
    if (!number) return;
    try {
      await createUser({ basics, phone: number, agreements });
      send({ type: 'created' });
    } catch (error) {
      const refusal = isApiError(error) ? refusalIn(error) : undefined;
      if (isApiError(error)) send({ type: 'refused', error });
      // A refusal about an earlier step is shown in that step. Everything else becomes a notice.
      if (!refusal || refusal.at === 'term') throw error;
    }
  });

  return { state, send, type, create };
}
